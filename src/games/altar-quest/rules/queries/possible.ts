import type { Effect, WholeEffect } from '../language/effect.ts';
import type { EffectKind } from '../language/kind.ts';
import { kindOf } from '../language/registry.ts';
import type { Scope } from '../language/scope.ts';
import type { AltarQuestState, Present } from '../state.ts';
import type { CardId } from '../terms.ts';
import { isAlly } from './figures.ts';

/**
 * Whether an effect could do anything now, even just a part of it: this makes an option worth offering. Parts
 * that can't be done don't forbid the rest (AQ-264).
 */
export function isPossible(run: Present, effect: WholeEffect, scope: Scope): boolean {
  const kind = kindOf(effect);
  if (isBeyond(run.state, kind, scope)) return false;
  return kind.possible?.(run, effect, scope) ?? true;
}

/** Whether "you" can't do it: an ally can't do what only heroes can, and a defeated one can no longer do anything. */
export const isBeyond = (
  state: AltarQuestState,
  { isOfHeroes }: Pick<EffectKind<WholeEffect>, 'isOfHeroes'>,
  { ally }: Scope,
): boolean => ally !== undefined && (isOfHeroes === true || !isAlly(state, ally));

/** What an effect would cost the group now: nothing if it could do nothing (H-06). */
export const harmOf = (run: Present, effect: WholeEffect, scope: Scope): number =>
  isPossible(run, effect, scope) ? (kindOf(effect).harm?.(run, effect, scope) ?? 0) : 0;

/** How much health an effect could take from an enemy now; Infinity if it exhausts it (C-03). */
export function couldTake(run: Present, effect: WholeEffect, scope: Scope, enemy: CardId): number {
  if (!isPossible(run, effect, scope)) return 0;
  const { couldTake: own } = kindOf(effect);
  if (own) return own(run, effect, scope, enemy);
  return Math.max(0, ...innerOf(effect).map((inner) => couldTake(run, inner, scope, enemy)));
}

/** The effects that one consists of, without those inside them. */
const innerOf = (effect: WholeEffect): Effect[] =>
  Object.values(effect)
    .flat()
    .filter((part): part is Effect => typeof part === 'object' && part !== null && 'kind' in part);
