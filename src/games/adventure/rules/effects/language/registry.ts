import { sentence } from '../../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../../cards/effects/language.ts';
import {
  enter,
  effectProcedures as proceduresFor,
  within,
} from '../../../../../cards/effects/resolving.ts';
import { finish, type Procedure, type StepResult } from '../../../../../kernel/procedure.ts';
import type { Texts } from '../../../../../texts/texts.ts';
import type { AdventureState } from '../../state.ts';
import { describeCondition } from '../parts/describe-condition.ts';
import { effectAt } from '../resolving/address.ts';
import { type Voice, type Words, wordsFor } from './describe.ts';
import type { Effect } from './effect.ts';
import type { Address, EffectData, EffectKind, Scope } from './kind.ts';

type AnyKind = EffectKind<Effect>;

/** The kinds of effects; `kinds.ts` registers them. */
export const LANGUAGE = newLanguage<Effect, AnyKind>();

const { kindOf } = LANGUAGE;

/** Checks one effect with everything inside it. */
export const effectSchema = LANGUAGE.schema<Effect>();

/** Whether an effect could do anything now. */
export const canDo = (state: AdventureState, effect: Effect, scope: Scope): boolean =>
  kindOf(effect).can?.(state, effect, scope) ?? true;

/** Whether an effect, with all that is inside it, has a place outside a combat. */
export const isForCombat = (effect: Effect): boolean => kindOf(effect).place === 'combat';

/** Begins the effect at an address; what came of it is the result when `step` begins. */
export const begin = (at: Address, scope: Scope, step: string): StepResult<never> =>
  enter(effectAt(at).kind, at, scope, step);

/** Goes on with an inner effect. */
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
  );

const resolvingSteps = (kind: AnyKind): NonNullable<AnyKind['steps']> => ({
  begin: (run, node, { scope }) => {
    kind.resolve?.(run, node, scope);
    return finish();
  },
});

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
