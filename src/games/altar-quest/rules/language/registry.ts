import { sentence } from '../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../cards/effects/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type DescribeContext, describeContext, type Setting } from './describe.ts';
import type { Effect, WholeEffect } from './effect.ts';
import type { EffectKind } from './kind.ts';

type AnyKind = EffectKind<WholeEffect>;

/** The kinds of effects; `effects/kinds.ts` registers them. */
export const LANGUAGE = newLanguage<WholeEffect, AnyKind>();

export const { kindOf, kinds: effectKinds } = LANGUAGE;

/** Checks what a sentence does, with everything inside it. */
export const effectSchema = LANGUAGE.schema<Effect>(({ isWhole }) => !isWhole);

/** Checks everything that an ability or a rhune effect does. */
export const wholeEffectSchema = LANGUAGE.schema();

/** Whether the words of an effect say what a part of it depends on: then nothing may be joined after them. */
export const isConditional = (effect: Effect): boolean =>
  kindOf(effect).isConditional?.(effect) ?? false;

/**
 * Whether a clause about a hero brings its own subject ("this enemy gains 1 armor"), so that none
 * belongs before it.
 */
export function namesItsSubject(effect: Effect): boolean {
  const kind = kindOf(effect);
  if (kind.namesItsSubject) return kind.namesItsSubject(effect);
  return 'who' in effect && effect.who !== undefined && effect.who !== 'you';
}

const describe = (effect: WholeEffect, context: DescribeContext): string =>
  kindOf(effect).describe(effect, context);

/** An effect in words: sentences with capital and full stop. */
export const describeEffect = (
  effect: WholeEffect,
  texts: Texts,
  setting: Partial<Setting> = {},
): string => sentence(describe(effect, effectWords(texts, setting)));

/** The words for conditions and amounts that stand by themselves. */
export const effectWords = (texts: Texts, setting: Partial<Setting> = {}): DescribeContext =>
  describeContext(texts, describe, setting);
