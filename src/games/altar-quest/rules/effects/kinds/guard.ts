import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { type TakenOff, takenOff, takeOff } from '../../changes/pending-damage.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import type { Present } from '../../state.ts';

/** "You" suffer damage that another character is about to suffer, all of it or up to this much. */
export interface Guard {
  kind: 'guard';
  amount: Amount | 'all';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    guard: Guard;
  }
}

export const guard: EffectKind<Guard> = {
  kind: 'guard',
  schema: z.strictObject({
    kind: z.literal('guard'),
    amount: z.union([z.literal('all'), amountSchema]),
  }),
  steps: {
    take: (run, node, { scope }) => {
      const taken = guarded(run, node, scope);
      if (!taken) return finish(false);
      takeOff(taken);
      const { damage, amount } = taken;
      run.emit('damage-guarded', { hero: youOf(scope), figure: damage.figure, amount });
      const { from, enemy } = damage;
      return call(
        'suffer',
        { figure: youOf(scope), amount, from, ...(enemy ? { enemy } : {}) },
        'done',
      );
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) => guarded(run, node, scope) !== null,
  describe: (node, context) =>
    context.text(
      'guard',
      node.amount === 'all' ? { number: 'all' } : { ...amountWords(node.amount, context) },
    ),
};

/** Nobody takes over what they suffer themselves anyway. */
function guarded(run: Present, node: Guard, scope: Scope): TakenOff | null {
  const taken = takenOff(run, node.amount, scope);
  return taken?.damage.figure === youOf(scope) ? null : taken;
}
