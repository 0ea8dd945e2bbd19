import { edgeBetween, type Grid } from './grid.ts';

/**
 * Whether some point inside one cell can be joined to some point inside another by a straight
 * line that crosses or touches no blocked edge. Exact, not sampled.
 *
 * A straight line between two cells is monotone: it only ever goes towards the target's column
 * and the target's row. So it crosses one of the staircases of edges between them. A line that
 * rises with slope m crosses an edge when one end of the edge is above the line and the other end
 * below. For a whole staircase this means: every upper end above, every lower end below. For each
 * pair of an upper and a lower end that bounds the slope from one side, and the line exists exactly
 * when some slope satisfies all bounds.
 *
 * @param isClear whether the edge (OPEN, WALL or a door's number) lets a line through
 */
export function canSee(
  grid: Grid,
  from: number,
  to: number,
  isClear: (edge: number) => boolean,
): boolean {
  const columns = grid.columns;
  const across = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = { cells: Math.sign(across), length: Math.abs(across) };
  const rise = { cells: Math.sign(down) * columns, length: Math.abs(down) };
  // Along one column or one row there is a single staircase: the straight one.
  if (right.length === 0 || rise.length === 0) {
    const step = right.cells + rise.cells;
    for (let cell = from; cell !== to; cell += step) {
      if (!isClear(edgeBetween(grid, cell, cell + step))) return false;
    }
    return true;
  }

  /** Ends of the edges crossed so far, as x, y pairs with the start cell at (0..1, 0..1). */
  const upper: number[] = [];
  const lower: number[] = [];
  const climb = (cell: number, x: number, y: number, least: number, most: number): boolean => {
    if (x === right.length && y === rise.length) return true;
    for (const sideways of [true, false]) {
      if (sideways ? x === right.length : y === rise.length) continue;
      const next = cell + (sideways ? right.cells : rise.cells);
      if (!isClear(edgeBetween(grid, cell, next))) continue;
      const up = sideways ? [x + 1, y + 1] : [x, y + 1];
      const low = sideways ? [x + 1, y] : [x + 1, y + 1];
      upper.push(up[0]!, up[1]!);
      lower.push(low[0]!, low[1]!);
      const slopes = narrow(upper, lower, least, most);
      const found =
        slopes !== null && climb(next, x + (sideways ? 1 : 0), y + (sideways ? 0 : 1), ...slopes);
      upper.length -= 2;
      lower.length -= 2;
      if (found) return true;
    }
    return false;
  };
  return climb(from, 0, 0, 0, Number.POSITIVE_INFINITY);
}

/** The slopes still possible after the newest edge (the last pair of each list), or null. */
function narrow(
  upper: readonly number[],
  lower: readonly number[],
  least: number,
  most: number,
): [number, number] | null {
  let low = least;
  let high = most;
  const bound = (up: number, down: number): boolean => {
    const x = upper[up]! - lower[down]!;
    const y = upper[up + 1]! - lower[down + 1]!;
    if (x > 0) high = Math.min(high, y / x);
    else if (x < 0) low = Math.max(low, y / x);
    // Of two ends in one column, the upper one is always above: a staircase never turns back.
    return low < high;
  };
  const newest = upper.length - 2;
  for (let end = 0; end <= newest; end += 2) {
    if (!bound(end, newest) || !bound(newest, end)) return null;
  }
  return [low, high];
}
