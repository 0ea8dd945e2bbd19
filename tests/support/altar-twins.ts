import { isDeepStrictEqual } from 'node:util';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import { eventFor, type Happening, type Viewer } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import { type RecordedMatch, recordMatch } from './recorded-match.ts';

/** Altar, except that one card of a seat's hand has been swapped with the lowest of the deck from the start. */
const swapped = (seat: string): Game => ({
  ...altar,
  rules: {
    ...altar.rules,
    setup(setup) {
      const begun = altar.rules.setup(setup);
      const { deck, players } = begun.match.state as AltarState;
      const hand = players.find((player) => player.seat === seat)!.hand;
      [hand[0], deck[0]] = [deck[0] as string, hand[0] as string];
      return begun;
    },
  },
});

export interface Twins {
  game: Game;
  record: RecordedMatch;
  otherGame: Game;
  other: RecordedMatch;
  /** The seat whose hand differs; to everybody else both matches are the same. */
  holder: string;
}

/**
 * Two matches of Altar with the same choices that differ only in a hand that nobody else knows.
 * @param options of both, where they should differ from the usual
 */
export function altarTwins(
  players: number,
  number: number,
  most: number,
  options: { [option: string]: string } = {},
): Twins {
  const holder = 'seat-2';
  const otherGame = swapped(holder);
  const choices = choicesInBoth(otherGame, players, number, most, holder, options);
  const played = (game: Game): RecordedMatch => {
    const left = [...choices];
    const choose = () => left.shift() ?? null;
    return recordMatch(game, { players, number, setup: { options }, choose });
  };
  return { game: altar, record: played(altar), otherGame, other: played(otherGame), holder };
}

/** Random choices that are possible in both, and that show nobody else a difference. */
function choicesInBoth(
  otherGame: Game,
  players: number,
  number: number,
  most: number,
  holder: string,
  options: { [option: string]: string },
): Choice[] {
  const setup: MatchSetup = {
    seats: seatsFor(altar.rules.lobby, players, players, number),
    options,
    seed: number.toString(16).padStart(32, '5'),
  };
  let [one, other] = [altar, otherGame].map(
    (game) => game.rules.setup(structuredClone(setup)).match,
  );
  const viewers = ['table', ...setup.seats.map(({ seat }) => seat)].filter((at) => at !== holder);
  const random = seedRandom(number.toString(16).padStart(32, '9'));
  const choices: Choice[] = [];
  for (let tries = 0; tries < 400 && choices.length < most; tries++) {
    if (!one || !other || one.outcome) break;
    const choice = randomChoice(random, one.open);
    const [here, there] = [after(one, choice), after(other, choice)];
    if (!here || !there || here.match.outcome) continue;
    const same = viewers.every((viewer) =>
      isDeepStrictEqual(heard(here.happenings, viewer), heard(there.happenings, viewer)),
    );
    if (!same) continue;
    choices.push(choice);
    [one, other] = [here.match, there.match];
  }
  return choices;
}

function after(match: Match, choice: Choice) {
  const copy = structuredClone(match);
  const result = answer(altar.rules.procedures, copy, choice);
  return result.accepted ? { match: copy, happenings: result.happenings } : null;
}

const heard = (happenings: readonly Happening[], viewer: Viewer) =>
  happenings.map((happening) => eventFor(happening, viewer));
