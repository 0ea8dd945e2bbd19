/**
 * Names of spaces, as printed on a board's edge: letters for the column, a number for the row.
 * The first column is A, the 27th is AA; the first row is 1. So the top left space is "A1".
 */

/** Letters of a column: 0 gives "A", 25 gives "Z", 26 gives "AA". */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** Name of the space in this column and row, both counted from 0. */
export function spaceName(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`;
}

/**
 * Column and row (both from 0) of a space's name. Small letters and surrounding blanks are
 * accepted, because players type them. Null when the text names no space.
 */
export function parseSpaceName(name: string): { column: number; row: number } | null {
  const parts = /^\s*([A-Za-z]{1,3})([1-9][0-9]{0,3})\s*$/.exec(name);
  if (!parts) return null;
  let column = 0;
  for (const letter of parts[1]!.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(parts[2]) - 1 };
}
