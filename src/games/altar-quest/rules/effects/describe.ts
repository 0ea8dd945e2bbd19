import type { Texts } from '../../../../texts/texts.ts';
import type { Rhune } from '../terms.ts';
import type { Effect } from './effect.ts';

/**
 * How a clause speaks: to the reader ("gain 1 focus", "your"), about a hero named just before it
 * ("gains 1 focus", "their"), or after a "may" or "they" about such a hero ("gain 1 focus", "their").
 */
export type Voice = 'you' | 'hero' | 'they';

/** What the card that speaks is: "this enemy", "this trap". */
export type Self = 'enemy' | 'trap' | 'feature' | 'altar' | 'card';

/** What the number handed on from a test counts. */
export type Counted = 'success' | 'damage' | 'supply';

/** A figure that clauses speak about: its full name the first time, a short one from then on. */
export interface Mention {
  first: string;
  again: string;
  used: boolean;
}

/** What the words around a clause have settled. */
export interface Setting {
  voice: Voice;
  self: Self;
  counted: Counted;
  target: Mention;
}

/** The words for effects; everything comes from the catalogue's `altar-quest-effects`. */
export interface DescribeContext extends Setting {
  /** A message; `who` is the voice, `this` the card's own noun. */
  text(key: string, args?: { [name: string]: unknown }): string;
  attribute(attribute: string): string;
  rhune(rhune: Rhune): string;
  trait(trait: string): string;
  /** An inner effect's clause, in another setting if need be. */
  inner(effect: Effect, changes?: Partial<Setting>): string;
  /** The same words in another setting. */
  in(changes: Partial<Setting>): DescribeContext;
}

export function describeContext(
  texts: Texts,
  describe: (effect: Effect, context: DescribeContext) => string,
  changes: Partial<Setting> = {},
): DescribeContext {
  const words = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-effects.${key}`, args);
  const setting: Setting = {
    voice: 'you',
    self: 'card',
    counted: 'success',
    target: mention(words('target-enemy'), words('again-enemy')),
    ...changes,
  };
  const context: DescribeContext = {
    ...setting,
    text: (key, args = {}) =>
      words(key, {
        who: setting.voice,
        self: setting.self,
        this: words('this', { self: setting.self }),
        ...args,
      }),
    attribute: (attribute) => texts(`altar-quest.attribute.${attribute}`),
    rhune: (rhune) => texts(`altar-quest.rhune.${rhune}`),
    trait: (trait) => texts(`altar-quest.trait.${trait}`),
    inner: (effect, others) => describe(effect, others ? context.in(others) : context),
    in: (others) => describeContext(texts, describe, { ...setting, ...others }),
  };
  return context;
}

export const mention = (first: string, again: string): Mention => ({ first, again, used: false });

/** Names the target, in full only once. */
export function nameTarget({ target }: DescribeContext): string {
  const name = target.used ? target.again : target.first;
  target.used = true;
  return name;
}

/** Without a full stop, to go on in the same sentence. */
export const withoutStop = (clause: string): string => clause.replace(/\.$/, '');

/** With a full stop, whether it had one or not. */
export const withStop = (clause: string): string => (/[.!?]$/.test(clause) ? clause : `${clause}.`);

export const capitalised = (clause: string): string =>
  clause.charAt(0).toUpperCase() + clause.slice(1);

/**
 * Whether a clause about a hero brings its own subject ("this enemy gains 1 armor"), so that none
 * belongs before it.
 */
export function namesItsSubject(effect: Effect): boolean {
  if ('who' in effect) {
    const isDealt = effect.kind === 'damage' && effect.who !== 'this' && effect.who !== 'host';
    return effect.who !== undefined && effect.who !== 'you' && !isDealt;
  }
  switch (effect.kind) {
    case 'sequence':
      return namesItsSubject(effect.effects[0] as Effect);
    case 'choose':
      return effect.options.some(namesItsSubject);
    case 'if-unable':
    case 'when':
      return namesItsSubject(effect.effect);
    case 'each':
      return effect.of !== 'enemies';
    case 'target':
      return effect.of !== 'enemies';
    case 'engage':
    case 'end-match':
    case 'spawn-villain':
      return true;
    default:
      return false;
  }
}
