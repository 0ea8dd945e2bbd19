import { sentence } from '../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../cards/effects/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AdventureState } from '../state.ts';
import { type Voice, type Words, wordsFor } from './describe.ts';
import { describeCondition } from './describe-condition.ts';
import type { Effect } from './effect.ts';
import type { EffectKind, Scope } from './kind.ts';

type AnyKind = EffectKind<Effect>;

/** The kinds of effects; `effects/kinds.ts` registers them. */
export const LANGUAGE = newLanguage<Effect, AnyKind>();

const { kindOf } = LANGUAGE;

/** Checks an effect and everything inside it. */
export const effectSchema = LANGUAGE.schema<Effect>();

/** Whether an effect could do anything now. */
export const canDo = (state: AdventureState, effect: Effect, scope: Scope): boolean =>
  kindOf(effect).can?.(state, effect, scope) ?? true;

/** Whether an effect, with everything inside it, can be used outside a combat. */
export const isForCombat = (effect: Effect): boolean => kindOf(effect).place === 'combat';

const describe = (effect: Effect, words: Words): string => kindOf(effect).describe(effect, words);

/** The words of one voice, for whatever else a card says. */
export const wordsIn = (texts: Texts, voice: Voice): Words =>
  wordsFor(texts, voice, describe, describeCondition);

/** An effect in words: a sentence. */
export const describeEffect = (effect: Effect, texts: Texts, voice: Voice = 'character'): string =>
  sentence(wordsIn(texts, voice).inner(effect));

/** An effect as a clause within another sentence. */
export const describeClause = (effect: Effect, texts: Texts, voice: Voice = 'character'): string =>
  wordsIn(texts, voice).inner(effect);
