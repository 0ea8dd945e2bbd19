import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Happening } from '../../src/kernel/event.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

const seedOf = (game: number) => game.toString(16).padStart(32, '0');

/**
 * Matches of one game that are begun and played at random, a different one for each number.
 * @param options of every match, where they should differ from the usual
 */
export function randomGames<State, View, Words extends Vocabulary>(
  rules: GameRules<State, View, Words>,
  options: { [option: string]: string } = {},
) {
  /** Begins a match of this many players, with other characters in every game. */
  const beginGame = (players: number, game: number) =>
    rules.setup({
      seats: seatsFor(rules.lobby, players, players, game),
      options,
      seed: seedOf(game),
    });

  /**
   * Plays at random to the end; looks at the match at every question with what is about to be chosen, and at
   * everything that happened.
   * @param most choices after which it is left unfinished
   */
  function playGame(
    players: number,
    game: number,
    look: (match: Match<State>, choice: Choice) => void,
    hear: (happenings: Happening[]) => void = () => {},
    most = Number.POSITIVE_INFINITY,
  ): Match<State> {
    const { match, happenings } = beginGame(players, game);
    const random = seedRandom(seedOf(game + 4096));
    hear(happenings);
    while (match.outcome === null && match.inputs < most) {
      const choice = randomChoice(random, match.open);
      look(match, choice);
      const result = answer(rules.procedures, match, choice);
      if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
      hear(result.happenings);
    }
    return match;
  }

  return { beginGame, playGame };
}
