import type { Rhune } from './terms.ts';

/** How many altar dice show a rhune. */
export const countShowing = (pool: readonly Rhune[], rhune: Rhune): number =>
  pool.filter((face) => face === rhune).length;
