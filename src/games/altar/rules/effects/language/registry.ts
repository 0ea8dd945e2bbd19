import { sentence } from '../../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../../cards/effects/language.ts';
import {
  enter,
  effectProcedures as proceduresFor,
  within,
} from '../../../../../cards/effects/resolving.ts';
import { onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish, type Procedure, type StepResult } from '../../../../../kernel/procedure.ts';
import type { Texts } from '../../../../../texts/texts.ts';
import { pickOf, pickOptions } from '../../picks.ts';
import type { AltarRun, AltarState } from '../../state.ts';
import type { Pick } from '../../verbs.ts';
import { effectAt } from '../resolving/address.ts';
import { type Words, wordsFor } from './describe.ts';
import type { Effect } from './effect.ts';
import type { EffectData, EffectKind, Scope } from './kind.ts';

type AnyKind = EffectKind<Effect>;

/** The kinds of effects; `kinds.ts` registers them. */
export const LANGUAGE = newLanguage<Effect, AnyKind>();

const { kindOf } = LANGUAGE;

/** Checks one effect with everything inside it. */
export const effectSchema = LANGUAGE.schema();

/** Every way to carry an effect out now; none when it could do nothing. */
export const waysOf = (state: AltarState, effect: Effect, scope: Scope): Pick[] =>
  kindOf(effect).ways(state, effect, scope);

/** Carries out an effect that never asks, if it can do something; what it is the effect of is told first. */
export function resolveNow(run: AltarRun, effect: Effect, scope: Scope, tell: () => void): void {
  const kind = kindOf(effect);
  const pick = kind.ways(run.state, effect, scope)[0];
  if (!kind.resolve) throw new Error(`The effect ${effect.kind} can't be carried out at once.`);
  if (!pick) return;
  tell();
  kind.resolve(run, effect, scope, pick);
}

/** Goes on with an inner effect. */
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
  );

/** Settles on a way, asking only when there are several and none was chosen beforehand, and goes it. */
function pickingSteps(kind: AnyKind): NonNullable<AnyKind['steps']> {
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

const describe = (effect: Effect, words: Words): string => kindOf(effect).describe(effect, words);

/** An effect in words: a sentence. */
export const describeEffect = (effect: Effect, texts: Texts): string =>
  sentence(describe(effect, wordsFor(texts, describe, false)));

/** What a god's power does, as a clause within the sentence that says when. */
export const describePower = (effect: Effect, texts: Texts): string =>
  describe(effect, wordsFor(texts, describe, true));
