import '../../../src/games/altar/box.ts';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { seatsFor } from '../../../src/drivers/seats.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { Happening } from '../../../src/kernel/event.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';

export type AltarMatch = Match<AltarState>;

const seedOf = (game: number) => game.toString(16).padStart(32, '0');

/** Begins a match of so many players, with other gods in every game. */
export const beginGame = (players: number, game: number) =>
  altarRules.setup({
    seats: seatsFor(altarRules.lobby, players, players, game),
    options: {},
    seed: seedOf(game),
  });

/** Plays at random to the end; looks at the match at every question, and at all that happened. */
export function playGame(
  players: number,
  game: number,
  look: (match: AltarMatch) => void,
  hear: (happenings: Happening[]) => void = () => {},
): AltarMatch {
  const { match, happenings } = beginGame(players, game);
  const random = seedRandom(seedOf(game + 4096));
  hear(happenings);
  while (match.outcome === null) {
    look(match);
    const result = answer(altarRules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    hear(result.happenings);
  }
  return match;
}
