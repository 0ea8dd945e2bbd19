import { OPEN } from '../walking/steps.ts';

/**
 * Reads a square grid drawn as text. Cells are two characters wide (the letter of the area they
 * belong to, then a mark), with a line of edges above each row of cells:
 *
 *     +--+--+--+
 *     |a  a1:b |      a, b   area letters; two blanks: no cell here
 *     +  +--+::+      1      a mark, free for the reader of the map to use
 *     |a s|c  c |     | --   a wall; : :: a door; blanks: open
 *     +--+--+--+
 *
 * What stands at the crossings ("+") is not read. Blanks at the ends of lines may be left out.
 */

/** An edge with a wall on it. */
export const WALL = -2;

/** A drawn map. Cells are numbered row by row from the top left: `row * columns + column`. */
export interface MapText {
  readonly columns: number;
  readonly rows: number;
  /** Area letter of each cell; the empty string if there is no cell. */
  readonly areas: readonly string[];
  /** Mark of each cell; the empty string for none. */
  readonly marks: readonly string[];
  /** What is on the edge to the east of each cell: OPEN, WALL or the number of a door. */
  readonly east: Int16Array;
  /** What is on the edge to the south of each cell: OPEN, WALL or the number of a door. */
  readonly south: Int16Array;
  /** The two cells each door joins (west and east, or north and south), in reading order. */
  readonly doors: readonly (readonly [number, number])[];
  /** What is wrong with the drawing, in words for its author; empty if nothing is. */
  readonly problems: readonly string[];
}

/** Reads a drawn map. Never throws: what can't be understood is listed in `problems`. */
export function parseMapText(text: string): MapText {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const rows = Math.floor(lines.length / 2);
  const columns = Math.floor(Math.max(...lines.map((line) => line.length)) / 3);
  const at = (line: number, position: number): string => lines[line]?.[position] ?? ' ';
  const areas: string[] = [];
  const marks: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      areas.push(at(row * 2 + 1, column * 3 + 1).trim());
      marks.push(at(row * 2 + 1, column * 3 + 2).trim());
    }
  }
  const east = new Int16Array(rows * columns).fill(WALL);
  const south = new Int16Array(rows * columns).fill(WALL);
  const doors: [number, number][] = [];
  const problems: string[] = [];

  const readEdge = (edges: Int16Array, cell: number, other: number, drawn: string): void => {
    const where = `between cells ${describe(cell, columns)} and ${describe(other, columns)}`;
    if (drawn === ':' || drawn === '::') {
      if (!areas[cell] || !areas[other]) problems.push(`door into nothing ${where}`);
      edges[cell] = doors.push([cell, other]) - 1;
    } else if (drawn.trim() === '') {
      if (areas[cell] !== areas[other]) problems.push(`no wall drawn ${where}`);
      else edges[cell] = OPEN;
    } else if (drawn !== '|' && drawn !== '--') {
      problems.push(`unknown edge "${drawn}" ${where}`);
    }
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns) {
        readEdge(east, cell, cell + 1, at(row * 2 + 1, column * 3 + 3));
      }
      if (row + 1 < rows) {
        const line = row * 2 + 2;
        const drawn = at(line, column * 3 + 1) + at(line, column * 3 + 2);
        readEdge(south, cell, cell + columns, drawn);
      }
    }
  }
  return { columns, rows, areas, marks, east, south, doors, problems };
}

function describe(cell: number, columns: number): string {
  return `(${(cell % columns) + 1}, ${Math.floor(cell / columns) + 1})`;
}
