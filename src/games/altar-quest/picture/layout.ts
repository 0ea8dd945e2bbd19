import type { Board, Space } from '../rules/board/board.ts';

/** Sizes in pixels. Chosen for a phone, where the whole width is shown about 390 pixels wide. */
export const PICTURE = { width: 1048, height: 1200 } as const;
/** Round, altar dice, supply, villain and quest. */
export const HEADER = { x: 0, y: 0, width: PICTURE.width, height: 98 } as const;
/** One card a hero. */
export const FOOTER = { x: 0, y: 1056, width: PICTURE.width, height: 144 } as const;
const MARGIN = 29;
const FIELD = {
  width: PICTURE.width - MARGIN * 2,
  height: FOOTER.y - HEADER.height - MARGIN * 2,
} as const;

/** Squares shown in a picture of the surroundings. */
const SURROUNDINGS = { columns: 13, rows: 12 } as const;

/** The part of a board that a picture shows, and where. */
export interface Viewport {
  /** First column and row shown, and how many. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** Side of a square. */
  readonly square: number;
  /** Top left corner of the part shown, on the picture. */
  readonly x: number;
  readonly y: number;
}

/** The whole board. */
export function wholeBoard(board: Board): Viewport {
  return placed({ column: 0, row: 0, columns: board.grid.columns, rows: board.grid.rows });
}

/** The surroundings of a space; the whole board where that is no larger. */
export function surroundings(board: Board, space: Space): Viewport {
  const cell = board.grid.cellOf.get(space);
  if (cell === undefined) throw new RangeError(`There is no space ${space} on ${board.id}`);
  const { columns, rows } = board.grid;
  const shown = {
    columns: Math.min(columns, SURROUNDINGS.columns),
    rows: Math.min(rows, SURROUNDINGS.rows),
  };
  const start = (position: number, count: number, most: number): number =>
    Math.min(Math.max(0, position - Math.floor(count / 2)), most - count);
  return placed({
    column: start(cell % columns, shown.columns, columns),
    row: start(Math.floor(cell / columns), shown.rows, rows),
    ...shown,
  });
}

function placed(part: Pick<Viewport, 'column' | 'row' | 'columns' | 'rows'>): Viewport {
  const square = Math.floor(Math.min(FIELD.width / part.columns, FIELD.height / part.rows));
  return {
    ...part,
    square,
    x: Math.round((PICTURE.width - part.columns * square) / 2),
    y: Math.round(HEADER.height + MARGIN + (FIELD.height - part.rows * square) / 2),
  };
}

/** A rectangle on the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around some spaces, on a canvas whose top left corner is that of square A1. */
export function boxOf(board: Board, square: number, spaces: readonly Space[]): Box {
  const cells = spaces.map((space) => board.grid.cellOf.get(space) ?? 0);
  const columns = cells.map((cell) => cell % board.grid.columns);
  const rows = cells.map((cell) => Math.floor(cell / board.grid.columns));
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
