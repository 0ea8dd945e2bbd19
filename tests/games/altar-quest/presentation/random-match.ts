import '../../../../src/games/altar-quest/box.ts';
import { randomChoice } from '../../../../src/drivers/random-play.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import type { Decision } from '../../../../src/kernel/decision.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Happening } from '../../../../src/kernel/event.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { pick, seedRandom } from '../../../../src/kernel/random.ts';

/** Answers after which a match has shown enough. */
const ENOUGH = 400;

/** What makes something happen; a random hero would mostly wander about. */
const EVENTFUL: readonly string[] = ['open', 'play', 'feat', 'action', 'interact', 'use', 'rest'];

/** Who plays, and with which decks, if it matters. */
export interface Party {
  heroes: [string, string];
  options: { [option: string]: string };
}

/** Every deck and every hero within a dozen numbers. */
export const anyParty = (number: number): Party => {
  const from = (id: string, index: number): string => {
    const { choices } = altarQuestRules.lobby.options.find((option) => option.id === id)!;
    return choices[index % choices.length]!;
  };
  const heroes = altarQuestRules.lobby.characters.offers.map(({ id }) => id);
  const hero = (index: number) => heroes[index % heroes.length]!;
  return {
    heroes: [hero(number), hero(number + 1 + (Math.floor(number / 4) % 3))],
    options: {
      threat: from('threat', number),
      villain: from('villain', Math.floor(number / 2)),
      quest: from('quest', number),
      ally: 'each',
      rivals: 'three',
    },
  };
};

const usualParty = (number: number): Party => ({
  heroes: ['myreen', 'sedrin'],
  options: {
    'start-room': number % 2 === 0 ? 'random' : 'chosen',
    ...(number % 3 === 0 ? { ally: 'each', rivals: 'three' } : {}),
    ...(number % 3 === 2 ? { ally: 'any' } : {}),
  },
});

/**
 * Plays a match by random legal answers that prefer to do something, and shows every open question
 * on the way. Returns what happened.
 */
export function playRandomly(
  number: number,
  look: (match: Match<AltarQuestState>, decision: Decision) => void = () => undefined,
  hear: (match: Match<AltarQuestState>, happenings: Happening[], answered: Decision) => void = () =>
    undefined,
  enough = ENOUGH,
  { heroes: [one, two], options } = usualParty(number),
): { match: Match<AltarQuestState>; happenings: Happening[] } {
  const seed = number.toString(16).padStart(32, '0');
  const random = seedRandom(`f${seed.slice(1)}`);
  const { match, happenings } = altarQuestRules.setup({
    seats: [
      { seat: 'one', characters: [one] },
      { seat: 'two', characters: [two] },
    ],
    options,
    seed,
  });
  while (!match.outcome && match.inputs < enough) {
    for (const decision of match.open) look(match, decision);
    let choice = randomChoice(random, match.open);
    const decision = match.open.find(({ id }) => id === choice.decision)!;
    const eventful = decision.options.filter(
      ({ verb, seat }) => EVENTFUL.includes(verb) && seat === undefined,
    );
    if (decision.prompt.key === 'prompt.act' && eventful.length > 0) {
      const { id } = pick(random, eventful);
      choice = { ...choice, seat: decision.seats[0]!, options: [id] };
    }
    const result = answer(altarQuestRules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal answer was refused: ${result.refusal}`);
    happenings.push(...result.happenings);
    hear(match, result.happenings, decision);
  }
  return { match, happenings };
}
