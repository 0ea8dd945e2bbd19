import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { type Amount, amountSchema } from '../../cards/amount.ts';
import type { SufferData } from '../../procedures/suffer.ts';
import type { AltarQuestRun } from '../../state.ts';
import type { EffectKind } from '../language/kind.ts';
import type { Scope } from '../language/scope.ts';
import { amountOf, amountWords } from '../parts/amount.ts';
import { pending } from '../resolving/pending.ts';

/** "You" suffer damage that another character is about to suffer, all of it or up to so much. */
export interface Guard {
  kind: 'guard';
  amount: Amount | 'all';
}

declare module '../language/effect.ts' {
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
      const damage = pending<SufferData>(run, 'suffer');
      const amount = damage === null ? 0 : guarded(run, damage, node, scope);
      if (damage === null || amount <= 0 || damage.figure === scope.hero) return finish(false);
      damage.prevented = (damage.prevented ?? 0) + amount;
      run.emit('damage-guarded', { hero: scope.hero, figure: damage.figure, amount });
      const { from, enemy } = damage;
      return call(
        'suffer',
        { figure: scope.hero, amount, from, ...(enemy ? { enemy } : {}) },
        'done',
      );
    },
    done: () => finish(true),
  },
  describe: (node, context) =>
    context.text(
      'guard',
      node.amount === 'all' ? { number: 'all' } : { ...amountWords(node.amount, context) },
    ),
};

/** What is left to suffer after earlier Reactions, at most what the card takes. */
function guarded(run: AltarQuestRun, damage: SufferData, node: Guard, scope: Scope): number {
  const left = damage.amount - (damage.prevented ?? 0);
  return node.amount === 'all' ? left : Math.min(left, amountOf(run, node.amount, scope));
}
