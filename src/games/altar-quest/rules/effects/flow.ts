import { z } from 'zod';
import { ask, finish, goto } from '../../../../kernel/procedure.ts';
import { askHero } from '../questions.ts';
import type { AltarQuestRun } from '../state.ts';
import { type Condition, conditionSchema, describeCondition, holds } from './condition.ts';
import type { Effect } from './effect.ts';
import { type EffectKind, perform } from './kind.ts';
import { pending } from './pending.ts';
import { effectSchema, isPossible } from './registry.ts';
import type { Scope } from './scope.ts';

/** Effects one after another. Able when all of them were. */
export interface Sequence {
  kind: 'sequence';
  effects: Effect[];
}
/** One of several, chosen by the hero it is about; only what is possible is offered. */
export interface Choose {
  kind: 'choose';
  options: Effect[];
}
/** Only if the hero wants to. */
export interface May {
  kind: 'may';
  effect: Effect;
}
/** The first; if it was unable to do anything, the other (AQ-264). */
export interface IfUnable {
  kind: 'if-unable';
  effect: Effect;
  otherwise: Effect;
}
export interface When {
  kind: 'when';
  condition: Condition;
  effect: Effect;
  otherwise?: Effect;
}
export type FlowEffect = Sequence | Choose | May | IfUnable | When;

/** A Reaction has ended the ability that this effect is part of (AQ-103). */
const isCancelled = (run: AltarQuestRun): boolean =>
  pending<{ cancelled?: boolean }>(run, 'ability')?.cancelled === true;

const sequence: EffectKind<Sequence> = {
  kind: 'sequence',
  schema: z.strictObject({
    kind: z.literal('sequence'),
    effects: z.array(z.lazy(() => effectSchema)).min(2),
  }),
  steps: {
    next: (run, node, data) => {
      const index = (data.index as number | undefined) ?? 0;
      const effect = node.effects[index];
      if (!effect || isCancelled(run)) return finish(data.able !== false);
      data.index = index + 1;
      return perform(data, effect.kind, `effects.${index}`, data.scope, 'noted');
    },
    noted: (_run, _node, data, { result }) => {
      if (result === false) data.able = false;
      return goto('next');
    },
  },
  /** What comes after an engage depends on where the enemy will stand, so engaging decides. */
  possible: (run, node, scope) => {
    const engage = node.effects.findIndex((effect) => effect.kind === 'engage');
    const decisive = engage < 0 ? node.effects : node.effects.slice(0, engage + 1);
    const needed = decisive.filter((effect) => !isOptional(run, effect, scope));
    return needed.length > 0 && needed.every((effect) => isPossible(run, effect, scope));
  },
  describe: (node, context) => {
    const clauses = node.effects.map((effect) => context.inner(effect));
    return clauses.reduce((text, clause) =>
      context.text(/[.]$/.test(text) ? 'sequence-after-stop' : 'sequence', { text, clause }),
    );
  },
};

/** A part that may stay undone without making the whole impossible: "you may …", "if …, …". */
function isOptional(run: Pick<AltarQuestRun, 'state'>, effect: Effect, scope: Scope): boolean {
  if (effect.kind === 'may') return true;
  return effect.kind === 'when' && !effect.otherwise && !holds(run, effect.condition, scope);
}

/** Options of a choice for one hero, by index, that could do something. */
export const possibleOptions = (
  run: Pick<AltarQuestRun, 'state'>,
  node: Choose,
  scope: Scope,
): number[] =>
  node.options.flatMap((option, index) => (isPossible(run, option, scope) ? [index] : []));

/** The question that a choice is, for the hero it is about. */
export function choiceDraft(
  run: Pick<AltarQuestRun, 'state'>,
  node: Choose,
  scope: Scope,
  at: { card: string; ability: string; path: string },
) {
  return askHero(
    run.state,
    scope.hero,
    { key: 'prompt.choose-effect', args: { card: scope.card, hero: scope.hero } },
    possibleOptions(run, node, scope).map((index) => ({
      id: `option:${index}`,
      verb: 'choose',
      args: { index, card: at.card, ability: at.ability, path: `${at.path}.options.${index}` },
    })),
  );
}

