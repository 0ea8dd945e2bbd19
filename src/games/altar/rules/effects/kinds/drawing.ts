import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { putUnder, takeTop, topOf } from '../../../../../kernel/deck.ts';
import { ask, finish } from '../../../../../kernel/procedure.ts';
import { type FollowerDefinition, symbolsOf } from '../../cards/definition.ts';
import { definition } from '../../cards/library.ts';
import { drawFromDeck, takeFromDiscard } from '../../changes/draws.ts';
import { lookAt, takeSecretly } from '../../changes/knowing.ts';
import { type EffectKind, plainlyIf } from '../../language/kind.ts';
import { godsOf } from '../../queries/realms.ts';
import type { AltarState } from '../../state.ts';
import { distinct, type FollowerId, takeCard } from '../../terms.ts';

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
/** Takes a card from the discard pile: a worshipper, an enemy of some kind, or one who activates Altars. */
export interface Recover {
  kind: 'recover';
  of: 'worship' | 'enemy' | 'activation';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    draw: Draw;
    look: Look;
    recover: Recover;
  }
}

const amount = z.number().int().min(1).max(5);

const draw: EffectKind<Draw> = {
  kind: 'draw',
  schema: z.strictObject({ kind: z.literal('draw'), amount }),
  ways: (state) => plainlyIf(state.deck.length > 0),
  resolve: (run, node, { seat }) => drawFromDeck(run, seat, node.amount),
  describe: (node, words) => words.text('draw', { amount: node.amount }),
};

const look: EffectKind<Look> = {
  kind: 'look',
  schema: z.strictObject({ kind: z.literal('look'), amount }),
  ways: (state) => plainlyIf(state.deck.length > 0),
  steps: {
    ask: (run, node, data) => {
      const cards = topOf(run.state.deck, node.amount);
      if (cards.length === 0) return finish();
      run.state.looking = { seat: data.scope.seat, amount: cards.length };
      lookAt(run.state, data.scope.seat, cards);
      return ask(
        {
          seats: [data.scope.seat],
          visibility: 'secret',
          prompt: { key: 'prompt.look', args: { card: data.at.card, amount: cards.length } },
          options: distinct(cards).map((card) => ({
            id: `keep:${card}`,
            verb: 'choose',
            args: { card },
          })),
        },
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => {
      const { state } = run;
      const { seat } = data.scope;
      const seen = takeTop(state.deck, node.amount);
      const amount = seen.length;
      const kept = takeCard(seen, chosenArgument(reply.answer, 'choose', 'card'));
      state.looking = null;
      putUnder(state.deck, seen);
      takeSecretly(state, seat, [kept]);
      const args = { gods: godsOf(state, seat), amount };
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

/**
 * A card that takes cards back can itself be taken back only by a Beggar, and nothing takes a Beggar back, so
 * every match comes to an end (AL-058).
 */
const FITS: { [of in Recover['of']]: (follower: FollowerDefinition) => boolean } = {
  worship: ({ worship }) => worship === true,
  enemy: ({ kind }) => kind !== undefined && kind !== 'omen',
  activation: (follower) => symbolsOf(follower).includes('activation'),
};

const recoverable = (state: AltarState, of: Recover['of']): FollowerId[] =>
  distinct(state.discard.filter((card) => FITS[of](definition(card))));

const recover: EffectKind<Recover> = {
  kind: 'recover',
  schema: z.strictObject({
    kind: z.literal('recover'),
    of: z.enum(['worship', 'enemy', 'activation']),
  }),
  ways: (state, node) => plainlyIf(recoverable(state, node.of).length > 0),
  steps: {
    ask: (run, node, data) => {
      const cards = recoverable(run.state, node.of);
      if (cards.length === 0) return finish();
      return ask(
        {
          seats: [data.scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.recover', args: { card: data.at.card } },
          options: cards.map((card) => ({ id: `take:${card}`, verb: 'choose', args: { card } })),
        },
        'chosen',
      );
    },
    chosen: (run, _node, data, { reply }) => {
      takeFromDiscard(run, data.scope.seat, chosenArgument(reply.answer, 'choose', 'card'));
      return finish();
    },
  },
  describe: (node, words) => words.text('recover', { of: node.of }),
};

export const drawingKinds = [draw, look, recover];
