import { answer } from '../../kernel/engine.ts';
import type { Game, Picture } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import type { Texts } from '../../texts/texts.ts';
import { randomChoice } from '../random-play.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';

/** Choices between two boards. */
const APART = 8;

/** The boards of random matches as everyone sees them, with the milliseconds that drawing and encoding took. */
export async function* drawnBoards(
  { rules, presentation }: Game,
  players: number,
  count: number,
  texts: Texts,
): AsyncGenerator<{ picture: Picture; ms: number }> {
  const random = seedRandom(seedOf(1, 0, 'picture'));
  const seats = seatsFor(rules.lobby, players, players);
  const newMatch = (index: number) =>
    rules.setup({ seats, options: {}, seed: seedOf(1, index, 'picture match') }).match;
  let match = newMatch(0);
  for (let index = 0; index < count; index++) {
    for (let step = 0; step < APART; step++) {
      if (match.outcome) match = newMatch(index);
      answer(rules.procedures, match, randomChoice(random, match.open));
    }
    const view = rules.view(match, 'table');
    const start = performance.now();
    const choice = presentation.pictureAt(view, 'round', null);
    const picture = choice && (await presentation.picture(view, choice, texts));
    if (picture) yield { picture, ms: performance.now() - start };
  }
}
