import type { Message } from '../kernel/decision.ts';

/** Names and numbers that lead to something in a pack. */
export type Path = readonly (string | number)[];

/** A line of a file. */
export interface Line {
  file: string;
  line: number;
}

/** Something that is wrong with a pack. */
export interface PackProblem {
  where: PackPlace;
  /** Sentences, one after the other; `in-words.ts` says them. */
  what: readonly Message[];
}

/** A place in a pack. */
export interface PackPlace extends Partial<Line> {
  path: Path;
  /** The id of the innermost card or deck around it. */
  card?: string;
}
