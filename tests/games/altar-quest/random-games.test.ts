import { describe, expect, it } from 'vitest';
import '../../../src/games/altar-quest/box.ts';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { seatsFor } from '../../../src/drivers/seats.ts';
import { seedOf } from '../../../src/drivers/seeds.ts';
import { altarQuestRules as rules } from '../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../src/games/altar-quest/rules/state.ts';
import {
  type Choice,
  type Decision,
  fallbackFor,
  optionsFor,
} from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { type RandomState, seedRandom } from '../../../src/kernel/random.ts';
import { expectToAskTheSameAgain } from '../../support/asking-again.ts';

/** Choices after which a game counts as endless. */
const LONGEST = 5000;
/** How often, in questions, every option is tried on a copy. */
const TRIED = 60;

type Choose = (random: RandomState, open: readonly Decision[]) => Choice;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Plays a match to its end, looking at it between any two choices. */
function play(
  game: number,
  heroes: number,
  choose: Choose,
  look: (match: Match<AltarQuestState>) => void = () => {},
): Match<AltarQuestState> {
  const seats = seatsFor(rules.lobby, Math.min(heroes, 2), heroes);
  const random = seedRandom(seedOf(1, game, 'choices'));
  const options: { [option: string]: string } =
    game % 2 === 0 ? { ally: 'each', rivals: 'two' } : {};
  let { match } = rules.setup({ seats, options, seed: seedOf(1, game, 'match') });
  while (match.outcome === null) {
    look(match);
    if (match.inputs > LONGEST) throw new Error('The game does not come to an end.');
    match = copy(match);
    const result = answer(rules.procedures, match, choose(random, match.open));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  return match;
}

/** What a deadline does: the first open question gets its fallback. */
const fallback: Choose = (_random, [decision]) => {
  if (!decision) throw new Error('Nothing is asked.');
  const seat = decision.seats[0] as string;
  return { seat, decision: decision.id, options: fallbackFor(decision, seat) };
};

/** Everything that must hold of an open question, whoever it is for. */
function checkQuestions({ open }: Match<AltarQuestState>): void {
  expect(open.length).toBeGreaterThan(0);
  for (const decision of open) {
    const { options, choose, seats, prompt } = decision;
    const ids = options.map(({ id }) => id);
    expect(new Set(ids).size, prompt.key).toBe(ids.length);
    expect(ids.length, prompt.key).toBeGreaterThanOrEqual(Math.max(1, choose.min));
    expect(seats.length, prompt.key).toBeGreaterThan(0);
    for (const seat of seats) {
      const chosen = fallbackFor(decision, seat);
      const own = optionsFor(decision, seat).map(({ id }) => id);
      expect(own, prompt.key).toEqual(expect.arrayContaining(chosen));
      expect(chosen.length, prompt.key).toBeGreaterThanOrEqual(choose.min);
      expect(chosen.length, prompt.key).toBeLessThanOrEqual(choose.max);
    }
  }
}

/** Every option that a seat may choose is accepted and leaves the match in order. */
function tryEveryOption(match: Match<AltarQuestState>): void {
  for (const decision of match.open) {
    if (decision.choose.min !== 1) continue;
    for (const seat of match.seats) {
      for (const { id } of optionsFor(decision, seat)) {
        const fork = copy(match);
        const result = answer(rules.procedures, fork, {
          seat,
          decision: decision.id,
          options: [id],
        });
        expect(result.accepted, `${decision.prompt.key} ${id}`).toBe(true);
        expect(rules.broken(fork), `${decision.prompt.key} ${id}`).toEqual([]);
      }
    }
  }
}

describe('random games of Altar Quest', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 2],
  ])('game %i with %i heroes keeps every invariant and comes to an end', (game, heroes) => {
    let questions = 0;
    const match = play(game, heroes, randomChoice, (now) => {
      expect(rules.broken(now)).toEqual([]);
      expectToAskTheSameAgain(rules.procedures, now);
      expect(copy(now)).toEqual(now);
      checkQuestions(now);
      questions += 1;
      if (questions % TRIED === 0) tryEveryOption(now);
    });
    expect(match.outcome?.reason).toMatch(/^[a-z-]+$/);
    expect(match.stack).toEqual([]);
    expect(match.open).toEqual([]);
  });

  it('is the same game again from the same seeds', () => {
    expect(play(9, 2, randomChoice)).toEqual(play(9, 2, randomChoice));
  });

  it('ends by its deadlines when nobody ever answers', () => {
    const match = play(10, 2, fallback, checkQuestions);
    expect(match.outcome?.winners).toEqual([]);
  });
});
