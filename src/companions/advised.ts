import { freshRandom } from '../kernel/companion.ts';
import type { Decision, SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import { orderedIn } from '../kernel/orders.ts';
import { type RandomState, seedRandom } from '../kernel/random.ts';
import { type Advice, LUCK, type Ranked } from './advice.ts';
import { withoutWaysBack } from './going-back.ts';
import { beenBy, fromNextDeed, placeOf, turnedUp } from './held-plan.ts';
import { hindranceTo } from './hindrance.ts';
import {
  byWorth,
  type Candidate,
  candidatesFrom,
  errorOf,
  meanOf,
  playedAhead,
  rankedBy,
  type Search,
} from './keen.ts';
import { openDecision, outlookOf } from './outlook.ts';
import type { HeldPlan, Revised } from './plan.ts';
import { followedPlan, plannedTurn } from './planned-turn.ts';
import type { FarsightedGame } from './playing-ahead.ts';
import { steady } from './steady.ts';

/**
 * Milliseconds for which advice looks ahead in any game: a person waits for it, and reads it. A plan takes
 * another tenth of a second.
 */
export const ADVICE_TIME = 1_500;
/** Worlds in which two answers must have met before one of them counts as better. */
const FEWEST = 5;
/** How often the answer that continues a plan is tried at least, compared with the most tried other. */
const SHARE_OF_THE_PLAN = 1 / 2;

/**
 * Standard errors by which an answer must gain once something was rolled, drawn or revealed since the plan was
 * told: what is known by now may favor it.
 */
const LUCK_WITH_NEWS = 1;

/** What somebody asks for advice on. */
interface Asked {
  match: Match;
  seat: SeatId;
  decision: string;
  /** 32 hexadecimal digits, not from the match. */
  seed: string;
  /** The plan that was told last; one for another turn doesn't count. */
  held: HeldPlan | null;
}

/** The same, with everything else that an answer needs. */
interface Asking {
  rules: FarsightedGame;
  match: Match;
  seat: SeatId;
  decision: Decision;
  search: Search | null;
  random: RandomState;
  /** What the seat knows of chance by now, and where it is. */
  asOf: string;
  at: string;
  been: readonly string[];
  /** The chance that was told last in this turn, if nothing was revealed since. */
  told: HeldPlan['chance'];
}

/**
 * Advice to a person, who follows it from question to question of a turn: it continues with the plan that it
 * has told, until something gets in the way, or another answer is better by more than luck. The first answer
 * then says why. If nothing was revealed since, its chance is the one that was told.
 *
 * @param search null: by rules of thumb alone
 */
export function advised(
  rules: FarsightedGame,
  { match, seat, decision: id, seed, held }: Asked,
  search: Search | null,
): Advice {
  const decision = openDecision(match, id);
  const plan = held?.turn === rules.companion.ahead.turn(match) ? held : null;
  const [asOf, at] = [turnedUp(rules, match, seat), placeOf(rules, match, seat)];
  const been = plan ? beenBy(plan, at, asOf) : [];
  const random = freshRandom(seedRandom(seed));
  const told = plan?.asOf === asOf ? plan.chance : null;
  const asking = { rules, match, seat, decision, search, random, asOf, at, been, told };
  if (!decision.rest) return partOfDeed(asking, plan);
  const orders = plan ? fromNextDeed(plan.orders) : [];
  const left = plan && orders.length > 0 ? { ...plan, orders } : null;
  if (!left) return planned(asking);
  const hindrance = hindranceTo(rules, match, seat, left, freshRandom(random));
  const next = orders[0] && orderedIn(decision, seat, orders[0].order);
  if (hindrance || !next) return revised(asking, left, hindrance ?? { because: 'gone', at: 0 });
  return goneOn(asking, left, next.id);
}

/** What follows from a deed is answered separately; with the chance that was told, if nothing was revealed. */
function partOfDeed(asking: Asking, plan: HeldPlan | null): Advice {
  const [first, ...others] = byWorth(lookedAhead(asking, answersTo(asking)));
  if (!first || !plan) return first ? [first, ...others] : [];
  return [{ ...first, ...toldOnce(asking, first), held: plan }, ...others];
}

/** A plan from here. */
function planned(asking: Asking): Advice {
  const [best, ...others] = byWorth(lookedAhead(asking, answersTo(asking)));
  if (!best) return [];
  const first = { ...best, ...unlessMoved(asking, best) };
  return [beginning(asking, first), ...others];
}

/** Another plan, and why: only if its next deed differs. */
function revised(asking: Asking, before: HeldPlan, because: Revised): Advice {
  const [first, ...others] = planned(asking);
  if (!first) return [];
  const { decision, seat } = asking;
  const next = before.orders[0] && orderedIn(decision, seat, before.orders[0].order);
  return [next?.id === first.options[0] ? first : { ...first, revised: because }, ...others];
}

function goneOn(asking: Asking, plan: HeldPlan, next: string): Advice {
  const { rules, match, seat, random } = asking;
  const answers = answersTo(asking);
  const own = answers.find(({ options }) => options.join() === next);
  if (!own) return revised(asking, plan, { because: 'gone', at: 0 });
  const candidates = lookedAhead(asking, [own, ...answers.filter((one) => one !== own)], own);
  const [first, ...others] = candidates.toSorted((one) => (one.answer === own ? -1 : 0));
  if (!first) return [];
  const certainty = plan.asOf === asking.asOf ? LUCK : LUCK_WITH_NEWS;
  const better = byWorth(others.filter((one) => isBetter(one, first, certainty)))[0];
  if (better) {
    const rest = byWorth(candidates.filter(({ answer }) => answer.options !== better.options));
    return [{ ...beginning(asking, better), revised: { because: 'better' } }, ...rest];
  }
  const ranked = rankedBy(first);
  const told = { ...ranked, ...toldOnce(asking, ranked) };
  return [
    {
      ...told,
      plan: followedPlan(rules, match, seat, plan.orders, random),
      held: { ...asStands(asking, told), orders: plan.orders, inDanger: plan.inDanger },
    },
    ...byWorth(others),
  ];
}

/** The answers worth looking at, best by rules of thumb first. */
function answersTo({ rules, match, seat, decision, search, random, been }: Asking): Ranked[] {
  const luck = search?.random ?? freshRandom(random);
  const answers = steady(rules.companion, outlookOf(rules, match, seat, decision), luck);
  const fork = rules.companion.ahead.forget(match, seat, freshRandom(random));
  return withoutWaysBack(rules, { fork, seat, decision, been }, answers);
}

/** @param own an answer that is played ahead whatever rules of thumb make of it */
function lookedAhead(
  { rules, match, seat, decision, search }: Asking,
  answers: readonly Ranked[],
  own?: Ranked,
): Candidate[] {
  const { ahead } = rules.companion;
  if (!search || ahead.isWorthIt?.(match, decision) === false) {
    return answers.map((answer) => ({ answer, worths: [] }));
  }
  const promising = candidatesFrom([...answers], decision, ahead.candidates);
  const candidates = own && !promising.includes(own) ? promising.slice(0, -1) : promising;
  const ownFirst = own ? [own, ...candidates.filter((one) => one !== own)] : candidates;
  return playedAhead(
    rules,
    match,
    seat,
    decision.id,
    ownFirst,
    search,
    own ? SHARE_OF_THE_PLAN : 0,
  );
}

/** Whether an answer is better than another in the worlds that both have met, by more than luck. */
function isBetter(
  { worths: one }: Candidate,
  { worths: other }: Candidate,
  certainty: number,
): boolean {
  const gains = other.slice(0, one.length).map((worth, world) => (one[world] as number) - worth);
  return gains.length >= FEWEST && meanOf(gains) > certainty * errorOf(gains);
}

/** An answer with the plan that it begins. */
function beginning(asking: Asking, first: Ranked): Ranked {
  const { rules, match, seat, decision, random, been } = asking;
  const [option, ...more] = first.options;
  if (option === undefined || more.length > 0) return first;
  const given = { decision: decision.id, option };
  const plan = plannedTurn(rules, match, seat, given, random, been);
  const orders = plan.map(({ order, chances, inDanger, standing }) => ({
    ...{ order, chances, inDanger, standing },
  }));
  const inDanger = rules.orders?.inDanger?.(rules.view(match, seat)) ?? [];
  return { ...first, plan, held: { ...asStands(asking, first), orders, inDanger } };
}

const asStands = (
  { rules, match, asOf, at, been }: Asking,
  { chance, error }: Pick<Ranked, 'chance' | 'error'>,
): Omit<HeldPlan, 'orders' | 'inDanger'> => ({
  turn: rules.companion.ahead.turn(match),
  chance: chance === null || error === undefined ? null : { is: chance, error },
  ...{ asOf, at, been },
  hasActed: false,
});

type Chance = Pick<Ranked, 'chance' | 'error'>;

/** The chance of a plan is told once, and anew after something random has happened. */
const toldOnce = ({ told }: Asking, own: Chance): Chance =>
  told ? { chance: told.is, error: told.error } : own;

/** For a plan that continues the last one, it is told anew only if it differs by more than luck. */
function unlessMoved(asking: Asking, { chance, error }: Chance): Chance {
  const own = { chance, ...(error === undefined ? {} : { error }) };
  const { told } = asking;
  if (!told || chance === null || error === undefined) return own;
  const isMoved = Math.abs(told.is - chance) > LUCK * Math.hypot(told.error, error);
  return isMoved ? own : toldOnce(asking, own);
}
