import { z } from 'zod';
import { ask, call, finish, type Procedure, type Step } from '../../../../kernel/procedure.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { pickOf, pickOptions } from '../picks.ts';
import type { AltarRun, AltarState } from '../state.ts';
import { actionKinds } from './actions.ts';
import { effectAt, within } from './address.ts';
import { altarKinds } from './altars.ts';
import { sentence, type Words, wordsFor } from './describe.ts';
import { drawingKinds } from './drawing.ts';
import type { Effect } from './effect.ts';
import { flowKinds } from './flow.ts';
import { handKinds } from './hands.ts';
import type { EffectData, EffectKind, Pick, Scope } from './kind.ts';
import { worshipperKinds } from './worshippers.ts';

type AnyKind = EffectKind<Effect>;

let kinds: Map<string, AnyKind> | null = null;

/** Every kind by its name. Built when first asked for, because the kinds refer to each other. */
export function effectKinds(): Map<string, AnyKind> {
  kinds ??= new Map(
    [
      ...flowKinds,
      ...altarKinds,
      ...drawingKinds,
      ...handKinds,
      ...worshipperKinds,
      ...actionKinds,
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

/** Every way to carry an effect out now; none when it could do nothing. */
export const waysOf = (state: AltarState, effect: Effect, scope: Scope): Pick[] =>
  kindOf(effect).ways(state, effect, scope);

/** Carries out an effect that never asks: a god's power, or what an effect does to each of several. */
export function resolveNow(run: AltarRun, effect: Effect, scope: Scope): void {
  const kind = kindOf(effect);
  const pick = kind.ways(run.state, effect, scope)[0];
  if (!kind.resolve) throw new Error(`The effect ${effect.kind} can't be carried out at once.`);
  if (pick) kind.resolve(run, effect, scope, pick);
}

/** Goes on with an inner effect. */
export function perform(data: EffectData, path: string, scope: Scope, step: string) {
  const at = within(data.at, path);
  return call(`effect.${effectAt(at).kind}`, { at, scope }, step);
}

/** A procedure `effect.<kind>` for every kind, for the kernel. */
export function effectProcedures(): { [name: string]: Procedure<AltarState> } {
  const procedures: { [name: string]: Procedure<AltarState> } = {};
  for (const kind of effectKinds().values()) {
    const name = `effect.${kind.kind}`;
    const steps: { [step: string]: Step<AltarState, EffectData> } = {};
    for (const [step, body] of Object.entries(kind.steps ?? pickingSteps(kind))) {
      steps[step] = (run, data, came) => body(run, effectAt(data.at), data, came);
    }
    const first = Object.keys(steps)[0] as string;
    procedures[name] = { name, first, steps: steps as Procedure<AltarState>['steps'] };
  }
  return procedures;
}

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
          prompt: { key: 'prompt.way', args: { card: data.at.card } },
          options: pickOptions('choose', data.at, ways),
        },
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => go(run, node, data, pickOf(reply.answer?.[0])),
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
