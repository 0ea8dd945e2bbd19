import { z } from 'zod';
import { ask, finish } from '../../../../kernel/procedure.ts';
import type { FollowerDefinition } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { drawFromDeck, takeFromDiscard } from '../draws.ts';
import { godsOf, playerOf } from '../realms.ts';
import type { AltarState } from '../state.ts';
import { type CardId, distinct } from '../terms.ts';
import { type EffectKind, plainlyIf } from './kind.ts';

/** Draws from the deck. */
export interface Draw {
  kind: 'draw';
  amount: number;
}
/** Looks at the top cards of the deck, keeps one, and puts the others under it. */
export interface Look {
  kind: 'look';
  amount: number;
}
/** Takes a card from the discard pile: a worshipper, or an enemy of some kind. */
export interface Recover {
  kind: 'recover';
  of: 'worship' | 'enemy';
}
export type DrawingEffect = Draw | Look | Recover;

const amount = z.number().int().min(1).max(5);

const draw: EffectKind<Draw> = {
  kind: 'draw',
  schema: z.strictObject({ kind: z.literal('draw'), amount }),
  ways: (state) => plainlyIf(state.deck.length > 0),
  resolve: (run, node, { seat }) => drawFromDeck(run, seat, node.amount),
  describe: (node, words) => words.text('draw', { amount: node.amount }),
};

const topOf = (state: AltarState, count: number): CardId[] => state.deck.slice(-count).reverse();

const look: EffectKind<Look> = {
  kind: 'look',
  schema: z.strictObject({ kind: z.literal('look'), amount }),
  ways: (state) => plainlyIf(state.deck.length > 0),
  steps: {
    ask: (run, node, data) => {
      const cards = topOf(run.state, node.amount);
      if (cards.length === 0) return finish();
      return ask(
        {
          seats: [data.scope.seat],
          prompt: { key: 'prompt.look', args: { card: data.at.card, amount: cards.length } },
          options: distinct(cards).map((card) => ({
            id: `keep:${card}`,
            verb: 'choose',
            args: { card },
          })),
          always: true,
        },
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => {
      const { state } = run;
      const { seat } = data.scope;
      const kept = String(reply.answer?.[0]?.args?.card);
      const seen = topOf(state, node.amount);
      state.deck.splice(-seen.length);
      state.deck.unshift(...seen.filter((card) => card !== kept));
      playerOf(state, seat).hand.push(kept);
      const args = { gods: godsOf(state, seat), amount: seen.length };
      run.emitTo(
        [seat],
        { type: 'deck-searched-by-you', args: { ...args, card: kept } },
        { type: 'deck-searched', args },
      );
      return finish();
    },
  },
  describe: (node, words) => words.text('look', { amount: node.amount }),
};

/** Cards that take cards back can't be taken back, so that a match comes to its end (AL-058). */
const FITS: { [of in Recover['of']]: (follower: FollowerDefinition) => boolean } = {
  worship: ({ worship }) => worship === true,
  enemy: ({ kind }) => kind !== undefined && kind !== 'omen',
};

const recoverable = (state: AltarState, of: Recover['of']): CardId[] =>
  distinct(state.discard.filter((card) => FITS[of](definition(card))));

const recover: EffectKind<Recover> = {
  kind: 'recover',
  schema: z.strictObject({ kind: z.literal('recover'), of: z.enum(['worship', 'enemy']) }),
  ways: (state, node) => plainlyIf(recoverable(state, node.of).length > 0),
  steps: {
    ask: (run, node, data) => {
      const cards = recoverable(run.state, node.of);
      if (cards.length === 0) return finish();
      return ask(
        {
          seats: [data.scope.seat],
          prompt: { key: 'prompt.recover', args: { card: data.at.card } },
          options: cards.map((card) => ({ id: `take:${card}`, verb: 'choose', args: { card } })),
        },
        'chosen',
      );
    },
    chosen: (run, _node, data, { reply }) => {
      takeFromDiscard(run, data.scope.seat, String(reply.answer?.[0]?.args?.card));
      return finish();
    },
  },
  describe: (node, words) => words.text('recover', { of: node.of }),
};

export const drawingKinds = [draw, look, recover];
