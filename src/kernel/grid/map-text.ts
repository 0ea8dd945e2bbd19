import type { Message } from '../decision.ts';
import type { JsonObject } from '../json.ts';
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

/** Something wrong with a drawing, and where: line and column are counted from 1. */
export interface MapProblem {
  readonly line: number;
  readonly column: number;
  readonly what: Message;
}

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
  /** What is wrong with the drawing, a sentence of the catalogue each; empty if nothing is. */
  readonly problems: readonly MapProblem[];
  /** Where a cell's area letter stands in the drawing, both counted from 1. */
  readonly placeOf: (cell: number) => { line: number; column: number };
}

/** Reads a drawn map. Never throws: what can't be understood is listed in `problems`. */
export function parseMapText(text: string): MapText {
  // A drawing in the code begins with a line break of its own.
  const above = text.startsWith('\n') ? 1 : 0;
  const lines = text.slice(above).trimEnd().split('\n');
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
  const problems: MapProblem[] = [];

  const readEdge = (
    edges: Int16Array,
    [cell, other]: readonly [number, number],
    [line, position, length]: readonly [number, number, 1 | 2],
  ): void => {
    const drawn = Array.from({ length }, (_, index) => at(line, position + index)).join('');
    const [wall, door] = length === 1 ? ['|', ':'] : ['--', '::'];
    const report = (key: string, args: JsonObject = {}): number =>
      problems.push({
        line: above + line + 1,
        column: position + 1,
        what: { key, args },
      });
    if (drawn === ':' || drawn === '::') {
      if (!areas[cell] || !areas[other]) report('packs.drawing.door-to-nowhere');
      edges[cell] = doors.push([cell, other]) - 1;
    } else if (drawn.trim() === '') {
      if (areas[cell] === areas[other]) edges[cell] = OPEN;
      else {
        const around = [areas[cell] ?? '', areas[other] ?? ''].filter((area) => area !== '');
        report('packs.drawing.no-wall', { around, wall, door });
      }
    } else if (drawn !== wall)
      report('packs.drawing.unknown-edge', { drawn: drawn.trim(), wall, door });
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const [line, position] = [row * 2 + 1, column * 3 + 1];
      if (column + 1 < columns) readEdge(east, [cell, cell + 1], [line, position + 2, 1]);
      if (row + 1 < rows) readEdge(south, [cell, cell + columns], [line + 1, position, 2]);
    }
  }
  const placeOf = (cell: number) => ({
    line: above + Math.floor(cell / columns) * 2 + 2,
    column: (cell % columns) * 3 + 2,
  });
  return { columns, rows, areas, marks, east, south, doors, problems, placeOf };
}
