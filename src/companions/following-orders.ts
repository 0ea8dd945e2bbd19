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
import { type FarsightedGame, play, playSteadily } from './playing-ahead.ts';
import { stakesOf } from './stakes.ts';
import { steady } from './steady.ts';

/** Choices of a turn after which it counts as one that never ends. */
const LONGEST = 300;
/** Orders of a turn at the most. */
export const MOST_ORDERS = 40;

/** Where a turn stands that has been played ahead as it was ordered. */
export type Standing =
  /** The seat is asked this; its options are those that name nothing it can't see yet. */
  | { is: 'asked'; fork: Match; decision: Decision }
  /** The turn is over with what is ordered. */
  | { is: 'complete' }
  /** What is ordered next is not offered. */
  | { is: 'unfit' };

/** Who says what comes next in a turn that is played ahead; null for nobody: it stops there. */
type Wanting = (decision: Decision, fork: Match) => Option | null | 'unfit';

/**
 * Plays a seat's coming turn as it is ordered. What others are asked meanwhile, and the seat itself once chance
 * has had its say in what was ordered last, is answered by rules of thumb.
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
 * What a companion would order on after what is ordered already, to the end of the turn.
 * @returns null where what is ordered does not fit
 */
export function advisedOrders(
  rules: FarsightedGame,
  coming: ComingTurn,
  seat: SeatId,
  orders: readonly Pick<Foreseen, 'order'>[],
  random: RandomState,
): Foretold[] | null {
  const waiting = [...orders];
  const advised: Foretold[] = [];
  // What is not ordered is answered as it will be when this is followed: with luck of its own.
  const choosing = freshRandom(copyOf(random));
  const standing = playTurn(rules, coming, seat, random, (decision, fork) => {
    const next = waiting.shift();
    if (next) return orderedIn(decision, seat, next.order) ?? 'unfit';
    if (orders.length + advised.length >= MOST_ORDERS) return null;
    const outlook = { seat, view: rules.view(fork, seat), decision };
    const [best] = steady(rules.companion, outlook, choosing);
    const option = decision.options.find(({ id }) => id === best?.options[0]);
    if (option) advised.push(foreseen(rules, fork, seat, decision, option));
    return option ?? null;
  });
  return standing.is === 'unfit' ? null : advised;
}

/** An option of a question of a turn that is played ahead, as an order with what it rests on. */
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
  /** What is asked before chance has had its say in a deed is part of that deed. */
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
        // What is asked after somebody else's answer hangs on that as well.
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

/** Whether somebody may want to say beforehand what is answered: one way, and more than a trifle. */
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
