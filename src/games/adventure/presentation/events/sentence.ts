import type { Texts } from '../../../../texts/texts.ts';
import type { Told } from './telling.ts';

/**
 * How a sentence stands among the others: on a line of its own, at the head of one, behind what it comes
 * of, or after the line that is being told.
 */
export type Place = 'alone' | 'begins' | 'follows' | 'after';

/** One sentence of the story. */
export interface Sentence {
  text: string;
  place: Place;
  /** Whom it begins with, so that the next sentence about them can go on with it; empty for nobody. */
  subject: string;
}

/** What events from somewhere on are told as, and how many of them. */
export interface Fold {
  sentences: Sentence[];
  used: number;
}

/** Tells the events from `at` on together, where they belong together; null where they don't. */
export type Folding = (events: readonly Told[], at: number, texts: Texts) => Fold | null;

/** Events of one type. */
export type ToldAs<Type extends Told['type']> = Extract<Told, { type: Type }>;

export const isTold = <Type extends Told['type']>(
  event: Told | undefined,
  type: Type,
): event is ToldAs<Type> => event?.type === type;

/** How many events of a type follow one another from `at` on, as long as they fit. */
export function inARow<Type extends Told['type']>(
  events: readonly Told[],
  at: number,
  type: Type,
  fits: (event: ToldAs<Type>) => boolean = () => true,
): ToldAs<Type>[] {
  const found: ToldAs<Type>[] = [];
  for (const event of events.slice(at)) {
    if (!isTold(event, type) || !fits(event)) break;
    found.push(event);
  }
  return found;
}
