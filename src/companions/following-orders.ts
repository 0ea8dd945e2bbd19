import { freshRandom } from '../kernel/companion.ts';
import type { Decision, Option, SeatId } from '../kernel/decision.ts';
import { copyOf } from '../kernel/json.ts';
import type { Match } from '../kernel/match.ts';
import { orderedIn, orderOf } from '../kernel/orders.ts';
import type { RandomState } from '../kernel/random.ts';
import { byRulesOfThumb } from './by-rules-of-thumb.ts';
import { chanceFrom } from './chance-from.ts';
import { askedOf, type ComingTurn, isTurnOver, withoutUnseen } from './coming-turn.ts';
import type { Foreseen, Foretold } from './foretold.ts';
import { wayFrom } from './going-back.ts';
import { type FarsightedGame, play, playSteadily } from './playing-ahead.ts';
import { stakesOf } from './stakes.ts';
import { steady } from './steady.ts';

/** Choices after which a turn counts as one that never ends. */
const LONGEST = 300;
/** Maximum orders for a turn. */
export const MOST_ORDERS = 40;

/** The state of a turn that has been played ahead as ordered. */
export type Standing =
  /** The seat is asked this; its options are those that name nothing it can't see yet. */
  | { is: 'asked'; fork: Match; decision: Decision }
  /** The orders complete the turn. */
  | { is: 'complete' }
  /** The next order is not offered. */
  | { is: 'unfit' };

/** Decides what comes next in a turn that is played ahead; null for nothing: it stops there. */
type Wanting = (decision: Decision, fork: Match) => Option | null | 'unfit';

/**
 * Plays a seat's coming turn as ordered. What others are asked meanwhile, and the seat itself once something
 * random has happened in the last order, is answered by rules of thumb.
 */
export function followOrders(
  rules: FarsightedGame,
  coming: ComingTurn,
  seat: SeatId,
  orders: readonly Pick<Foreseen, 'order'>[],
  random: RandomState,
): Standing {
  const waiting = [...orders];
  return playTurn(rules, coming, seat, random, (decision) => {
    const [next] = waiting;
    if (!next) return null;
    const option = orderedIn(decision, seat, next.order);
    if (option) waiting.shift();
    return option ?? 'unfit';
  });
}

/**
 * What a companion would order after the existing orders, to the end of the turn.
 * @param been where the seat has just come from: see `withoutWaysBack`
 * @returns null if the existing orders do not fit
 */
export function advisedOrders(
  rules: FarsightedGame,
  coming: ComingTurn,
  seat: SeatId,
  orders: readonly Pick<Foreseen, 'order'>[],
  random: RandomState,
  been: readonly string[] = [],
): Foretold[] | null {
  const waiting = [...orders];
  const advised: Foretold[] = [];
  const way = wayFrom(rules, seat, been);
  // Questions without orders are answered as they will be when this is followed: with luck of their own.
  const choosing = freshRandom(copyOf(random));
  const standing = playTurn(rules, coming, seat, random, (decision, fork) => {
    const next = waiting.shift();
    const onward = way(fork, decision);
    if (next) return orderedIn(decision, seat, next.order) ?? 'unfit';
    if (orders.length + advised.length >= MOST_ORDERS) return null;
    const outlook = { seat, view: rules.view(fork, seat), decision };
    const [best] = onward(steady(rules.companion, outlook, choosing));
    const option = decision.options.find(({ id }) => id === best?.options[0]);
    if (option) advised.push(foreseen(rules, fork, seat, decision, option));
    return option ?? null;
  });
  return standing.is === 'unfit' ? null : advised;
}

/** What can be told about orders, one after the other, up to the first that is not offered. */
export function foretoldOrders(
  rules: FarsightedGame,
  coming: ComingTurn,
  seat: SeatId,
  orders: readonly Pick<Foreseen, 'order'>[],
  random: RandomState,
): Foretold[] {
  const foretold: Foretold[] = [];
  playTurn(rules, coming, seat, random, (decision, fork) => {
    const next = orders[foretold.length];
    const option = next ? orderedIn(decision, seat, next.order) : null;
    if (option) foretold.push(foreseen(rules, fork, seat, decision, option));
    return option;
  });
  return foretold;
}

/** An option of a question of a turn that is played ahead, as an order with what it relies on. */
export function foreseen(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  decision: Decision,
  option: Option,
): Foretold {
  const view = rules.view(fork, seat);
  return {
    view,
    decision,
    option,
    order: orderOf(decision, option),
    chances: rules.orders?.chances?.(view, decision, option, seat) ?? [],
    inDanger: rules.orders?.inDanger?.(view) ?? [],
    standing: rules.orders?.standing?.(view) ?? [],
  };
}

function playTurn(
  rules: FarsightedGame,
  { fork: begun, turn, unseen }: ComingTurn,
  seat: SeatId,
  random: RandomState,
  wanting: Wanting,
): Standing {
  const fork = copyOf(begun);
  /** What is asked before anything random happens in a deed is part of that deed. */
  let hasHadItsSay = chanceFrom(rules, fork, seat);
  for (let choices = 0; choices < LONGEST; choices++) {
    if (isTurnOver(rules.companion.ahead, fork, seat, turn)) return { is: 'complete' };
    const asked = askedOf(fork, seat);
    const isItsDeed = asked !== undefined && (asked.rest || !hasHadItsSay());
    const decision = asked && withoutUnseen(asked, seat, unseen);
    const isOpen = isItsDeed && isWorthOrdering(rules, fork, asked) && decision?.options.length;
    if (!asked || !decision || !isOpen) {
      if (asked && asked === fork.open[0]) playOwn(rules, fork, seat, asked, random);
      else {
        // What is asked after somebody else's answer depends on that as well.
        hasHadItsSay = () => true;
        playSteadily(rules, fork, random);
      }
      continue;
    }
    const option = wanting(decision, fork);
    if (option === 'unfit') return { is: 'unfit' };
    if (option === null) return { is: 'asked', fork, decision };
    if (asked.rest) hasHadItsSay = chanceFrom(rules, fork, seat);
    play(rules, fork, seat, asked.id, [option.id]);
  }
  return { is: 'unfit' };
}

/** Whether somebody may want to decide beforehand what is answered: one way, and more than a trifle. */
export const isWorthOrdering = (rules: FarsightedGame, match: Match, decision: Decision): boolean =>
  decision.choose.min === 1 &&
  decision.choose.max === 1 &&
  (decision.rest === true ||
    (decision.how === 'one' && stakesOf(rules, match, decision) !== 'trifle'));

/** Lets a seat answer one of its questions by rules of thumb. */
function playOwn(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  decision: Decision,
  random: RandomState,
): void {
  play(rules, fork, seat, decision.id, byRulesOfThumb(rules, fork, seat, decision, random));
}
