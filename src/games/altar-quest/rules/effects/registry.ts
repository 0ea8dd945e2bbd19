import { z } from 'zod';
import { finish, type Procedure, type Step } from '../../../../kernel/procedure.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestRun, AltarQuestState } from '../state.ts';
import { effectAt } from './abilities.ts';
import { altarDiceKinds } from './altar-dice.ts';
import { attackKinds } from './attack.ts';
import { cardKinds } from './card-moves.ts';
import {
  capitalised,
  type DescribeContext,
  describeContext,
  type Setting,
  withStop,
} from './describe.ts';
import { discardOrSuffer } from './discard-or-suffer.ts';
import type { Effect } from './effect.ts';
import { exhaustKinds } from './exhaust.ts';
import { flowKinds } from './flow.ts';
import { guard } from './guard.ts';
import { harmKinds } from './harm.ts';
import type { EffectData, EffectKind } from './kind.ts';
import { matchKinds } from './match-effects.ts';
import { movementKinds } from './movement.ts';
import { pendingKinds } from './pending-effects.ts';
import { reachKinds } from './reach.ts';
import { repeat } from './repeat.ts';
import type { Scope } from './scope.ts';
import { testKinds } from './tests.ts';
import { tokenKinds } from './tokens-effects.ts';

type AnyKind = EffectKind<Effect>;

let kinds: Map<string, AnyKind> | null = null;

/** Every kind by its name. Built when first asked for, because the kinds refer to each other. */
export function effectKinds(): Map<string, AnyKind> {
  kinds ??= new Map(
    [
      ...flowKinds,
      repeat,
      ...reachKinds,
      ...tokenKinds,
      ...harmKinds,
      discardOrSuffer,
      ...testKinds,
      ...attackKinds,
      ...movementKinds,
      ...cardKinds,
      ...exhaustKinds,
      ...altarDiceKinds,
      ...pendingKinds,
      guard,
      ...matchKinds,
    ].map((kind) => [kind.kind, kind as unknown as AnyKind]),
  );
  return kinds;
}

export function kindOf(effect: Effect): AnyKind {
  const kind = effectKinds().get(effect.kind);
  if (!kind) throw new Error(`There is no effect ${effect.kind}.`);
  return kind;
}

/** Checks one effect with everything inside it. */
export const effectSchema: z.ZodType<Effect> = z.lazy(
  () =>
    z.union([...effectKinds().values()].map((kind) => kind.schema)) as unknown as z.ZodType<Effect>,
);

/** Whether an effect could do anything now: what makes an option worth offering (AQ-264). */
export function isPossible(
  run: Pick<AltarQuestRun, 'state'>,
  effect: Effect,
  scope: Scope,
): boolean {
  return kindOf(effect).possible?.(run, effect, scope) ?? true;
}

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export function effectProcedures(): { [name: string]: Procedure<AltarQuestState> } {
  const procedures: { [name: string]: Procedure<AltarQuestState> } = {};
  for (const kind of effectKinds().values()) {
    const name = `effect.${kind.kind}`;
    const steps: { [step: string]: Step<AltarQuestState, EffectData> } = {};
    if (kind.now) {
      const resolve = kind.now;
      steps.now = (run, data) => finish(resolve(run, effectAt(data.at), data.scope));
    }
    for (const [step, body] of Object.entries(kind.steps ?? {})) {
      steps[step] = (run, data, came) => body(run, effectAt(data.at), data, came);
    }
    const first = Object.keys(steps)[0];
    if (first === undefined) throw new Error(`The effect ${kind.kind} does nothing.`);
    procedures[name] = { name, first, steps: steps as Procedure<AltarQuestState>['steps'] };
  }
  return procedures;
}

const describe = (effect: Effect, context: DescribeContext): string =>
  kindOf(effect).describe(effect, context);

/** An effect in words: sentences with capital and full stop. */
export function describeEffect(
  effect: Effect,
  texts: Texts,
  setting: Partial<Setting> = {},
): string {
  return capitalised(withStop(describe(effect, effectWords(texts, setting))));
}

/** The words for conditions and amounts that stand by themselves. */
export const effectWords = (texts: Texts, setting: Partial<Setting> = {}): DescribeContext =>
  describeContext(texts, describe, setting);