const choose: EffectKind<Choose> = {
  kind: 'choose',
  schema: z.strictObject({
    kind: z.literal('choose'),
    options: z.array(z.lazy(() => effectSchema)).min(2),
  }),
  steps: {
    ask: (run, node, data) => {
      if (possibleOptions(run, node, data.scope).length === 0) return finish(false);
      return ask(choiceDraft(run, node, data.scope, data.at), 'chosen');
    },
    chosen: (_run, node, data, { reply }) => {
      const index = Number(reply.answer?.[0]?.args?.index);
      const option = node.options[index];
      if (!option) return finish(false);
      return perform(data, option.kind, `options.${index}`, data.scope, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => possibleOptions(run, node, scope).length > 0,
  describe: (node, context) =>
    node.options
      .map((option) => context.inner(option))
      .reduce((text, clause) => context.text('choose', { text, clause })),
};

const may: EffectKind<May> = {
  kind: 'may',
  schema: z.strictObject({ kind: z.literal('may'), effect: z.lazy(() => effectSchema) }),
  steps: {
    ask: (run, node, data) => {
      if (!isPossible(run, node.effect, data.scope)) return finish(true);
      const path = data.at.path === '' ? 'effect' : `${data.at.path}.effect`;
      return ask(
        askHero(
          run.state,
          data.scope.hero,
          { key: 'prompt.may', args: { card: data.scope.card, hero: data.scope.hero } },
          [
            {
              id: 'yes',
              verb: 'choose',
              args: { card: data.at.card, ability: data.at.ability, path },
            },
            { id: 'no', verb: 'choose' },
          ],
          { fallback: ['no'] },
        ),
        'answered',
      );
    },
    answered: (_run, node, data, { reply }) =>
      reply.answer?.[0]?.id === 'yes'
        ? perform(data, node.effect.kind, 'effect', data.scope, 'done')
        : finish(true),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => isPossible(run, node.effect, scope),
  describe: (node, context) => context.text('may', { clause: context.inner(node.effect) }),
};

const ifUnable: EffectKind<IfUnable> = {
  kind: 'if-unable',
  schema: z.strictObject({
    kind: z.literal('if-unable'),
    effect: z.lazy(() => effectSchema),
    otherwise: z.lazy(() => effectSchema),
  }),
  steps: {
    try: (run, node, data) =>
      isPossible(run, node.effect, data.scope)
        ? perform(data, node.effect.kind, 'effect', data.scope, 'tried')
        : goto('otherwise'),
    tried: (_run, _node, _data, { result }) =>
      result === false ? goto('otherwise') : finish(true),
    otherwise: (run, node, data) =>
      isCancelled(run)
        ? finish(false)
        : perform(data, node.otherwise.kind, 'otherwise', data.scope, 'done'),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  describe: (node, context) =>
    context.text('if-unable', {
      clause: context.inner(node.effect),
      otherwise: context.inner(node.otherwise),
    }),
};

const when: EffectKind<When> = {
  kind: 'when',
  schema: z.strictObject({
    kind: z.literal('when'),
    condition: conditionSchema,
    effect: z.lazy(() => effectSchema),
    otherwise: z.lazy(() => effectSchema).optional(),
  }),
  steps: {
    decide: (run, node, data) => {
      if (holds(run, node.condition, data.scope)) {
        return perform(data, node.effect.kind, 'effect', data.scope, 'done');
      }
      if (!node.otherwise) return finish(true);
      return perform(data, node.otherwise.kind, 'otherwise', data.scope, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => {
    const branch = holds(run, node.condition, scope) ? node.effect : node.otherwise;
    return branch !== undefined && isPossible(run, branch, scope);
  },
  describe: (node, context) => {
    const args = {
      condition: describeCondition(node.condition, context),
      clause: context.inner(node.effect),
    };
    return node.otherwise
      ? context.text('when-otherwise', { ...args, otherwise: context.inner(node.otherwise) })
      : context.text('when', args);
  },
};

export const flowKinds = [sequence, choose, may, ifUnable, when];
