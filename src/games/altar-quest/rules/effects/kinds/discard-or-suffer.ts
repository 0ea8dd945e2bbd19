import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { noted } from '../../../../../kernel/notes.ts';
import { call, finish, goto } from '../../../../../kernel/procedure.ts';
import { noteLoss, noteSupplyLoss } from '../../changes/losses.ts';
import { loseSupply } from '../../changes/pool.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import { amountOf } from '../../queries/amounts.ts';
import { focusOf, heroById, isEnemy } from '../../queries/figures.ts';
import { HARM, harmOfDamage } from '../../queries/hard-mode.ts';
import { hardest } from '../../queries/hardest.ts';
import { askHero } from '../../questions.ts';
import type { AltarQuestDraft, AltarQuestRun, AltarQuestState } from '../../state.ts';
import { askUnlessAnswered } from '../resolving/ahead.ts';
import { supplyOf } from '../resolving/order.ts';

/** For each of `amount`, "you" either discard 1 token or suffer 1 damage: one question for all of them. */
export interface DiscardOrSuffer {
  kind: 'discard-or-suffer';
  token: 'focus' | 'supply';
  amount: Amount;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'discard-or-suffer': DiscardOrSuffer;
  }
}

/** How many tokens the hero discards; null if there is none. In hard mode only what costs the most (H-06). */
function paymentOf(
  run: AltarQuestRun,
  node: DiscardOrSuffer,
  scope: Scope,
): AltarQuestDraft | null {
  const { card } = scope;
  const hero = youOf(scope);
  const amount = amountOf(run, node.amount, scope);
  const most = Math.min(amount, held(run.state, node, scope));
  if (most <= 0) return null;
  const options = Array.from({ length: most + 1 }, (_, discard) => ({
    id: `discard:${discard}`,
    verb: 'discard-or-suffer' as const,
    args: { token: node.token, discard, damage: amount - discard },
  })).reverse();
  const legal = hardest(run, scope, options, ({ args: { discard, damage } }) => [
    discard * (node.token === 'supply' ? HARM.supply : HARM.token) +
      harmOfDamage(run.state, hero, damage),
  ]);
  const args = { token: node.token, amount, card, hero };
  return askHero('public', run.state, hero, { key: 'prompt.discard-or-suffer', args }, legal);
}

const held = (state: AltarQuestState, node: DiscardOrSuffer, scope: Scope): number =>
  node.token === 'supply' ? state.supply : focusOf(state, youOf(scope));

export const discardOrSuffer: EffectKind<DiscardOrSuffer, { due?: number }> = {
  kind: 'discard-or-suffer',
  schema: z.strictObject({
    kind: z.literal('discard-or-suffer'),
    token: z.enum(['focus', 'supply']),
    amount: amountSchema,
  }),
  steps: {
    ask: (run, node, data) => {
      data.due = amountOf(run, node.amount, data.scope);
      if (data.due <= 0) return finish(false);
      const question = paymentOf(run, node, data.scope);
      return question ? askUnlessAnswered(data, question, 'pay') : goto('suffer');
    },
    pay: (run, node, data, { reply }) => {
      const { hero } = data.scope;
      const discard = chosenArgument(reply.answer, 'discard-or-suffer', 'discard');
      data.due = noted(data, 'due') - discard;
      if (discard > 0 && node.token === 'supply') {
        noteSupplyLoss(run, data.scope.card, loseSupply(run, discard));
      }
      if (discard > 0 && node.token === 'focus') {
        const payer = heroById(run.state, hero);
        payer.focus -= discard;
        noteLoss(run, data.scope.card, hero, 'focus', discard);
        run.emit('focus-lost', { hero, amount: discard, focus: payer.focus });
      }
      return goto('suffer');
    },
    suffer: (_run, _node, data) => {
      const { card } = data.scope;
      const figure = youOf(data.scope);
      const amount = noted(data, 'due');
      if (amount <= 0) return finish(true);
      return call('suffer', { figure, amount, from: card, enemy: isEnemy(card) }, 'done');
    },
    done: () => finish(true),
  },
  question: paymentOf,
  answered: (node, chosen) => ({
    effect: { ...node, amount: chosenArgument(chosen, 'discard-or-suffer', 'discard') },
  }),
  possible: (run, node, scope) => amountOf(run, node.amount, scope) > 0,
  supplyWanted: (run, { token, amount }, scope) =>
    token === 'supply' ? supplyOf(run, amount, scope) : 0,
  harm: (run, node, scope) =>
    harmOfDamage(run.state, youOf(scope), amountOf(run, node.amount, scope)),
  describe: (node, context) => {
    const { each, ...words } = amountWords(node.amount, context);
    const isCounted = typeof node.amount === 'object' && !('perHero' in node.amount);
    const text = context.text('discard-or-suffer', {
      token: node.token,
      ...words,
      each: isCounted ? '' : each,
    });
    // Said first, what is counted applies to both.
    return isCounted
      ? context.text('repeat-each', { each: each.trim(), clause: text, counted: 'true' })
      : text;
  },
};
