import {
  enter,
  effectProcedures as proceduresFor,
  within,
} from '../../../../../cards/effects/resolving.ts';
import { finish, type Procedure, type StepResult } from '../../../../../kernel/procedure.ts';
import type { WholeEffect } from '../../language/effect.ts';
import type { Ahead, EffectData, EffectKind } from '../../language/kind.ts';
import { effectKinds } from '../../language/registry.ts';
import type { Scope } from '../../language/scope.ts';
import { isBeyond } from '../../queries/possible.ts';
import type { AltarQuestRun, AltarQuestState } from '../../state.ts';
import { effectAt } from './address.ts';

type AnyKind = EffectKind<WholeEffect>;
type Steps = NonNullable<AnyKind['steps']>;

/** Enters an inner effect, with what has been answered ahead; `result` is its Able when `step` begins. */
export const perform = (
  data: EffectData,
  kind: string,
  path: string,
  scope: Scope,
  step: string,
  ahead: Ahead = [],
): StepResult<never> =>
  enter(kind, within(data.at, path), scope, step, ahead.length === 0 ? {} : { ahead });

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export const effectProcedures = (): { [name: string]: Procedure<AltarQuestState> } =>
  proceduresFor(
    effectKinds(),
    stepsOf,
    (data: EffectData) => effectAt(data.at),
    (run: AltarQuestRun, { at }) => run.emit('effects-cut-off', { card: at.card }),
  );

function stepsOf(kind: AnyKind): Steps {
  const { now } = kind;
  const steps: Steps = {
    ...(now && { now: (run, node, data) => finish(now(run, node, data.scope)) }),
    ...kind.steps,
  };
  // An ally who falls in the middle of an effect has been reached by it: that is not "unable" (AQ-264, Q-56).
  return Object.fromEntries(
    Object.entries(steps).map(([name, step], index) => [
      name,
      (run, node, data, came) =>
        isBeyond(run.state, kind, data.scope) ? finish(index > 0) : step(run, node, data, came),
    ]),
  );
}
