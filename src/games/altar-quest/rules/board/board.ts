import type { Message } from '../../../../kernel/decision.ts';
import { createGrid, type Grid } from '../../../../kernel/grid/grid.ts';
import { type MapText, parseMapText } from '../../../../kernel/grid/map-text.ts';
import { idFrom, idInPack, packOf } from '../../../../kernel/packs.ts';

/** Name of a space as printed on the board's edge, such as "F7". */
export type Space = string;
/**
 * What a room is called, on this board and on no other: the board's name and the letter on the map, `lazaret-c`. The
 * first board's rooms are "room-01" and so on, as matches knew them before there were others.
 */
export type RoomId = string;
/** "door-01" and so on, in reading order from the top left of the map. */
export type DoorId = string;

/** The spaces of a room that a feature covers, by its size (AQ-076, AQ-159). */
export interface FeatureArea {
  /** The feature space. */
  readonly one: readonly Space[];
  /** With the space the white arrow points to. */
  readonly two: readonly Space[];
  /** With the two spaces the grey arrow points to as well. */
  readonly four: readonly Space[];
}

/** A part of the board enclosed by walls (AQ-073). */
export interface Room {
  readonly id: RoomId;
  /** What it is on the map. */
  readonly letter: string;
  /** From 1, in the order of the letters, as printed on the board; what a die for the start room shows (AQ-071). */
  readonly number: number;
  readonly spaces: readonly Space[];
  readonly feature: FeatureArea;
  /** Where enemies come from (AQ-145 to AQ-148). */
  readonly shadow: Space;
  readonly doors: readonly DoorId[];
}

/** A door between two rooms with one door space in each (AQ-075). */
export interface Door {
  readonly id: DoorId;
  readonly rooms: readonly [RoomId, RoomId];
  /** The door spaces, in the order of `rooms`. */
  readonly spaces: readonly [Space, Space];
}

/** The printed board. It never changes; whatever happens on it is the situation. */
export interface Board {
  /** Names the board in saved matches and in the message catalogue. */
  readonly id: string;
  /** The map that it was built from. */
  readonly drawing: string;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly grid: Grid;
  readonly roomById: ReadonlyMap<RoomId, Room>;
  readonly doorById: ReadonlyMap<DoorId, Door>;
  /** Index into `rooms` of each cell of the grid; -1 outside. */
  readonly roomOfCell: Int8Array;
  /** What is wrong with the drawing of the map; empty if it is sound. */
  readonly problems: readonly BoardProblem[];
}

/** Something wrong with a board, and where on its map, both counted from 1; null for all of it. */
export interface BoardProblem {
  readonly at: { readonly line: number; readonly column: number } | null;
  readonly what: Message;
}

/** What changes about the board during a match, as far as distances are concerned. */
export interface BoardSituation {
  readonly openDoors: ReadonlySet<DoorId>;
  readonly revealed: ReadonlySet<RoomId>;
  /** Spaces covered by feature miniatures: they block movement, nothing else (C-13). */
  readonly featureSpaces: ReadonlySet<Space>;
}

/**
 * Builds a board from its map. Area letters stand for rooms in alphabetical order. Marks: `1` the feature
 * space, `2` the space of its white arrow, `4` the two spaces of its grey arrow, `s` the shadow space. Anything
 * missing is listed in `problems` and replaced by the room's first space.
 */
export function createBoard(id: string, text: string): Board {
  const map = parseMapText(text);
  const problems: BoardProblem[] = map.problems.map(({ what, ...at }) => ({ at, what }));
  const letters = lettersOn(map);
  const grid = createGrid(map);
  const roomIdOf = (cell: number): RoomId => roomIdFor(id, letters, map.areas[cell]!);
  const doors = map.doors.map(
    (cells, index): Door => ({
      id: numbered('door', index + 1),
      rooms: [roomIdOf(cells[0]), roomIdOf(cells[1])],
      spaces: [grid.names[cells[0]]!, grid.names[cells[1]]!],
    }),
  );
  const rooms = letters.map((letter, index): Room => {
    const roomId = roomIdFor(id, letters, letter);
    const at = map.placeOf(map.areas.indexOf(letter));
    const places = readPlaces(map, grid.names, letter, (what) => problems.push({ at, what }));
    const doorIds = doors.filter((door) => door.rooms.includes(roomId)).map((door) => door.id);
    return { id: roomId, letter, number: index + 1, ...places, doors: doorIds };
  });
  return {
    id,
    drawing: text,
    rooms,
    doors,
    grid,
    roomById: new Map(rooms.map((room) => [room.id, room])),
    doorById: new Map(doors.map((door) => [door.id, door])),
    roomOfCell: Int8Array.from(map.areas, (letter) => letters.indexOf(letter)),
    problems,
  };
}

