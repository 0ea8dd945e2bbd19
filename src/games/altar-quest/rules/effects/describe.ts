import type { Texts } from '../../../../texts/texts.ts';
import type { Rhune } from '../terms.ts';
import type { Effect } from './effect.ts';

/** Whom a sentence speaks about: the reader, or whoever an outer effect has reached. */
export type Subject = 'you' | 'hero' | 'each-hero' | 'target' | 'this';

/** The words for effects; everything comes from the catalogue's `altar-quest-effects`. */
export interface DescribeContext {
  subject: Subject;
  text(key: string, args?: { [name: string]: unknown }): string;
  rhune(rhune: Rhune): string;
  cardName(card: string): string;
  /** An inner effect's clause, with another subject if need be. */
  inner(effect: Effect, subject?: Subject): string;
}

export function describeContext(
  texts: Texts,
  describe: (effect: Effect, context: DescribeContext) => string,
  subject: Subject = 'you',
): DescribeContext {
  const context: DescribeContext = {
    subject,
    text: (key, args = {}) => texts(`altar-quest-effects.${key}`, { who: subject, ...args }),
    rhune: (rhune) => texts(`altar-quest.rhune.${rhune}`),
    cardName: (card) => texts(`altar-quest-cards.${card}.name`),
    inner: (effect, other) =>
      describe(effect, other === undefined ? context : describeContext(texts, describe, other)),
  };
  return context;
}
