import { z } from 'zod';
import { joinPath } from '../../../../kernel/definitions.ts';
import { ask, finish, goto } from '../../../../kernel/procedure.ts';
import { askHero } from '../questions.ts';
import type { AltarQuestRun } from '../state.ts';
import { type Condition, conditionSchema, describeCondition, holds } from './condition.ts';
import { withoutStop, withStop } from './describe.ts';
import type { Effect } from './effect.ts';
import { type EffectKind, perform } from './kind.ts';
import { effectSchema, isPossible } from './registry.ts';
import type { Scope } from './scope.ts';
import { asGains, describeGains, type Gain } from './tokens-effects.ts';

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

const sequence: EffectKind<Sequence> = {
  kind: 'sequence',
  schema: z.strictObject({
    kind: z.literal('sequence'),
    effects: z.array(z.lazy(() => effectSchema)).min(2),
  }),
  steps: {
    next: (_run, node, data) => {
      const index = (data.index as number | undefined) ?? 0;
      const effect = node.effects[index];
      if (!effect) return finish(data.able !== false);
      data.index = index + 1;
      return perform(data, effect.kind, `effects.${index}`, data.scope, 'noted');
    },
    noted: (_run, _node, data, { result }) => {
      if (result === false) data.able = false;
      return goto('next');
    },
  },
  /** What comes after somebody has moved depends on where they will stand, so the move decides. */
  possible: (run, node, scope) => {
    const moving = node.effects.findIndex(({ kind }) => MOVES.includes(kind));
    const decisive = moving < 0 ? node.effects : node.effects.slice(0, moving + 1);
    const needed = decisive.filter((effect) => !isOptional(run, effect, scope));
    return (
      needed.every((effect) => isPossible(run, effect, scope)) &&
      node.effects.some((effect) => isPossible(run, effect, scope))
    );
  },
  describe: (node, context) => {
    const clauses = sharingVerbs(node.effects).map((group) =>
      group.gains ? describeGains(group.gains, 'and', context) : context.inner(group.effect),
    );
    const isLong = clauses.length > 2 && clauses.some((clause) => /[,;]/.test(clause));
    return clauses.reduce((text, clause, index) => {
      if (text.endsWith('.')) return context.text('sequence-after-stop', { text, clause });
      const key = index === clauses.length - 1 ? 'sequence' : 'sequence-more';
      return context.text(isLong ? `long-${key}` : key, { text, clause });
    });
  },
};

const MOVES: readonly string[] = ['engage', 'move', 'push', 'swap'];

/** Neighbouring effects that can be said with one verb are put together. */
function sharingVerbs(effects: readonly Effect[]): { effect: Effect; gains?: Gain[] }[] {
  const groups: { effect: Effect; gains?: Gain[] }[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    const gains = last && asGains([...(last.gains ?? [last.effect]), effect]);
    if (last && gains) last.gains = gains;
    else groups.push({ effect });
  }
  return groups;
}

/** A part that may stay undone without making the whole impossible: "you may …", "if …, …", moving, healing. */
function isOptional(run: Pick<AltarQuestRun, 'state'>, effect: Effect, scope: Scope): boolean {
  if (['may', 'heal', 'move'].includes(effect.kind)) return true;
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
  describe: (node, context) => {
    const gains = asGains(node.options);
    if (gains) return describeGains(gains, 'or', context);
    const clauses = node.options.map((option) => withoutStop(context.inner(option)));
    const isSimple = clauses.every((clause) => clause.length <= 40 && !/[.,:;]| or /.test(clause));
    if (isSimple) return clauses.reduce((text, clause) => context.text('or', { text, clause }));
    const list = clauses.reduce((text, clause) => context.text('choose-more', { text, clause }));
    return context.text('choose', { list });
  },
};

const may: EffectKind<May> = {
  kind: 'may',
  schema: z.strictObject({ kind: z.literal('may'), effect: z.lazy(() => effectSchema) }),
  steps: {
    ask: (run, node, data) => {
      if (!isPossible(run, node.effect, data.scope)) return finish(true);
      const path = joinPath(data.at.path, 'effect');
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
  describe: (node, context) => {
    const voice = context.voice === 'you' ? 'you' : 'they';
    return context.text('may', { clause: context.inner(node.effect, { voice }) });
  },
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
    otherwise: (_run, node, data) =>
      perform(data, node.otherwise.kind, 'otherwise', data.scope, 'done'),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  describe: (node, context) =>
    context.text('if-unable', {
      clause: withoutStop(context.inner(node.effect)),
      otherwise: withStop(context.inner(node.otherwise)),
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
    const condition = describeCondition(node.condition, context);
    const clause = context.inner(node.effect);
    if (!node.otherwise) return context.text('when', { condition, clause });
    return context.text('when-otherwise', {
      condition,
      clause: withoutStop(clause),
      otherwise: withStop(context.inner(node.otherwise)),
    });
  },
};

export const flowKinds = [sequence, choose, may, ifUnable, when];
