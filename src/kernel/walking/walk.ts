import { OPEN, type Steps } from './steps.ts';

/** What a walk may do. A cell is any place on the map. */
export interface WalkRules {
  /** Maximum number of steps; Infinity for no limit. */
  readonly budget: number;
  /** Whether a step may go through this door. */
  readonly isOpen: (door: number) => boolean;
  /** Whether a step may lead to this cell. Asked once for each cell; never for a start. */
  readonly canEnter: (cell: number) => boolean;
  /** Whether a step may leave this cell, including the starts; absent: every cell may be left. */
  readonly canLeave?: (cell: number) => boolean;
  /** Ends the walk early as soon as this cell is reached. */
  readonly until?: (cell: number) => boolean;
}

/** Everything reached by a walk. */
export interface Walk {
  /** The cells reached, nearest first; the starts come first of all. */
  readonly reached: readonly number[];
  /** Steps to each cell of the map; below 0 for cells that the walk didn't reach. */
  readonly steps: readonly number[];
  /** The cell before each cell on a shortest path; -1 for a start or a cell not reached. */
  readonly before: readonly number[];
}

const UNKNOWN = -1;
const REFUSED = -2;

/** Breadth-first walk from one or several starts, every step counting 1. */
export function walk(map: Steps, starts: readonly number[], rules: WalkRules): Walk {
  const { firstStep, stepTo, stepDoor } = map;
  const places = firstStep.length - 1;
  // Plain arrays: typed arrays take longer to create than the whole walk.
  const steps: number[] = new Array(places).fill(UNKNOWN);
  const before: number[] = new Array(places).fill(-1);
  const reached: number[] = [];
  for (const start of starts) {
    if (steps[start] === 0) continue;
    steps[start] = 0;
    reached.push(start);
  }
  for (let next = 0; next < reached.length; next++) {
    const cell = reached[next]!;
    if (rules.until?.(cell)) break;
    const distance = steps[cell]! + 1;
    // The others at the end of the budget may still be what is looked for.
    if (distance > rules.budget) continue;
    if (rules.canLeave?.(cell) === false) continue;
    const end = firstStep[cell + 1]!;
    for (let step = firstStep[cell]!; step < end; step++) {
      const other = stepTo[step]!;
      if (steps[other] !== UNKNOWN) continue;
      const door = stepDoor[step]!;
      if (door !== OPEN && !rules.isOpen(door)) continue;
      if (!rules.canEnter(other)) {
        steps[other] = REFUSED;
        continue;
      }
      steps[other] = distance;
      before[other] = cell;
      reached.push(other);
    }
  }
  return { reached, steps, before };
}

/** The cells from after the start up to and including `cell`; empty for a start. */
export function pathTo(walked: Pick<Walk, 'steps' | 'before'>, cell: number): number[] {
  const path: number[] = [];
  for (let here = cell; walked.steps[here]! > 0; here = walked.before[here]!) path.push(here);
  return path.reverse();
}
