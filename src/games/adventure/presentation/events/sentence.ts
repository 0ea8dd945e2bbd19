import type { Among, Fold } from '../../../../cards/telling/folds.ts';
import type { Sentence } from '../../../../cards/telling/lines.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Told } from './telling.ts';

/** A sentence, and how many events it tells. */
export interface Sentences {
  sentences: Sentence[];
  used: number;
}

/** Tells the events from `at` on together if they belong together; null if they don't. */
export type Folding = Fold<Told, Texts, Sentences>;

/** Events of one type. */
export type ToldAs<Type extends Told['type']> = Among<Told, Type>;
