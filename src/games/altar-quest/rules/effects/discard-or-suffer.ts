import { z } from 'zod';
import { ask, call, finish, goto } from '../../../../kernel/procedure.ts';
import { heroById, isEnemy } from '../figures.ts';
import { loseSupply } from '../pool.ts';
import { askHero } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import { type Amount, amountOf, amountSchema, amountWords } from './amount.ts';
import type { EffectKind } from './kind.ts';
import type { Scope } from './scope.ts';

/** For each of `amount`, "you" either discard 1 token or suffer 1 damage: one question for all of them. */
export interface DiscardOrSuffer {
  kind: 'discard-or-suffer';
  token: 'focus' | 'supply';
  amount: Amount;
}

export const discardOrSuffer: EffectKind<DiscardOrSuffer> = {
  kind: 'discard-or-suffer',
  schema: z.strictObject({
    kind: z.literal('discard-or-suffer'),
    token: z.enum(['focus', 'supply']),
    amount: amountSchema,
  }),
  steps: {
    ask: (run, node, data) => {
      const amount = amountOf(run, node.amount, data.scope);
      if (amount <= 0) return finish(false);
      data.due = amount;
      const most = Math.min(amount, held(run.state, node, data.scope));
      if (most === 0) return goto('suffer');
      const options = Array.from({ length: most + 1 }, (_, discard) => ({
        id: `discard:${discard}`,
        verb: 'discard-or-suffer',
        args: { token: node.token, discard, damage: amount - discard },
      })).reverse();
      const args = { token: node.token, amount, card: data.scope.card, hero: data.scope.hero };
      return ask(
        askHero(run.state, data.scope.hero, { key: 'prompt.discard-or-suffer', args }, options),
        'pay',
      );
    },
    pay: (run, node, data, { reply }) => {
      const { hero } = data.scope;
      const discard = Number(reply.answer?.[0]?.args?.discard ?? 0);
      data.due = Number(data.due) - discard;
      if (discard > 0 && node.token === 'supply') loseSupply(run, discard);
      if (discard > 0 && node.token === 'focus') {
        heroById(run.state, hero).focus -= discard;
        run.emit('focus-lost', { hero, amount: discard });
      }
      return goto('suffer');
    },
    suffer: (_run, _node, data) => {
      const { card, hero } = data.scope;
      if (Number(data.due) <= 0) return finish(true);
      const amount = Number(data.due);
      return call('suffer', { figure: hero, amount, from: card, enemy: isEnemy(card) }, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) => amountOf(run, node.amount, scope) > 0,
  describe: (node, context) =>
    context.text('discard-or-suffer', {
      token: node.token,
      ...amountWords(node.amount, context),
    }),
};

const held = (state: AltarQuestState, node: DiscardOrSuffer, scope: Scope): number =>
  node.token === 'supply' ? state.supply : heroById(state, scope.hero).focus;
