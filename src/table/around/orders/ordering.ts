import { type ComingTurn, comingTurn, isOwnMove } from '../../../companions/coming-turn.ts';
import {
  advisedOrders,
  followOrders,
  foreseen,
  MOST_ORDERS,
  type Standing,
} from '../../../companions/following-orders.ts';
import type { Foretold } from '../../../companions/foretold.ts';
import { hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import { inEveryLanguage } from '../../../texts/saved-words.ts';
import { needsResuming } from '../../deciding/updating/resuming.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { isPerson } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LeftOrders } from '../../match/saved/left-orders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { notPlaying } from '../../match/shown/not-playing.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { luckAhead } from './luck.ts';
import type { Orderer } from './orderer.ts';
import type { NextOrder, OrderedOption, Ordering, OrdersChange, OrdersShown } from './orders.ts';

/** The table's services for orders left ahead. */
export const ordering = (context: TableContext): Ordering => ({
  orders: (matchId, userId) => orders(context, matchId, userId),
  changeOrders: (matchId, userId, change) => changeOrders(context, matchId, userId, change),
});

const orders = (
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<OrdersShown | Refused> =>
  orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const orderer = ordererIn(context, stored, userId);
    return 'refusal' in orderer ? orderer : shown(orderer);
  });

/**
 * Nobody else learns of it before it is carried out: no message is owed, and nothing is noted that others could
 * see, not even that somebody was there.
 */
const changeOrders = (
  context: TableContext,
  matchId: string,
  userId: string,
  change: OrdersChange,
): Promise<OrdersShown | Refused> =>
  orUnavailable(context, async () => {
    const done = await changeMatch<OrdersShown | Refused>(context, matchId, async ({ stored }) => {
      const orderer = ordererIn(context, stored, userId);
      if ('refusal' in orderer) return { answer: orderer, change: null };
      const changed = changedBy(orderer, change);
      return { answer: shown(orderer), change: changed ? { match: stored } : null };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });

function ordererIn(context: TableContext, stored: StoredMatch, userId: string): Orderer | Refused {
  const match = summaryOf(stored);
  const holder = stored.seats.find((one) => one.userId === userId);
  if (!holder || !isPerson(holder)) return refuse({ refusal: 'not-seated', match });
  const game = gameOf(context, stored.gameId);
  if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
  const refused = notPlaying(stored);
  if (refused) return refused;
  const { rules } = game;
  const { state } = stored;
  if (!hasCompanion(rules) || !seesAhead(rules)) return refuse({ refusal: 'no-companions', match });
  if (!state || needsResuming(game, stored)) return refuse({ refusal: 'broken', match });
  if (isOwnMove(state, holder.seat)) return refuse({ refusal: 'own-move', match });
  return { context, game, rules, stored, match: state, holder };
}

/** @returns whether the orders have changed */
function changedBy(orderer: Orderer, change: OrdersChange): boolean {
  const { stored, holder } = orderer;
  const { desk } = stored;
  const { seat } = holder;
  const left = desk.orders[seat];
  const count = left?.orders.length ?? 0;
  switch (change.do) {
    case 'drop':
      delete desk.orders[seat];
      return left !== undefined;
    case 'back':
      if (!left || count !== change.at) return false;
      left.orders.pop();
      if (left.orders.length === 0) delete desk.orders[seat];
      return true;
    case 'add':
      if (count !== change.at) return false;
      return added(orderer, change.options);
    case 'advised':
      return advised(orderer);
  }
}

/** What is pressed along with an option answers what follows from it: if something else follows, it ends there. */
function added(orderer: Orderer, wanted: readonly OrderedOption[]): boolean {
  const { rules, holder } = orderer;
  const coming = comingFor(orderer);
  let count = 0;
  for (const isMeant of wanted) {
    const standing = coming && standingOf(orderer, coming);
    if (standing?.is !== 'asked') break;
    const { fork, decision } = standing;
    const option = decision.options.find(isMeant);
    if (!option || leftOf(orderer).length >= MOST_ORDERS) break;
    add(orderer, [foreseen(rules, fork, holder.seat, decision, option)]);
    count += 1;
  }
  return count > 0;
}

/** Orders whatever a companion would do. */
function advised(orderer: Orderer): boolean {
  const { rules, holder } = orderer;
  const coming = comingFor(orderer);
  if (!coming) return false;
  const random = luckIn(orderer);
  const more = advisedOrders(rules, coming, holder.seat, leftOf(orderer), random) ?? [];
  add(orderer, more);
  return more.length > 0;
}

function add(orderer: Orderer, more: readonly Foretold[]): void {
  const { context, game, rules, stored, match, holder } = orderer;
  if (more.length === 0) return;
  const { seat } = holder;
  stored.desk.orders[seat] ??= {
    orders: [],
    inDanger: rules.orders?.inDanger?.(rules.view(match, seat)) ?? [],
    since: stored.revision,
    begun: null,
  };
  const given = more.map(({ order, chances, inDanger, view, decision, option }) => {
    const label = inEveryLanguage(context.languages, (texts) => {
      const text = game.presentation.option(view, decision, option, texts);
      return text.name ?? text.label;
    });
    return { order, chances, inDanger, label };
  });
  stored.desk.orders[seat].orders.push(...given);
}

const leftOf = ({ stored, holder }: Orderer): LeftOrders['orders'] =>
  stored.desk.orders[holder.seat]?.orders ?? [];

const luckIn = ({ stored, holder }: Orderer) => luckAhead(stored, holder.seat);

/** If the rules fail at what may come, it is out of reach; the match itself is none the worse for that. */
function comingFor({ context, rules, stored, match, holder }: Orderer): ComingTurn | null {
  try {
    return comingTurn(rules, match, holder.seat, luckAhead(stored, holder.seat));
  } catch (error) {
    context.log.error({ error, match: stored.id }, 'A turn could not be foreseen.');
    return null;
  }
}

const standingOf = (orderer: Orderer, coming: ComingTurn): Standing => {
  const { rules, holder } = orderer;
  return followOrders(rules, coming, holder.seat, leftOf(orderer), luckIn(orderer));
};

function shown(orderer: Orderer): OrdersShown {
  const { stored, holder } = orderer;
  return {
    ok: true,
    match: summaryOf(stored),
    seat: holder.seat,
    ordered: leftOf(orderer).map(({ label }) => label),
    next: nextFor(orderer),
  };
}

function nextFor(orderer: Orderer): NextOrder {
  const { rules, holder } = orderer;
  const coming = comingFor(orderer);
  if (!coming) return { is: 'out-of-reach' };
  const standing = standingOf(orderer, coming);
  if (standing.is !== 'asked') return standing;
  if (leftOf(orderer).length >= MOST_ORDERS) return { is: 'complete' };
  const { fork, decision } = standing;
  return { is: 'asked', view: rules.view(fork, holder.seat), decision };
}
