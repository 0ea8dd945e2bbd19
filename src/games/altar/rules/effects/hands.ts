import { z } from 'zod';
import type { SeatId } from '../../../../kernel/decision.ts';
import { below } from '../../../../kernel/random.ts';
import { godsOf, playerOf, realmOf } from '../realms.ts';
import type { AltarRun, AltarState } from '../state.ts';
import type { CardId } from '../terms.ts';
import { targetPlayers } from './aim.ts';
import { type EffectKind, type Pick, plainlyIf, type Scope } from './kind.ts';

/** Takes a card at random from another player's hand. */
export interface Rob {
  kind: 'rob';
}
/** Somebody discards cards at random: the player, another one aimed at, or whoever has done the deed. */
export interface Lose {
  kind: 'lose';
  who: 'you' | 'target' | 'doer';
  amount: number;
}
export type HandEffect = Rob | Lose;

const withCards = (state: AltarState, scope: Scope): Pick[] =>
  targetPlayers(state, scope)
    .filter(({ seat }) => playerOf(state, seat).hand.length > 0)
    .map(({ god }) => ({ target: god }));

/** Takes a card at random out of a hand that has one. */
function pullCard(run: AltarRun, seat: SeatId): CardId {
  const { hand } = playerOf(run.state, seat);
  return hand.splice(below(run.match.random, hand.length), 1)[0] as CardId;
}

const rob: EffectKind<Rob> = {
  kind: 'rob',
  schema: z.strictObject({ kind: z.literal('rob') }),
  ways: (state, _node, scope) => withCards(state, scope),
  resolve: (run, _node, { seat }, pick) => {
    const { state } = run;
    const victim = realmOf(state, pick.target ?? '').seat;
    const card = pullCard(run, victim);
    playerOf(state, seat).hand.push(card);
    const args = { gods: godsOf(state, seat), from: godsOf(state, victim) };
    run.emitTo(
      [seat, victim],
      { type: 'card-robbed-known', args: { ...args, card } },
      { type: 'card-robbed', args },
    );
  },
  describe: (_node, words) => words.text('rob'),
};

const lose: EffectKind<Lose> = {
  kind: 'lose',
  schema: z.strictObject({
    kind: z.literal('lose'),
    who: z.enum(['you', 'target', 'doer']),
    amount: z.number().int().min(1).max(3),
  }),
  ways: (state, { who }, scope) => {
    if (who === 'target') return withCards(state, scope);
    const seat = who === 'doer' ? scope.other : scope.seat;
    return plainlyIf(seat !== undefined && playerOf(state, seat).hand.length > 0);
  },
  resolve: (run, node, scope, pick) => {
    const { state } = run;
    const seat = loser(state, node, scope, pick);
    const cards: CardId[] = [];
    while (cards.length < node.amount && playerOf(state, seat).hand.length > 0) {
      cards.push(pullCard(run, seat));
    }
    state.discard.push(...cards);
    run.emit('cards-lost', { gods: godsOf(state, seat), cards });
  },
  describe: (node, words) => words.text('lose', { who: node.who, amount: node.amount }),
};

function loser(state: AltarState, { who }: Lose, scope: Scope, pick: Pick): SeatId {
  if (who === 'target') return realmOf(state, pick.target ?? '').seat;
  return who === 'doer' ? (scope.other ?? scope.seat) : scope.seat;
}

export const handKinds = [rob, lose];
