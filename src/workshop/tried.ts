/** A scenario's file, with the ids that the draft gives. */
export interface TryingPosition {
  [field: string]: unknown;
}

/** Why something can't be at hand; the page has a sentence for each. */
export type NoPosition =
  | 'no-position'
  | 'campaign-only'
  | 'by-overlay'
  | 'not-printed'
  | 'no-trophy';

export type Tried = { position: TryingPosition } | { refused: NoPosition };
