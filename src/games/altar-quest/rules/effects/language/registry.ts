import { sentence } from '../../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../../cards/effects/language.ts';
import { effectProcedures as proceduresFor } from '../../../../../cards/effects/resolving.ts';
import { finish, type Procedure } from '../../../../../kernel/procedure.ts';
import type { Texts } from '../../../../../texts/texts.ts';
import { isAlly } from '../../queries/figures.ts';
import type { AltarQuestState, Present } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { effectAt } from '../resolving/abilities.ts';
import { type DescribeContext, describeContext, type Setting } from './describe.ts';
import type { Effect, WholeEffect } from './effect.ts';
import type { EffectData, EffectKind } from './kind.ts';
import type { Scope } from './scope.ts';

type AnyKind = EffectKind<WholeEffect>;

/** The kinds of effects; `kinds.ts` registers them. */
export const LANGUAGE = newLanguage<WholeEffect, AnyKind>();

export const { kindOf, kinds: effectKinds } = LANGUAGE;

/** Checks what a sentence does, with everything inside it. */
export const effectSchema = LANGUAGE.schema<Effect>(({ isWhole }) => !isWhole);

/** Checks all that an ability or a rhune effect does. */
export const wholeEffectSchema = LANGUAGE.schema();

/**
 * Whether an effect could do anything now, down to a part of it: what makes an option worth offering.
 * Parts that can't be done don't forbid the rest (AQ-264).
 */
export function isPossible(run: Present, effect: WholeEffect, scope: Scope): boolean {
  const kind = kindOf(effect);
  if (isBeyond(run.state, kind, scope)) return false;
  return kind.possible?.(run, effect, scope) ?? true;
}

/** Whether "you" can't do it: an ally what only heroes can, and a defeated one nothing any more. */
const isBeyond = (state: AltarQuestState, { isOfHeroes }: AnyKind, { ally }: Scope): boolean =>
  ally !== undefined && (isOfHeroes === true || !isAlly(state, ally));

/** What an effect would cost the group now: nothing where it could do nothing (H-06). */
export const harmOf = (run: Present, effect: WholeEffect, scope: Scope): number =>
  isPossible(run, effect, scope) ? (kindOf(effect).harm?.(run, effect, scope) ?? 0) : 0;

/** How much health an effect could take from an enemy now; Infinity where it exhausts it (C-03). */
export function couldTake(run: Present, effect: WholeEffect, scope: Scope, enemy: CardId): number {
  if (!isPossible(run, effect, scope)) return 0;
  const { couldTake: own } = kindOf(effect);
  if (own) return own(run, effect, scope, enemy);
  return Math.max(0, ...innerOf(effect).map((inner) => couldTake(run, inner, scope, enemy)));
}

/** The effects that one is made of, without those inside them. */
const innerOf = (effect: WholeEffect): Effect[] =>
  Object.values(effect)
    .flat()
    .filter((part): part is Effect => typeof part === 'object' && part !== null && 'kind' in part);

/** Whether the words of an effect say what a part of it depends on: nothing may be joined behind them. */
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

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export const effectProcedures = (): { [name: string]: Procedure<AltarQuestState> } =>
  proceduresFor(effectKinds(), stepsOf, (data: EffectData) => effectAt(data.at));

function stepsOf(kind: AnyKind): NonNullable<AnyKind['steps']> {
  const { now } = kind;
  const steps: NonNullable<AnyKind['steps']> = {
    ...(now && { now: (run, node, data) => finish(now(run, node, data.scope)) }),
    ...kind.steps,
  };
  // An ally who falls in the middle of an effect has been reached by it: that is no "unable" (AQ-264, Q-56).
  return Object.fromEntries(
    Object.entries(steps).map(([name, step], index) => [
      name,
      (run, node, data, came) =>
        isBeyond(run.state, kind, data.scope) ? finish(index > 0) : step(run, node, data, came),
    ]),
  );
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
