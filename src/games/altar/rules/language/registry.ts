import { sentence } from '../../../../cards/effects/clauses.ts';
import { newLanguage } from '../../../../cards/effects/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarRun, AltarState } from '../state.ts';
import type { Pick } from '../verbs.ts';
import { type Words, wordsFor } from './describe.ts';
import type { Effect } from './effect.ts';
import type { EffectKind, Scope } from './kind.ts';

type AnyKind = EffectKind<Effect>;

/** The kinds of effects; `effects/kinds.ts` registers them. */
export const LANGUAGE = newLanguage<Effect, AnyKind>();

const { kindOf } = LANGUAGE;

/** Checks an effect and everything inside it. */
export const effectSchema = LANGUAGE.schema();

/** Every way to carry an effect out now; none when it could do nothing. */
export const waysOf = (state: AltarState, effect: Effect, scope: Scope): Pick[] =>
  kindOf(effect).ways(state, effect, scope);

/** Carries out an effect that never asks, if it can do something, after telling what caused it. */
export function resolveNow(run: AltarRun, effect: Effect, scope: Scope, tell: () => void): void {
  const kind = kindOf(effect);
  const pick = kind.ways(run.state, effect, scope)[0];
  if (!kind.resolve) throw new Error(`The effect ${effect.kind} can't be carried out at once.`);
  if (!pick) return;
  tell();
  kind.resolve(run, effect, scope, pick);
}

const describe = (effect: Effect, words: Words): string => kindOf(effect).describe(effect, words);

/** An effect in words: a sentence. */
export const describeEffect = (effect: Effect, texts: Texts): string =>
  sentence(describe(effect, wordsFor(texts, describe, false)));

/** What a god's power does, as a clause within the sentence that says when. */
export const describePower = (effect: Effect, texts: Texts): string =>
  describe(effect, wordsFor(texts, describe, true));
