/** A quest of a campaign as a stop on its road. */
export interface Station {
  readonly number: number;
  /** Its deck; null if nobody knows yet. */
  readonly quest: string | null;
  readonly state: 'won' | 'lost' | 'next' | 'ahead';
  /** Empty if it is not known. */
  readonly title: string;
  /** How it went, or that it is next; empty ahead. */
  readonly line: string;
  /** Heroes who fell there. */
  readonly fell: readonly string[];
  /** The station in words. */
  readonly words: string;
}
