import { parseSpaceName } from '../../../../kernel/grid/coordinates.ts';
import type { Grid } from '../../../../kernel/grid/grid.ts';
import { canSee } from '../../../../kernel/grid/sight.ts';
import { OPEN } from '../../../../kernel/walking/steps.ts';
import { walk } from '../../../../kernel/walking/walk.ts';
import {
  type Board,
  type BoardSituation,
  cellOf,
  cellsOf,
  type DoorId,
  type RoomId,
  type Space,
} from './board.ts';

/**
 * Range in spaces between two elements, 0 on the same space; null if they are not in connected places at all. A
 * figure on several spaces is measured from its nearest space.
 *
 * Both are in one room (AQ-123), or one of them stands on a door space of an open door that joins their rooms
 * (AQ-123, C-14). The spaces are counted along the shortest path, diagonals counting 1 (AQ-121): within the
 * room, or through that door, straight from one door space to the other. Walls and closed doors block the path,
 * figures and features do not (AQ-113).
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
  const start = cellOf(board, from);
  const end = cellOf(board, to);
  if (board.roomOfCell[start] === board.roomOfCell[end]) {
    const within = tablesOf(board).steps[start * board.grid.areas.length + end]!;
    return within < 0 ? null : within;
  }
  let shortest: number | null = null;
  for (const { id, spaces } of joiningDoors(board, start, end)) {
    if (spaces === null || !situation.openDoors.has(id)) continue;
    if (shortest === null || spaces < shortest) shortest = spaces;
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
      for (const { id, index } of joiningDoors(board, start, end)) {
        if (!situation.openDoors.has(id)) continue;
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

/** Spaces between two spaces as the crow flies, ignoring walls (the fallback of Q-06). */
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

/** A door joining the rooms of two cells, with one of the cells as door space (C-14). */
interface JoiningDoor {
  readonly id: DoorId;
  readonly index: number;
  /** From one cell to the other straight through the door; null if there is no path to it. */
  readonly spaces: number | null;
}

/** The doors that join two cells of different rooms while they are open; computed once per board. */
function joiningDoors(board: Board, start: number, end: number): readonly JoiningDoor[] {
  const { joining } = tablesOf(board);
  const key = start * board.grid.areas.length + end;
  let found = joining[key];
  if (!found) {
    found = findJoiningDoors(board, start, end);
    joining[key] = found.length === 0 ? NO_DOORS : found;
  }
  return found;
}

const NO_DOORS: readonly JoiningDoor[] = [];

/** A door as one goes through it from one room to another, by the cells of its door spaces. */
interface Passage {
  readonly id: DoorId;
  readonly index: number;
  readonly near: number;
  readonly far: number;
}

const NO_PASSAGES: readonly Passage[] = [];

/** Every door twice, once for each way through it, by `from * rooms + to`. */
function passagesOf(board: Board): (readonly Passage[])[] {
  const found: Passage[][] = [];
  const indexOf = (room: RoomId) => board.rooms.findIndex(({ id }) => id === room);
  for (const [index, { id, rooms, spaces }] of board.doors.entries()) {
    const [one, other] = [indexOf(rooms[0]), indexOf(rooms[1])];
    const [near, far] = [cellOf(board, spaces[0]), cellOf(board, spaces[1])];
    const add = (from: number, to: number, passage: Passage) => {
      const key = from * board.rooms.length + to;
      found[key] = [...(found[key] ?? []), passage];
    };
    add(one, other, { id, index, near, far });
    add(other, one, { id, index, near: far, far: near });
  }
  return found;
}

function findJoiningDoors(board: Board, start: number, end: number): JoiningDoor[] {
  const { grid, roomOfCell, rooms } = board;
  const { steps, doors } = tablesOf(board);
  const between = doors[roomOfCell[start]! * rooms.length + roomOfCell[end]!] ?? NO_PASSAGES;
  return between.flatMap(({ id, index, near, far }): JoiningDoor[] => {
    if (near !== start && far !== end) return [];
    const before = steps[start * grid.areas.length + near]!;
    const after = steps[far * grid.areas.length + end]!;
    return [{ id, index, spaces: before < 0 || after < 0 ? null : before + 1 + after }];
  });
}

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

/** What is true of a board in every situation, computed once. */
interface Tables {
  /** Steps within one room, by `from * cells + to`; -1 for different rooms. */
  readonly steps: Int8Array;
  /** Sight by `from * cells + to`: 0 not computed yet, 1 blocked, 2 clear. */
  readonly sight: Uint8Array;
  /** Doors by `from * cells + to`, for cells of different rooms; undefined if not computed yet. */
  readonly joining: (readonly JoiningDoor[] | undefined)[];
  /** Doors by the rooms that they join, see `passagesOf`. */
  readonly doors: readonly (readonly Passage[] | undefined)[];
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
    found = {
      steps,
      sight: new Uint8Array(size * size),
      joining: new Array(size * size),
      doors: passagesOf(board),
    };
    tables.set(board, found);
  }
  return found;
}

/**
 * Sight between two cells of one room (door OPEN) or through one door; remembered. Two rooms are joined by at
 * most one door (`validateBoard`), so the pair of cells alone is the key.
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
