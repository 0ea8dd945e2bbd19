import {
  enter,
  effectProcedures as proceduresFor,
  within,
} from '../../../../../cards/effects/resolving.ts';
import { finish, type Procedure, type StepResult } from '../../../../../kernel/procedure.ts';
import type { Effect } from '../../language/effect.ts';
import type { Address, EffectData, EffectKind, Scope } from '../../language/kind.ts';
import { LANGUAGE } from '../../language/registry.ts';
import type { AdventureRun, AdventureState } from '../../state.ts';
import { effectAt } from './address.ts';

/** Begins the effect at an address; its outcome is the result when `step` begins. */
export const begin = (at: Address, scope: Scope, step: string): StepResult<never> =>
  enter(effectAt(at).kind, at, scope, step);

/** Continues with an inner effect. */
export function perform(data: EffectData, path: string, step: string): StepResult<never> {
  const at = within(data.at, path);
  return enter(effectAt(at).kind, at, data.scope, step);
}

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export const effectProcedures = (): { [name: string]: Procedure<AdventureState> } =>
  proceduresFor(
    LANGUAGE.kinds(),
    (kind) => kind.steps ?? resolvingSteps(kind),
    (data: EffectData) => effectAt(data.at),
    (run: AdventureRun, { at }) => run.emit('effects-cut-off', { card: at.card }),
  );

const resolvingSteps = (kind: EffectKind<Effect>): NonNullable<EffectKind<Effect>['steps']> => ({
  begin: (run, node, { scope }) => {
    kind.resolve?.(run, node, scope);
    return finish();
  },
});
