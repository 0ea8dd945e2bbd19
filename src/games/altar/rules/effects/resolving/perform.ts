import {
  enter,
  effectProcedures as proceduresFor,
  within,
} from '../../../../../cards/effects/resolving.ts';
import { onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish, type Procedure, type StepResult } from '../../../../../kernel/procedure.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectData, EffectKind, Scope } from '../../language/kind.ts';
import { LANGUAGE } from '../../language/registry.ts';
import { pickOf, pickOptions } from '../../picks.ts';
import type { AltarRun, AltarState } from '../../state.ts';
import type { Pick } from '../../verbs.ts';
import { effectAt } from './address.ts';

/** Continues with an inner effect. */
export function perform(
  data: EffectData,
  path: string,
  scope: Scope,
  step: string,
): StepResult<never> {
  const at = within(data.at, path);
  return enter(effectAt(at).kind, at, scope, step);
}

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export const effectProcedures = (): { [name: string]: Procedure<AltarState> } =>
  proceduresFor(
    LANGUAGE.kinds(),
    (kind) => kind.steps ?? pickingSteps(kind),
    (data: EffectData) => effectAt(data.at),
    (run: AltarRun, { at }) => run.emit('effects-cut-off', { card: at.card }),
  );

/**
 * Settles on a way to carry out the effect, asking only if there are several and none was chosen beforehand,
 * and takes it.
 */
function pickingSteps(kind: EffectKind<Effect>): NonNullable<EffectKind<Effect>['steps']> {
  const go = (run: AltarRun, node: Effect, data: EffectData, pick: Pick) => {
    const { pick: _, ...scope } = data.scope;
    if (!kind.enter) {
      kind.resolve?.(run, node, scope, pick);
      return finish();
    }
    const path = kind.enter(run.state, node, scope, pick);
    return path === null ? finish() : perform(data, path, { ...scope, pick }, 'done');
  };
  return {
    begin: (run, node, data) => {
      if (data.scope.pick) return go(run, node, data, data.scope.pick);
      const ways = kind.ways(run.state, node, data.scope);
      const [only] = ways;
      if (!only) return finish();
      if (ways.length === 1) return go(run, node, data, only);
      return ask(
        {
          seats: [data.scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.way', args: { card: data.at.card } },
          options: pickOptions('choose', data.at, ways),
        },
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => {
      const option = onlyAnswer(reply.answer);
      return go(run, node, data, option.verb === 'choose' ? pickOf(option) : {});
    },
    done: () => finish(),
  };
}
