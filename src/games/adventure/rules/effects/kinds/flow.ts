import { z } from 'zod';
import { argumentOf, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish, goto } from '../../../../../kernel/procedure.ts';
import { type Condition, conditionSchema } from '../../language/condition.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { canDo, effectSchema } from '../../language/registry.ts';
import { holds } from '../../queries/conditions.ts';
import type { AdventureState } from '../../state.ts';
import { perform } from '../resolving/perform.ts';

/** One after another; those that can't be done are skipped. */
export interface Sequence {
  kind: 'sequence';
  effects: Effect[];
}
/** One of several, as its owner chooses, among those that could do something. */
export interface Choose {
  kind: 'choose';
  options: Effect[];
}
/** Its owner may do it. */
export interface May {
  kind: 'may';
  effect: Effect;
}
/** Only while something holds. */
export interface When {
  kind: 'when';
  if: Condition;
  effect: Effect;
  otherwise?: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    sequence: Sequence;
    choose: Choose;
    may: May;
    when: When;
  }
}

const inner = z.lazy(() => effectSchema);

const sequence: EffectKind<Sequence, { index?: number }> = {
  kind: 'sequence',
  schema: z.strictObject({ kind: z.literal('sequence'), effects: z.array(inner).min(2) }),
  can: (state, node, scope) => node.effects.some((effect) => canDo(state, effect, scope)),
  steps: {
    next: (_run, node, data) => {
      const index = data.index ?? 0;
      if (index >= node.effects.length) return finish();
      data.index = index + 1;
      return perform(data, `effects.${index}`, 'next');
    },
  },
  describe: (node, words) =>
    node.effects
      .map((effect) => words.inner(effect))
      .reduce((text, clause) => words.text('sequence', { text, clause })),
};

const choose: EffectKind<Choose> = {
  kind: 'choose',
  schema: z.strictObject({ kind: z.literal('choose'), options: z.array(inner).min(2) }),
  can: (state, node, scope) => node.options.some((effect) => canDo(state, effect, scope)),
  steps: {
    ask: (run, node, { at, scope }) => {
      const possible = node.options.flatMap((effect, index) =>
        canDo(run.state, effect, scope) ? [index] : [],
      );
      if (possible.length === 0) return finish();
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.choose-effect', args: { card: at.card, path: at.path } },
          options: possible.map((index) => ({
            id: `choose:${index}`,
            verb: 'choose',
            args: { index },
          })),
        },
        'chosen',
      );
    },
    chosen: (_run, _node, data, { reply }) =>
      perform(data, `options.${argumentOf(onlyAnswer(reply.answer), 'choose', 'index')}`, 'done'),
    done: () => finish(),
  },
  describe: (node, words) =>
    node.options
      .map((option) => words.inner(option))
      .reduce((text, clause) => words.text('choose', { text, clause })),
};

const may: EffectKind<May> = {
  kind: 'may',
  schema: z.strictObject({ kind: z.literal('may'), effect: inner }),
  can: (state, node, scope) => canDo(state, node.effect, scope),
  steps: {
    ask: (run, node, { at, scope }) => {
      if (!canDo(run.state, node.effect, scope)) return finish();
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.may', args: { card: at.card, path: at.path } },
          options: [
            { id: 'do', verb: 'choose', args: { index: 0 } },
            { id: 'decline', verb: 'decline' },
          ],
          fallback: ['decline'],
        },
        'chosen',
      );
    },
    chosen: (_run, _node, data, { reply }) =>
      onlyAnswer(reply.answer).verb === 'decline' ? finish() : perform(data, 'effect', 'done'),
    done: () => finish(),
  },
  describe: (node, words) => words.text('may', { clause: words.inner(node.effect) }),
};

const applies = (state: AdventureState, node: When, { seat, side, foe }: Scope): boolean =>
  holds(state, node.if, { seat: foe ? null : seat, side: side ?? null });

const when: EffectKind<When> = {
  kind: 'when',
  schema: z.strictObject({
    kind: z.literal('when'),
    if: conditionSchema,
    effect: inner,
    otherwise: inner.optional(),
  }),
  can: (state, node, scope) => {
    const effect = applies(state, node, scope) ? node.effect : node.otherwise;
    return effect !== undefined && canDo(state, effect, scope);
  },
  steps: {
    begin: (run, node, data) => {
      if (applies(run.state, node, data.scope)) return perform(data, 'effect', 'done');
      return node.otherwise ? perform(data, 'otherwise', 'done') : goto('done');
    },
    done: () => finish(),
  },
  describe: (node, words) =>
    words.text('when', {
      condition: words.condition(node.if),
      clause: words.inner(node.effect),
      otherwise: node.otherwise ? words.inner(node.otherwise) : 'none',
    }),
};

export const flowKinds = [sequence, choose, may, when];
