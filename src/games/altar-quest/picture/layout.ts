import type { Board, RoomId, Space } from '../rules/board/board.ts';
import type { BoardScene } from './scene.ts';

/** A rectangle on the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes in pixels. Chosen for a phone, which shows the whole width about 390 pixels wide. */
const WIDTH = 1048;
/** Round, altar dice, supply, villain and quest. */
export const HEADER: Box = { x: 0, y: 0, width: WIDTH, height: 98 };
/** Room for the names of columns and rows. */
const MARGIN = { across: 48, down: 41 } as const;
/** What the board itself is drawn on. */
export const FIELD: Box = {
  x: MARGIN.across,
  y: HEADER.height + MARGIN.down,
  width: WIDTH - MARGIN.across * 2,
  height: 876,
};
const FOOTER_HEIGHT = 144;

/** Maximum open quest cards named below the board, two per line. */
export const QUESTS_NAMED = 4;
const QUEST_LINE = 46;

/** Where the parts of a picture are, from top to bottom below the header. */
export interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  /** Names of open quest cards; without height if there are none. */
  readonly strip: Box;
  /** One card per hero, and the overview. */
  readonly footer: Box;
}

/** Every line of quest cards makes the picture longer: the board keeps its size. */
export function layoutFor(quests: number): Layout {
  const height = Math.ceil(Math.min(quests, QUESTS_NAMED) / 2) * QUEST_LINE;
  const strip = { x: 0, y: FIELD.y + FIELD.height + MARGIN.down, width: WIDTH, height };
  const footer = { x: 0, y: strip.y + height, width: WIDTH, height: FOOTER_HEIGHT };
  return { size: { width: WIDTH, height: footer.y + footer.height }, strip, footer };
}

/** Squares shown in a picture of the surroundings. */
const SURROUNDINGS = { columns: 13, rows: 12 } as const;

/** Side of a square if little has been revealed: larger would only be coarse. */
const LARGEST = 104;
/** Side of a square that shows a token 24 pixels wide on a phone: smaller only if figures are far apart. */
const LEAST_SQUARE = 63;

/** Which part of the board a picture shows: what is revealed, all of it, or the surroundings of a space. */
export type Shown = 'revealed' | 'whole' | { readonly around: Space };

