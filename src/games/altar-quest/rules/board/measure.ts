import { parseSpaceName } from '../../../../kernel/grid/coordinates.ts';
import type { Grid } from '../../../../kernel/grid/grid.ts';
import { canSee } from '../../../../kernel/grid/sight.ts';
import { OPEN } from '../../../../kernel/walking/steps.ts';
import { walk } from '../../../../kernel/walking/walk.ts';
import {
  acrossDoor,
  type Board,
  type BoardSituation,
  cellOf,
  cellsOf,
  type Door,
  doorsAt,
  roomOf,
  type Space,
} from './board.ts';

/**
 * Range in spaces between two elements, 0 on the same space; null when they are not in connected
 * places at all. A figure on several spaces is measured from its nearest space.
 *
 * Both are in one room (AQ-123), or one of them stands on a door space of an open door that joins
 * their rooms (AQ-123, C-14). The spaces are counted along the shortest path, diagonals counting 1
 * (AQ-121): within the room, or through that door, straight from one door space to the other.
 * Walls and closed doors block the path, figures and features do not (AQ-113).
 */
export function range(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  to: Space | readonly Space[],
): number | null {
  return least(from, to, (start, end) => rangeOfSpaces(board, situation, start, end));
}

function rangeOfSpaces(
  board: Board,
  situation: BoardSituation,
  from: Space,
  to: Space,
): number | null {
  const { steps } = tablesOf(board);
  const size = board.grid.areas.length;
  const start = cellOf(board, from);
  const end = cellOf(board, to);
  if (board.roomOfCell[start] === board.roomOfCell[end]) {
    const within = steps[start * size + end]!;
    return within < 0 ? null : within;
  }
  let shortest: number | null = null;
  for (const { near, far } of joiningDoors(board, situation, from, to)) {
    const before = steps[start * size + cellOf(board, near)]!;
    const after = steps[cellOf(board, far) * size + end]!;
    const total = before + 1 + after;
    if (before >= 0 && after >= 0 && (shortest === null || total < shortest)) shortest = total;
  }
  return shortest;
}

/**
 * Whether two elements see each other: some point of a space of one can be joined to some point of
 * a space of the other without crossing or touching a wall or a closed door (AQ-126, AQ-128). Only
 * within a room, or through an open door on whose door space one of them stands (AQ-127, C-14).
 */
export function hasLineOfSight(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  to: Space | readonly Space[],
): boolean {
  const size = board.grid.areas.length;
  const { sight } = tablesOf(board);
  for (const start of cellsOf(board, from)) {
    for (const end of cellsOf(board, to)) {
      if (board.roomOfCell[start] === board.roomOfCell[end]) {
        if (look(board.grid, sight, size * start + end, start, end, OPEN)) return true;
        continue;
      }
      const names = board.grid.names;
      for (const { index } of joiningDoors(board, situation, names[start]!, names[end]!)) {
        if (look(board.grid, sight, size * start + end, start, end, index)) return true;
      }
    }
  }
  return false;
}

/** In range and in line of sight: what attack and inflict tests need (AQ-123 to AQ-125). */
export function canTarget(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  to: Space | readonly Space[],
  reach: number,
): boolean {
  const spaces = range(board, situation, from, to);
  return spaces !== null && spaces <= reach && hasLineOfSight(board, situation, from, to);
}

/** Spaces between two spaces as the crow flies, walls ignored (the fallback of Q-06). */
export function straightDistance(
  from: Space | readonly Space[],
  to: Space | readonly Space[],
): number {
  return least(from, to, (start, end) => {
    const [one, other] = [parseSpaceName(start), parseSpaceName(end)];
    if (!one || !other) throw new RangeError(`No spaces: ${start}, ${end}`);
    return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
  })!;
}

interface JoiningDoor {
  readonly index: number;
  readonly near: Space;
  readonly far: Space;
}

/** Open doors joining the rooms of both spaces with one of the spaces as door space (C-14). */
function joiningDoors(
  board: Board,
  situation: BoardSituation,
  from: Space,
  to: Space,
): readonly JoiningDoor[] {
  const fromDoors = openDoorsAt(board, situation, from);
  const toDoors = openDoorsAt(board, situation, to);
  if (fromDoors.length === 0 && toDoors.length === 0) return NO_DOORS;
  const rooms = [roomOf(board, from), roomOf(board, to)];
  const joins = (door: Door): boolean => door.rooms.every((room) => rooms.includes(room));
  const joining = (door: Door, near: Space, far: Space): JoiningDoor => ({
    index: board.doors.indexOf(door),
    near,
    far,
  });
  return [
    ...fromDoors.filter(joins).map((door) => joining(door, from, acrossDoor(door, from))),
    ...toDoors
      .filter((door) => joins(door) && acrossDoor(door, to) !== from)
      .map((door) => joining(door, acrossDoor(door, to), to)),
  ];
}

function openDoorsAt(board: Board, { openDoors }: BoardSituation, at: Space): readonly Door[] {
  const doors = doorsAt(board, at);
  // Most spaces have none, and ranges are measured all the time.
  return doors.length === 0 ? doors : doors.filter(({ id }) => openDoors.has(id));
}

const NO_DOORS: readonly JoiningDoor[] = [];

function least(
  from: Space | readonly Space[],
  to: Space | readonly Space[],
  measure: (start: Space, end: Space) => number | null,
): number | null {
  let shortest: number | null = null;
  for (const start of typeof from === 'string' ? [from] : from) {
    for (const end of typeof to === 'string' ? [to] : to) {
      const value = measure(start, end);
      if (value !== null && (shortest === null || value < shortest)) shortest = value;
    }
  }
  return shortest;
}

/** What holds for a board in every situation, worked out once. */
interface Tables {
  /** Steps within one room, by `from * cells + to`; -1 for different rooms. */
  readonly steps: Int8Array;
  /** Sight by `from * cells + to`: 0 not worked out yet, 1 blocked, 2 clear. */
  readonly sight: Uint8Array;
}

const tables = new WeakMap<Board, Tables>();

function tablesOf(board: Board): Tables {
  let found = tables.get(board);
  if (!found) {
    const size = board.grid.areas.length;
    const steps = new Int8Array(size * size);
    const inside = { budget: Number.POSITIVE_INFINITY, isOpen: () => false, canEnter: () => true };
    for (let cell = 0; cell < size; cell++) {
      steps.set(walk(board.grid, [cell], inside).steps, cell * size);
    }
    found = { steps, sight: new Uint8Array(size * size) };
    tables.set(board, found);
  }
  return found;
}

/**
 * Sight between two cells of one room (door OPEN) or through one door; remembered. Two rooms are
 * joined by one door at most (`validateBoard`), so the pair of cells alone is the key.
 */
function look(
  grid: Grid,
  sight: Uint8Array,
  key: number,
  from: number,
  to: number,
  door: number,
): boolean {
  if (sight[key] === 0) {
    sight[key] = canSee(grid, from, to, (edge) => edge === OPEN || edge === door) ? 2 : 1;
  }
  return sight[key] === 2;
}
