import { z } from 'zod';
import { finish } from '../../../../../kernel/procedure.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind } from '../../language/kind.ts';
import { effectSchema, namesItsSubject } from '../../language/registry.ts';
import { harmOf, isPossible } from '../../queries/possible.ts';
import { perform } from '../resolving/perform.ts';

/** Something given for something else: "discard 1 focus to discard this card". Nothing without paying the price. */
export interface Pay {
  kind: 'pay';
  cost: Effect;
  effect: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    pay: Pay;
  }
}

export const pay: EffectKind<Pay> = {
  kind: 'pay',
  schema: z.strictObject({
    kind: z.literal('pay'),
    cost: z.lazy(() => effectSchema),
    effect: z.lazy(() => effectSchema),
  }),
  steps: {
    pay: (run, node, data) =>
      isPossible(run, node.cost, data.scope)
        ? perform(data, node.cost.kind, 'cost', data.scope, 'paid')
        : finish(false),
    paid: (_run, node, data, { result }) =>
      result === false
        ? finish(false)
        : perform(data, node.effect.kind, 'effect', data.scope, 'done'),
    done: () => finish(true),
  },
  possible: (run, node, scope) =>
    isPossible(run, node.cost, scope) && isPossible(run, node.effect, scope),
  harm: (run, { cost, effect }, scope) => harmOf(run, cost, scope) + harmOf(run, effect, scope),
  isConditional: () => true,
  isCompound: true,
  namesItsSubject: (node) => namesItsSubject(node.cost),
  describe: (node, context) =>
    context.text('pay', {
      cost: context.inner(node.cost, { isJoined: true }),
      named: String(namesItsSubject(node.effect)),
      clause: context.inner(node.effect, { voice: context.voice === 'you' ? 'you' : 'they' }),
    }),
};