/** What marks stand for. */
const MARKS = { '1': 'feature', '2': 'two', '4': 'four', s: 'shadow' } as const;

function readPlaces(
  map: MapText,
  names: readonly string[],
  letter: string,
  report: (what: Message) => void,
): Pick<Room, 'spaces' | 'feature' | 'shadow'> {
  const spaces = names.filter((_, cell) => map.areas[cell] === letter);
  const marked = (mark: keyof typeof MARKS, count: number): Space[] => {
    const found = names.filter((_, cell) => map.areas[cell] === letter && map.marks[cell] === mark);
    if (found.length === count) return found;
    report({
      key: 'altar-quest.packs.board.marks',
      args: { room: letter, count, mark, is: MARKS[mark], has: found.length },
    });
    return spaces.slice(0, count);
  };
  const one = marked('1', 1);
  const two = [...one, ...marked('2', 1)];
  const four = [...two, ...marked('4', 2)];
  return { spaces, feature: { one, two, four }, shadow: marked('s', 1)[0]! };
}

/** The letters of the rooms on a map, in order. */
export const lettersOn = ({ areas }: Pick<MapText, 'areas'>): string[] =>
  [...new Set(areas)].filter(Boolean).sort();

/** The first board, and the only one for a long time. */
export const FIRST_BOARD = 'hollowmere-priory';

/** What the room of a letter is called everywhere. */
export function roomIdFor(board: string, letters: readonly string[], letter: string): RoomId {
  if (board === FIRST_BOARD) return numbered('room', letters.indexOf(letter) + 1);
  const digest = packOf(board);
  if (digest === null) return `${board}-${letter}`;
  return idFrom(`${idInPack(board)}-${letter}`, digest);
}

function numbered(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(2, '0')}`;
}

/** Cell of a space. Throws a RangeError for a name that is not on the board. */
export function cellOf(board: Board, space: Space): number {
  const cell = board.grid.cellOf.get(space);
  if (cell === undefined) throw new RangeError(`There is no space ${space} on ${board.id}`);
  return cell;
}

/** Cells of one space or of several, for figures that occupy more than one. */
export function cellsOf(board: Board, spaces: Space | readonly Space[]): number[] {
  if (typeof spaces === 'string') return [cellOf(board, spaces)];
  return spaces.map((space) => cellOf(board, space));
}

/** The room a space belongs to. Throws a RangeError for a name that is not on the board. */
export function roomOf(board: Board, space: Space): RoomId {
  return board.rooms[board.roomOfCell[cellOf(board, space)]!]!.id;
}

/** The doors of a door space: every door on an edge of this space (AQ-075). */
export function doorsAt(board: Board, space: Space): readonly Door[] {
  return doorsBySpace(board).get(space) ?? [];
}

const doorsBySpaceOf = new WeakMap<Board, Map<Space, Door[]>>();

function doorsBySpace(board: Board): Map<Space, Door[]> {
  let found = doorsBySpaceOf.get(board);
  if (!found) {
    found = new Map();
    for (const door of board.doors) {
      for (const space of door.spaces) found.set(space, [...(found.get(space) ?? []), door]);
    }
    doorsBySpaceOf.set(board, found);
  }
  return found;
}

/** The space on the other side of a door. */
export function acrossDoor(door: Door, space: Space): Space {
  return door.spaces[0] === space ? door.spaces[1] : door.spaces[0];
}
