import { byRulesOfThumb } from '../../../companions/by-rules-of-thumb.ts';
import { askedOf, isTurnOver } from '../../../companions/coming-turn.ts';
import { hindranceTo } from '../../../companions/hindrance.ts';
import type { Hindrance } from '../../../companions/plan.ts';
import { hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import { stakesOf } from '../../../companions/stakes.ts';
import type { Decision } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { orderedIn } from '../../../kernel/orders.ts';
import type { Consequence, FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { ordersAfterChoice, rememberOrders } from '../../match/notes/orders.ts';
import { stoppingBy } from '../../match/notes/stopping.ts';
import { hasPeople, isPerson } from '../../match/people/holders.ts';
import type { LeftOrders, Stopping } from '../../match/saved/left-orders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { ordersHappening } from '../../telling/events/orders.ts';
import { luckAhead } from './luck.ts';
import type { Orderer } from './orderer.ts';

/** Orders left ahead are carried out when their turn comes. */
export const ordersCarriedOut: Consequence<TableContext> = {
  noted: (_, { stored, holder, decision }) => ordersAfterChoice(stored.desk, holder.seat, decision),
  answer: (context, { game, stored, state }) => ordered(context, game, stored, state),
};

/** A seat whose orders may be carried out now. */
interface Acting extends Orderer {
  left: LeftOrders;
}

/**
 * The next answer left ahead for the turn that has come; null if there is none. What is given is removed from
 * the orders, and orders that are used up, or can't be carried out further, end.
 */
function ordered(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
): FollowUp | null {
  const { rules } = game;
  if (!hasCompanion(rules) || !seesAhead(rules)) return null;
  for (const holder of stored.seats) {
    const { [holder.seat]: left } = stored.desk.orders;
    if (!left || !isPerson(holder)) continue;
    const begins = left.begun === null;
    const acting = { context, game, rules, stored, match, holder, left };
    const next = nextOf(acting);
    if (!next) continue;
    return begins && left.begun !== null
      ? { ...next, before: [ordersHappening(game, match, holder.seat, context.languages.usual)] }
      : next;
  }
  return null;
}

function nextOf(acting: Acting): FollowUp | null {
  const { rules, stored, match, holder, left } = acting;
  const { desk } = stored;
  const { seat } = holder;
  if (left.begun !== null && isTurnOver(rules.companion.ahead, match, seat, left.begun)) {
    delete desk.orders[seat];
    return null;
  }
  const decision = askedOf(match, seat);
  if (!decision) return null;
  if (left.begun === null && mayOthersBegin(acting, decision)) return null;
  if (decision.rest) return nextDeed(acting, decision);
  if (decision.seats.length > 1) return null;
  return left.begun === null ? beforeTheDeeds(acting, decision) : partOfDeed(acting, decision);
}

/** A trifle at the beginning of a turn doesn't stop the orders for it. */
function beforeTheDeeds(
  { rules, stored, match, holder }: Acting,
  decision: Decision,
): FollowUp | null {
  const { seat } = holder;
  const isTrifle = stakesOf(rules, match, decision) === 'trifle';
  if (!isTrifle || rules.onTurn?.(match) !== seat) return null;
  const options = byRulesOfThumb(rules, match, seat, decision, luckAhead(stored, seat));
  return { holder, decision, options };
}

/**
 * Where the order of turns is free, whoever comes first goes first, so orders are only carried out when nobody
 * else is left. Begun before that, and stopped in the middle, they would block people who are there.
 */
const mayOthersBegin = ({ stored, holder }: Acting, { seats, rest }: Decision): boolean =>
  rest === true &&
  stored.seats.some(
    (other) => other.seat !== holder.seat && hasPeople(other) && seats.includes(other.seat),
  );

/** What begins the next deed, if nothing stands in its way. */
function nextDeed(acting: Acting, decision: Decision): FollowUp | null {
  const { rules, stored, match, holder, left } = acting;
  const { seat } = holder;
  const { desk } = stored;
  const before = left.begun === null ? structuredClone(left) : null;
  while (left.orders[0]?.order.rest === false) left.orders.shift();
  const [next] = left.orders;
  const hindrance = next ? hindranceIn(acting) : null;
  const option = next ? orderedIn(decision, seat, next.order) : null;
  if (!next || hindrance || !option) {
    delete desk.orders[seat];
    if (hindrance) stop(acting, decision, stoppingBy(hindrance, left.orders));
    else if (left.done) stop(acting, decision, { because: 'no-more' });
    if (before) rememberOrders(desk, seat, before, match.inputs);
    return null;
  }
  left.begun ??= rules.companion.ahead.turn(match);
  left.orders.shift();
  left.done?.push(next.label);
  if (before) rememberOrders(desk, seat, before, match.inputs + 1);
  return { holder, decision, options: [option.id] };
}

/** A deed at which the rules fail ahead is not tried: it would stop the person who has just chosen from going on. */
function hindranceIn({ context, rules, stored, match, holder, left }: Acting): Hindrance | null {
  const { seat } = holder;
  try {
    return hindranceTo(rules, match, seat, left, luckAhead(stored, seat));
  } catch (error) {
    context.log.error({ error, match: stored.id }, 'An order could not be tried.');
    return { because: 'gone', at: 0 };
  }
}

/** The answer to a question in the midst of a deed: as ordered, else by rules of thumb if no life depends on it. */
function partOfDeed(acting: Acting, decision: Decision): FollowUp | null {
  const { rules, stored, match, holder, left } = acting;
  const { seat } = holder;
  const [next] = left.orders;
  const option = next && !next.order.rest ? orderedIn(decision, seat, next.order) : null;
  if (option) {
    left.orders.shift();
    return { holder, decision, options: [option.id] };
  }
  const stakes = stakesOf(rules, match, decision);
  // A person carrying out a plan is there to be asked.
  if (stakes === 'grave' || (left.done && stakes !== 'trifle')) {
    delete stored.desk.orders[seat];
    stop(acting, decision, { because: 'unforeseen' });
    return null;
  }
  const options = byRulesOfThumb(rules, match, seat, decision, luckAhead(stored, seat));
  return { holder, decision, options };
}

/** Notes why a seat is asked, including that a plan has run out. */
function stop(
  { stored: { desk }, holder: { seat }, left }: Acting,
  { id: decision }: Decision,
  why: Stopping | { because: 'no-more' },
): void {
  if (left.done) desk.plansStopped[seat] = { ...why, decision, done: left.done };
  else if (why.because !== 'no-more') desk.ordersStopped[seat] = { ...why, decision };
}