/** Columns and rows of a board. */
export interface Part {
  /** First column and row, and how many. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The part of a board that a picture shows, and where. */
export interface Viewport extends Part {
  /** Side of a square. */
  readonly square: number;
  /** Top left corner of the part shown, on the picture. */
  readonly x: number;
  readonly y: number;
}

/** The part of the board that is shown, and how large. */
export function viewportOf(scene: BoardScene, shown: Shown): Viewport {
  if (shown === 'whole') return wholeBoard(scene.board);
  if (shown === 'revealed') {
    const needed = [...scene.figures, ...(scene.choices ?? [])].flatMap(({ spaces }) => spaces);
    return revealedPart(scene.board, scene.revealed, needed);
  }
  return surroundings(scene.board, shown.around);
}

/** The whole board. */
export const wholeBoard = (board: Board): Viewport => placed(everything(board));

/** The surroundings of a space; the whole board if that is no larger. */
export function surroundings(board: Board, space: Space): Viewport {
  const cell = board.grid.cellOf.get(space);
  if (cell === undefined) throw new RangeError(`There is no space ${space} on ${board.id}`);
  const { columns } = board.grid;
  const centre = { column: cell % columns, row: Math.floor(cell / columns), columns: 1, rows: 1 };
  return placed(resized(board, centre, SURROUNDINGS));
}

/**
 * What is revealed, as large as it fits. If that would be too small to read, a part with all figures and as
 * much of the rest as fits; if figures are too far apart for that, whatever holds them all. The whole board
 * before the first room is revealed.
 */
export function revealedPart(
  board: Board,
  revealed: ReadonlySet<RoomId>,
  figures: readonly Space[],
): Viewport {
  const rooms = board.rooms.filter(({ id }) => revealed.has(id)).flatMap(({ spaces }) => spaces);
  if (rooms.length === 0) return placed(everything(board));
  const all = around(board, rooms);
  const square = Math.min(LARGEST, squareFor(all));
  if (square >= LEAST_SQUARE) return filled(board, all, square);
  const needed = figures.length > 0 ? around(board, figures) : all;
  if (squareFor(needed) < LEAST_SQUARE) {
    return filled(board, needed, squareFor(needed));
  }
  return filled(board, busiest(board, needed, rooms), LEAST_SQUARE);
}

const everything = ({ grid }: Board): Part => ({
  column: 0,
  row: 0,
  columns: grid.columns,
  rows: grid.rows,
});

/** Spaces with what is next to them: their walls and doors. */
function around(board: Board, spaces: readonly Space[]): Part {
  const { grid } = board;
  const { x, y, width, height } = boxOf(board, 1, spaces);
  const [left, top] = [Math.max(0, x - 1), Math.max(0, y - 1)];
  return {
    column: left,
    row: top,
    columns: Math.min(grid.columns, x + width + 1) - left,
    rows: Math.min(grid.rows, y + height + 1) - top,
  };
}

/** The part of this size around another, as far as the board allows. */
function resized(board: Board, part: Part, size: Pick<Part, 'columns' | 'rows'>): Part {
  const { grid } = board;
  const columns = Math.min(grid.columns, size.columns);
  const rows = Math.min(grid.rows, size.rows);
  const start = (first: number, count: number, wanted: number, most: number): number =>
    Math.min(Math.max(0, first - Math.floor((wanted - count) / 2)), most - wanted);
  return {
    column: start(part.column, part.columns, columns, grid.columns),
    row: start(part.row, part.rows, rows, grid.rows),
    columns,
    rows,
  };
}

/** Of the parts that fit and hold what is needed, the one that shows most of the rooms. */
function busiest(board: Board, needed: Part, rooms: readonly Space[]): Part {
  const { grid } = board;
  const size = resized(board, needed, sizeAt(LEAST_SQUARE));
  const cells = rooms.map((space) => grid.cellOf.get(space) ?? 0);
  let best = size;
  let most = -1;
  for (let row = 0; row <= grid.rows - size.rows; row++) {
    for (let column = 0; column <= grid.columns - size.columns; column++) {
      const part = { ...size, column, row };
      if (!holds(part, needed)) continue;
      const shown = cells.filter((cell) => isWithin(part, cell % grid.columns, rowOf(board, cell)));
      if (shown.length > most) [best, most] = [part, shown.length];
    }
  }
  return best;
}

const rowOf = ({ grid }: Board, cell: number): number => Math.floor(cell / grid.columns);

const holds = (part: Part, { column, row, columns, rows }: Part): boolean =>
  isWithin(part, column, row) && isWithin(part, column + columns - 1, row + rows - 1);

/** Whether a part shows a square, or one this many squares beside it. */
export const isWithin = (part: Part, column: number, row: number, beside = 0): boolean =>
  column >= part.column - beside &&
  row >= part.row - beside &&
  column < part.column + part.columns + beside &&
  row < part.row + part.rows + beside;

/** Whether a part shows one of some spaces, or one this many squares beside it. */
export const isAnyWithin = (
  part: Part,
  board: Board,
  spaces: readonly Space[],
  beside = 0,
): boolean =>
  spaces.some((space) => {
    const cell = board.grid.cellOf.get(space) ?? 0;
    return isWithin(part, cell % board.grid.columns, rowOf(board, cell), beside);
  });

const squareFor = ({ columns, rows }: Pick<Part, 'columns' | 'rows'>): number =>
  Math.floor(Math.min(FIELD.width / columns, FIELD.height / rows));

const sizeAt = (square: number): Pick<Part, 'columns' | 'rows'> => ({
  columns: Math.floor(FIELD.width / square),
  rows: Math.floor(FIELD.height / square),
});

/** A part with as much around it as the field has room for at this scale. */
function filled(board: Board, part: Part, square: number): Viewport {
  const { columns, rows } = sizeAt(square);
  const size = { columns: Math.max(columns, part.columns), rows: Math.max(rows, part.rows) };
  return placed(resized(board, part, size));
}

function placed(part: Part): Viewport {
  const square = squareFor(part);
  return {
    ...part,
    square,
    x: Math.round((WIDTH - part.columns * square) / 2),
    y: Math.round(FIELD.y + (FIELD.height - part.rows * square) / 2),
  };
}

/** The rectangle around some spaces, on a canvas whose top left corner is that of square A1. */
export function boxOf(board: Board, square: number, spaces: readonly Space[]): Box {
  const cells = spaces.map((space) => board.grid.cellOf.get(space) ?? 0);
  const columns = cells.map((cell) => cell % board.grid.columns);
  const rows = cells.map((cell) => rowOf(board, cell));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * square,
    y: top * square,
    width: (Math.max(...columns) - left + 1) * square,
    height: (Math.max(...rows) - top + 1) * square,
  };
}

/** The middle of a rectangle. */
export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
