import type { Message } from '../../../../kernel/decision.ts';
import { parseMapText } from '../../../../kernel/grid/map-text.ts';
import { type Board, type BoardProblem, createBoard, lettersOn, type Room } from './board.ts';
import { validateBoard } from './validate-board.ts';

/** What a phone can show: the box's own board is as high, and would be as wide if it were square. */
const MOST = { columns: 24, rows: 22 };
/** AQ-071: a d20 chooses the start room. */
const ROOM_LETTERS = 'abcdefghijklmnopqrst';
/** AQ-070, AQ-076, AQ-151: a feature, a Huge enemy and four heroes, each on spaces of their own. */
const LEAST_SPACES = 12;
const MARKS = '124s';

/**
 * Why nobody could play on a drawn board, or not to the end; empty if it can be played on.
 * @param features cards in the feature deck: each may want a room of its own (AQ-066, Q-02)
 */
export function faultsOfDrawing(
  id: string,
  drawing: readonly string[],
  features: number,
): BoardProblem[] {
  const text = drawing.join('\n');
  const unreadable = unreadableIn(text);
  if (unreadable.length > 0) return unreadable;
  const board = createBoard(id, text);
  const count = board.rooms.length;
  const least = features + 1;
  const what = { key: 'altar-quest.packs.board.too-few-rooms', args: { count, least, features } };
  return [
    ...(count > 0 && count < least ? [{ at: null, what }] : []),
    ...narrowRooms(board),
    ...validateBoard(board),
  ];
}

/** What is too large to be shown, or isn't what a map is drawn with. */
function unreadableIn(text: string): BoardProblem[] {
  const map = parseMapText(text);
  const { areas, marks, columns, rows, placeOf } = map;
  const problems: BoardProblem[] = [];
  if (columns > MOST.columns) {
    const args = { columns, most: MOST.columns };
    problems.push({ at: null, what: { key: 'altar-quest.packs.board.too-wide', args } });
  }
  if (rows > MOST.rows) {
    problems.push({
      at: null,
      what: { key: 'altar-quest.packs.board.too-high', args: { rows, most: MOST.rows } },
    });
  }
  for (const letter of lettersOn(map).filter((one) => !ROOM_LETTERS.includes(one))) {
    const what = { key: 'altar-quest.packs.board.letter', args: { letter } };
    problems.push({ at: placeOf(areas.indexOf(letter)), what });
  }
  for (const mark of new Set(marks.filter((one) => one !== '' && !MARKS.includes(one)))) {
    const what = { key: 'altar-quest.packs.board.mark', args: { mark } };
    problems.push({ at: placeOf(marks.indexOf(mark)), what });
  }
  return problems;
}

const narrowRooms = ({ rooms, grid }: Board): BoardProblem[] =>
  rooms
    .filter(({ spaces }) => spaces.length < LEAST_SPACES)
    .map(({ letter, spaces }) => ({
      at: grid.placeOf(grid.cellOf.get(spaces[0] as string) as number),
      what: {
        key: 'altar-quest.packs.board.narrow',
        args: { room: letter, count: spaces.length, least: LEAST_SPACES },
      },
    }));

/** What may be meant on a board that can be played on, but makes some of its rooms worth little. */
export function remarksOnBoard(board: Board, features: number): Message[] {
  const ends = board.rooms.filter(({ doors }) => doors.length === 1).map(({ letter }) => letter);
  const far = farthest(board);
  return [
    ...(ends.length > board.rooms.length / 2
      ? [{ key: 'altar-quest.packs.board.dead-ends', args: { rooms: ends } }]
      : []),
    ...(far.doors > features
      ? [{ key: 'altar-quest.packs.board.far', args: { ...far, features } }]
      : []),
  ];
}

/** The two rooms that are farthest apart, by the doors between them. */
function farthest(board: Board): { from: string; to: string; doors: number } {
  let found = { from: '', to: '', doors: 0 };
  for (const from of board.rooms) {
    for (const [to, doors] of doorsFrom(board, from)) {
      if (doors > found.doors) found = { from: from.letter, to: to.letter, doors };
    }
  }
  return found;
}

/** How many doors away each room is. */
function doorsFrom({ roomById, doorById }: Board, from: Room): Map<Room, number> {
  const away = new Map([[from, 0]]);
  for (const [room, doors] of away) {
    const next = room.doors.flatMap((door) => doorById.get(door)?.rooms ?? []);
    for (const id of next) {
      const other = roomById.get(id);
      if (other && !away.has(other)) away.set(other, doors + 1);
    }
  }
  return away;
}
