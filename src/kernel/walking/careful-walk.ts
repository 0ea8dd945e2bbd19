import { OPEN, type Steps } from './steps.ts';
import type { WalkRules } from './walk.ts';

/** What a walk may do that would rather keep out of harm. */
export interface CarefulRules extends Pick<WalkRules, 'isOpen' | 'canEnter'> {
  /** Steps at most; finite, because a way may pass a cell more than once. */
  readonly budget: number;
  /** Harm of a step that ends on this cell, 0 or more. */
  readonly harm: (cell: number) => number;
}

interface Arrival {
  readonly harm: number;
  readonly before: number;
}

/** The least harm to every cell that can be reached in exactly so many steps; the start by itself in 0. */
export type CarefulWalk = readonly ReadonlyMap<number, Arrival>[];

/** Walks in rounds of one step, keeping the least harmful way to each cell in each round. */
export function carefulWalk(map: Steps, start: number, rules: CarefulRules): CarefulWalk {
  const { firstStep, stepTo, stepDoor } = map;
  let last = new Map<number, Arrival>([[start, { harm: 0, before: -1 }]]);
  const rounds = [last];
  for (let round = 1; round <= rules.budget; round++) {
    const next = new Map<number, Arrival>();
    for (const [cell, { harm }] of last) {
      const end = firstStep[cell + 1]!;
      for (let step = firstStep[cell]!; step < end; step++) {
        const other = stepTo[step]!;
        const door = stepDoor[step]!;
        if ((door !== OPEN && !rules.isOpen(door)) || !rules.canEnter(other)) continue;
        const total = harm + rules.harm(other);
        const known = next.get(other);
        if (!known || total < known.harm) next.set(other, { harm: total, before: cell });
      }
    }
    rounds.push(next);
    last = next;
  }
  return rounds;
}

/**
 * The cells of the least harmful way to a cell with at most so many steps, the start not among them;
 * of several the shortest. Null when there is no such way.
 */
export function carefulPathTo(walked: CarefulWalk, cell: number, steps: number): number[] | null {
  let best: { harm: number; round: number } | null = null;
  for (let round = 0; round <= Math.min(steps, walked.length - 1); round++) {
    const harm = walked[round]!.get(cell)?.harm;
    if (harm !== undefined && (best === null || harm < best.harm)) best = { harm, round };
  }
  if (best === null) return null;
  const path: number[] = [];
  for (let { round } = best, here = cell; round > 0; round--) {
    path.push(here);
    here = walked[round]!.get(here)!.before;
  }
  return path.reverse();
}
