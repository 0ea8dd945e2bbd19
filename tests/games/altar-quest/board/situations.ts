import {
  type Board,
  type BoardSituation,
  createBoard,
} from '../../../../src/games/altar-quest/rules/board/board.ts';

/** A board without marks for tests of geometry, where those don't matter. */
export function drawBoard(text: string): Board {
  return createBoard('drawn-for-a-test', text);
}

/** Everything revealed; the named doors open, or all of them. */
export function situationOf(
  board: Board,
  changes: {
    open?: 'all' | readonly string[];
    features?: readonly string[];
    revealed?: readonly string[];
  } = {},
): BoardSituation {
  const { open = [], features = [], revealed = board.rooms.map((room) => room.id) } = changes;
  return {
    openDoors: new Set(open === 'all' ? board.doors.map((door) => door.id) : open),
    revealed: new Set(revealed),
    featureSpaces: new Set(features),
  };
}

/** Two rooms side by side and one below, joined by door-01 (C2 to D2) and door-02 (E3 to E4). */
export const THREE_ROOMS = drawBoard(`
+--+--+--+--+--+--+
|a  a  a |b  b  b |
+        +        +
|a  a  a :b  b  b |
+        +        +
|a  a  a |b  b  b |
+--+--+--+--+::+--+
         |c  c  c |
         +        +
         |c  c  c |
         +--+--+--+
`);
