/** What a player writes. Crosses begin. */
export const MARKS = ['cross', 'nought'] as const;
export type Mark = (typeof MARKS)[number];

/** Squares are counted from 1, as players do: all rows of three. */
const ROWS = ['123', '456', '789', '147', '258', '369', '159', '357'];

export const emptySquares = (squares: readonly (Mark | null)[]): number[] =>
  squares.flatMap((mark, index) => (mark === null ? [index + 1] : []));

/** Who has three in a row; null for nobody. */
export const rowOf = (squares: readonly (Mark | null)[]): Mark | null =>
  MARKS.find((mark) =>
    ROWS.some((row) => [...row].every((at) => squares[Number(at) - 1] === mark)),
  ) ?? null;
