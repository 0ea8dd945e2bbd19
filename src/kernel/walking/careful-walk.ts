import { OPEN, type Steps } from './steps.ts';
import type { WalkRules } from './walk.ts';

/** What a walk that avoids harm may do. */
export interface CarefulRules extends Pick<WalkRules, 'isOpen' | 'canEnter'> {
  /** Maximum number of steps; finite, because a way may pass a cell more than once. */
  readonly budget: number;
  /** Harm of a step to this cell from the one before it, 0 or more. */
  readonly harm: (cell: number, before: number) => number;
}

/** What can be reached in exactly this many steps. */
interface Round {
  /** The cells reached. */
  readonly cells: readonly number[];
  /** The least harm on the way to each cell of the map; below 0 for a cell that isn't reached. */
  readonly harm: readonly number[];
  /** The cell before each one on that way. */
  readonly before: readonly number[];
}

/**
 * For each number of steps, the least harm to every cell that can be reached in exactly that many; in 0
 * steps, only the start.
 */
export type CarefulWalk = readonly Round[];

const UNKNOWN = -1;
const REFUSED = -2;

/** Walks in rounds of one step, keeping the least harmful way to each cell in each round. */
export function carefulWalk(map: Steps, start: number, rules: CarefulRules): CarefulWalk {
  const { firstStep, stepTo, stepDoor } = map;
  const places = firstStep.length - 1;
  const harmOfStep: number[] = new Array(stepTo.length).fill(UNKNOWN);
  const ask = (step: number, before: number): number => {
    const cell = stepTo[step]!;
    const harm = rules.canEnter(cell) ? rules.harm(cell, before) : REFUSED;
    harmOfStep[step] = harm;
    return harm;
  };
  let last = roundAt(places, start);
  const rounds = [last];
  for (let round = 1; round <= rules.budget; round++) {
    const cells: number[] = [];
    const least: number[] = new Array(places).fill(UNKNOWN);
    const before: number[] = new Array(places).fill(UNKNOWN);
    for (const cell of last.cells) {
      const soFar = last.harm[cell]!;
      const end = firstStep[cell + 1]!;
      for (let step = firstStep[cell]!; step < end; step++) {
        const other = stepTo[step]!;
        const door = stepDoor[step]!;
        if (door !== OPEN && !rules.isOpen(door)) continue;
        const known = harmOfStep[step]!;
        const more = known === UNKNOWN ? ask(step, cell) : known;
        if (more === REFUSED) continue;
        const total = soFar + more;
        const best = least[other]!;
        if (best === UNKNOWN) cells.push(other);
        else if (total >= best) continue;
        least[other] = total;
        before[other] = cell;
      }
    }
    last = { cells, harm: least, before };
    rounds.push(last);
  }
  return rounds;
}

function roundAt(places: number, start: number): Round {
  const harm: number[] = new Array(places).fill(UNKNOWN);
  harm[start] = 0;
  return { cells: [start], harm, before: new Array(places).fill(UNKNOWN) };
}

/**
 * The cells of the least harmful way to a cell with at most this many steps, without the start; the shortest
 * if there are several. Null if there is no such way.
 */
export function carefulPathTo(walked: CarefulWalk, cell: number, steps: number): number[] | null {
  let best: { harm: number; round: number } | null = null;
  for (let round = 0; round <= Math.min(steps, walked.length - 1); round++) {
    const harm = walked[round]!.harm[cell]!;
    if (harm !== UNKNOWN && (best === null || harm < best.harm)) best = { harm, round };
  }
  if (best === null) return null;
  const path: number[] = [];
  for (let { round } = best, here = cell; round > 0; round--) {
    path.push(here);
    here = walked[round]!.before[here]!;
  }
  return path.reverse();
}
