import { createContent } from '../../../src/kernel/content.ts';
import type { GameRules } from '../../../src/kernel/game.ts';
import { type Beginning, beginMatch } from '../../../src/kernel/new-match.ts';
import { MARKS, type Mark } from './board.ts';
import { turns } from './turns.ts';
import { type NoughtsView, viewOf } from './view.ts';
import type { Noughts, NoughtsState } from './vocabulary.ts';

const procedures = { turns };

/** What saved matches depend on. There are no cards, so that only the steps count. */
const content = createContent<NoughtsState>({
  procedures,
  definitions: () => ({}),
  registered: () => 0,
  definitionOf: () => undefined,
});

/** What a match begins with. */
const beginning: Beginning<NoughtsState> = {
  gameId: 'noughts',
  content,
  procedures,
  first: 'turns',
  layOut({ seats }) {
    const seatOf = (mark: Mark) => {
      const found = seats.find(({ characters }) => characters.includes(mark));
      if (!found) throw new RangeError(`Nobody plays ${mark}.`);
      return found.seat;
    };
    return {
      state: {
        squares: Array(9).fill(null),
        seats: { cross: seatOf('cross'), nought: seatOf('nought') },
      },
      chapter: { id: 'r1-game', title: { key: 'noughts.chapter' } },
      data: { mark: 'cross' },
    };
  },
};

/** The rules: pure, no words, no pictures. */
export const noughtsRules: GameRules<NoughtsState, NoughtsView, Noughts> = {
  id: 'noughts',
  content: content.stamp,
  underWay: content.underWay,
  lobby: {
    seats: { min: 2, max: 2 },
    characters: {
      offers: MARKS.map((id) => ({ id, values: {} })),
      perSeat: { min: 1, max: 1 },
      inAll: { min: 2, max: 2 },
    },
    options: [],
  },
  setup: (setup) => beginMatch(beginning, setup),
  procedures,
  view: viewOf,
  hidden: () => [],
  broken: ({ state: { squares } }) =>
    squares.length === 9 ? [] : [`The board has ${squares.length} squares.`],
};
