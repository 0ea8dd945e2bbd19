import { z } from 'zod';
import type { SeatId } from '../../../../../kernel/decision.ts';
import { below } from '../../../../../kernel/random.ts';
import { noteShown, passOn } from '../../changes/knowing.ts';
import { type EffectKind, plainlyIf, type Scope } from '../../language/kind.ts';
import { godsOf, playerOf, realmOf } from '../../queries/realms.ts';
import type { AltarRun, AltarState } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { targetPlayers } from '../resolving/aim.ts';

/**
 * Takes a card at random from another player's hand: the chosen target's, or that of the player whose deed is
 * answered.
 */
export interface Rob {
  kind: 'rob';
  who: 'target' | 'loser';
}
/**
 * Cards are discarded at random: by the player, by each opposing player once no matter how many gods they
 * have (L-21), or by the player whose deed is answered.
 */
export interface Lose {
  kind: 'lose';
  who: 'you' | 'opponents' | 'doer';
  amount: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    rob: Rob;
    lose: Lose;
  }
}

/** Takes a card at random out of a hand that has one. */
function pullCard(run: AltarRun, seat: SeatId): CardId {
  const { hand } = playerOf(run.state, seat);
  return hand.splice(below(run.match.random, hand.length), 1)[0] as CardId;
}

const rob: EffectKind<Rob> = {
  kind: 'rob',
  schema: z.strictObject({ kind: z.literal('rob'), who: z.enum(['target', 'loser']) }),
  ways: (state, { who }, scope) =>
    who === 'target'
      ? targetPlayers(state, scope).map(({ god }) => ({ target: god }))
      : plainlyIf(holdsCards(state, scope.other)),
  resolve: (run, { who }, { seat, other = '' }, pick) => {
    const { state } = run;
    const victim = who === 'target' ? realmOf(state, pick.target ?? '').seat : other;
    const card = pullCard(run, victim);
    passOn(state, victim, seat, card);
    const args = { gods: godsOf(state, seat), from: godsOf(state, victim) };
    run.emitTo(
      [seat, victim],
      { type: 'card-robbed-known', args: { ...args, card } },
      { type: 'card-robbed', args },
    );
  },
  describe: ({ who }, words) => words.text('rob', { who }),
};

const lose: EffectKind<Lose> = {
  kind: 'lose',
  schema: z.strictObject({
    kind: z.literal('lose'),
    who: z.enum(['you', 'opponents', 'doer']),
    amount: z.number().int().min(1).max(3),
  }),
  ways: (state, node, scope) => plainlyIf(losers(state, node, scope).length > 0),
  resolve: (run, node, scope) => {
    const { state } = run;
    for (const seat of losers(state, node, scope)) {
      const cards: CardId[] = [];
      while (cards.length < node.amount && playerOf(state, seat).hand.length > 0) {
        const card = pullCard(run, seat);
        noteShown(state, seat, card);
        cards.push(card);
      }
      state.discard.push(...cards);
      run.emit('cards-lost', { gods: godsOf(state, seat), cards });
    }
  },
  describe: (node, words) => words.text('lose', { who: node.who, amount: node.amount }),
};

/** Who has something to lose. */
function losers(state: AltarState, { who }: Lose, scope: Scope): SeatId[] {
  if (who === 'opponents') return targetPlayers(state, scope).map(({ seat }) => seat);
  const seat = who === 'doer' ? scope.other : scope.seat;
  return seat !== undefined && holdsCards(state, seat) ? [seat] : [];
}

const holdsCards = (state: AltarState, seat: SeatId | undefined): boolean =>
  seat !== undefined && playerOf(state, seat).hand.length > 0;

export const handKinds = [rob, lose];
