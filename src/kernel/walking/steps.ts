/** Used in place of a door if there is none: nothing blocks the step. */
export const OPEN = -1;

/**
 * Places and the steps between them, in flat arrays for fast queries: what a walk needs to know about a map,
 * whether a grid of squares or a graph of spaces. Places are numbers from 0.
 */
export interface Steps {
  /** The steps out of place `p` are those numbered `firstStep[p]` up to but not `firstStep[p + 1]`. */
  readonly firstStep: Int32Array;
  /** Place that each step leads to. */
  readonly stepTo: Int16Array;
  /** Door that each step goes through, or OPEN. */
  readonly stepDoor: Int16Array;
}
