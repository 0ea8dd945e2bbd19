import { chosenArgument } from '../../../src/kernel/answers.ts';
import { ask, finish, goto, procedure } from '../../../src/kernel/procedure.ts';
import { emptySquares, type Mark, rowOf } from './board.ts';
import type { Noughts } from './vocabulary.ts';

/**
 * Turn by turn until a row is full, or the board. A step keeps nothing: what the next one needs lies in
 * the state, or in the procedure's data.
 */
export const turns = procedure<Noughts, { mark: Mark }>('turns', {
  ask: ({ state }, { mark }) =>
    ask(
      {
        seats: [state.seats[mark]],
        visibility: 'public',
        prompt: { key: 'noughts.prompt.mark' },
        options: emptySquares(state.squares).map((square) => ({
          id: `${square}`,
          verb: 'mark',
          args: { square },
        })),
        rest: true,
      },
      'chosen',
    ),

  chosen(run, data, { reply }) {
    const { squares, seats } = run.state;
    const square = chosenArgument(reply.answer, 'mark', 'square');
    squares[square - 1] = data.mark;
    run.emit('marked', { mark: data.mark, square });
    const row = rowOf(squares);
    const other = data.mark === 'cross' ? 'nought' : 'cross';
    if (row === null && emptySquares(squares).length > 0) {
      data.mark = other;
      return goto('ask');
    }
    run.end({ winners: row ? [seats[row]] : [], reason: row ? 'row' : 'full' });
    return finish();
  },
});
