import { z } from 'zod';
import { finish } from '../../../../../kernel/procedure.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind } from '../../language/kind.ts';
import { effectSchema, isConditional } from '../../language/registry.ts';
import { amountOf } from '../../queries/amounts.ts';
import { couldTake, harmOf, isPossible } from '../../queries/possible.ts';
import { perform } from '../resolving/perform.ts';

/** The effect as many times as the amount says when it begins: "… for each supply gained", or "3 times: …". */
export interface Repeat {
  kind: 'repeat';
  times: Amount;
  effect: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    repeat: Repeat;
  }
}

export const repeat: EffectKind<Repeat, { left?: number; able?: boolean }> = {
  kind: 'repeat',
  isRepeated: true,
  schema: z.strictObject({
    kind: z.literal('repeat'),
    times: amountSchema,
    effect: z.lazy(() => effectSchema),
  }),
  steps: {
    next: (run, node, data, { result }) => {
      if (data.left !== undefined && result !== false) data.able = true;
      const left = data.left ?? amountOf(run, node.times, data.scope);
      if (left <= 0 || run.endless !== 'no') return finish(data.able === true);
      data.left = left - 1;
      return perform(data, node.effect.kind, 'effect', data.scope, 'next');
    },
  },
  possible: (run, node, scope) =>
    amountOf(run, node.times, scope) > 0 && isPossible(run, node.effect, scope),
  harm: (run, node, scope) => amountOf(run, node.times, scope) * harmOf(run, node.effect, scope),
  couldTake: (run, node, scope, enemy) =>
    amountOf(run, node.times, scope) * couldTake(run, node.effect, scope, enemy),
  isConditional: (node) => isConditional(node.effect),
  describe: (node, context) => {
    const { each, ...times } = amountWords(node.times, context);
    const clause = context.inner(node.effect, { isJoined: true });
    if (each === '') return context.text('repeat', { ...times, clause });
    const isCounted = typeof node.times === 'object' && !('perHero' in node.times);
    return context.text('repeat-each', { clause, each: each.trim(), counted: String(isCounted) });
  },
};
