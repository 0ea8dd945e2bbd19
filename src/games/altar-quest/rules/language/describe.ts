import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { CardDefinitionId, Rhune } from '../terms.ts';
import type { Effect } from './effect.ts';

/**
 * How a clause speaks: to the reader ("gain 1 focus", "your"), about a hero named just before it
 * ("gains 1 focus", "their"), or after a "may" or "they" about such a hero ("gain 1 focus", "their").
 */
export type Voice = 'you' | 'hero' | 'they';

/** What the card that speaks is: "this enemy", "this trap"; if attached to a feature, it is that feature. */
export type Self = 'enemy' | 'trap' | 'feature' | 'altar' | 'ally' | 'rules' | 'attached' | 'card';

/** What the number passed on from a test counts. */
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
  /** The quest or threat deck whose words are used for its tokens; empty for cards that belong to none. */
  deck: string;
  /** Attributes from which one is chosen for a test, instead of the test's own; empty if it has only one. */
  attributes: string;
  /** Decks from which one is chosen to look at, instead of the effect's own; empty if it has only one. */
  decks: string;
  /** Whether other words share the clause's sentence, so that nothing in it may end one. */
  isJoined: boolean;
  /** Whether it has been said that the villain has not come yet. */
  isVillainToCome: boolean;
  /** Receives what a clause causes and is better said after words that still follow it; null if none do. */
  later: string[] | null;
}

/** The words for effects; everything comes from the catalogue's `altar-quest-effects`. */
export interface DescribeContext extends Setting {
  /** A message; `who` is the voice, `this` the card's own noun. */
  text(key: string, args?: { [name: string]: unknown }): string;
  /** The quest's own word for its tokens on its Rules card or the altar: "lamp"; null if it has none. */
  ownToken(node: { token: string; on: string }, plural: number): string | null;
  /** What the family calls threat tokens: "bonds". */
  threatTokens(plural: number): string;
  attribute(attribute: string): string;
  rhune(rhune: Rhune): string;
  trait(trait: string): string;
  /** A card as a figure in a sentence: "the Prisoner". */
  figure(card: CardDefinitionId): string;
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
    deck: '',
    attributes: '',
    decks: '',
    isJoined: false,
    isVillainToCome: false,
    later: null,
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
    ownToken: ({ token, on }, plural) => {
      const place = on === 'this' && setting.self === 'rules' ? 'rules' : on;
      return questTokens(setting.deck, { token, on: place }, plural, texts);
    },
    threatTokens: (plural) => threatTokens(setting.deck, plural, texts),
    attribute: (attribute) => texts(`altar-quest.attribute.${attribute}`),
    rhune: (rhune) => texts(`altar-quest.rhune.${rhune}`),
    trait: (trait) => texts(`altar-quest.trait.${trait}`),
    figure: (card) => {
      const called = `altar-quest.figure.called.${card}`;
      return texts.has(called) ? texts(called) : texts(`altar-quest-cards.${card}.name`);
    },
    inner: (effect, others) => describe(effect, others ? context.in(others) : context),
    in: (others) => describeContext(texts, describe, { ...setting, ...others }),
  };
  return context;
}

/** "Might, Agility or Willpower": one of several things named, or all of them. */
export function listed(
  names: readonly string[],
  context: DescribeContext,
  by: 'and' | 'or' = 'or',
): string {
  const [last = '', ...first] = [...names].reverse();
  if (first.length === 0) return last;
  const text = first.reverse().reduce((all, name) => context.text('listed', { all, name }));
  return context.text(by, { text, clause: last });
}

/**
 * What a quest calls this many tokens on its Rules card, on the altar, or on its other cards ("this"): "lamps";
 * null if it has no word of its own.
 */
export function questTokens(
  quest: string,
  { token, on }: { token: string; on: string },
  plural: number,
  texts: Texts,
): string | null {
  const own = `altar-quest-effects.own-token.${quest}.${token}-on-${on}`;
  return texts.has(own) ? texts(own, { plural }) : null;
}

/** What a threat deck calls its threat tokens: "bonds"; just that, if it has no word of its own. */
export function threatTokens(deck: string, plural: number, texts: Texts): string {
  const own = `altar-quest-effects.own-token.${deck}.threat`;
  return texts(texts.has(own) ? own : 'altar-quest-effects.threat-tokens', { plural });
}

export const mention = (first: string, again: string): Mention => ({ first, again, used: false });

/** Names the target, in full only once. */
export function nameTarget({ target }: DescribeContext): string {
  const name = target.used ? target.again : target.first;
  target.used = true;
  return name;
}

/** What belongs to a clause but has a verb of its own: the next sentence, or after a semicolon. */
export const continued = (text: string, clause: string, context: DescribeContext): string =>
  context.isJoined
    ? context.text('same-sentence', { text, clause })
    : context.text('next-sentence', { text, clause: capitalised(clause) });
