import type { Decision, Option, SeatId } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import { isSameJson } from '../kernel/json.ts';
import type { Match } from '../kernel/match.ts';
import { namesTheSame, orderedIn } from '../kernel/orders.ts';
import type { RandomState } from '../kernel/random.ts';
import { byRulesOfThumb } from './by-rules-of-thumb.ts';
import { chanceFrom } from './chance-from.ts';
import { askedOf } from './coming-turn.ts';
import type { Foreseen } from './foretold.ts';
import { notingForced } from './noting-forced.ts';
import type { Hindrance, Left } from './plan.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/** By how much a chance may be worse than when it was ordered. */
const WORSE = 0.15;
/** For sums of chances that differ by a rounding error. */
const HAIR = 1e-9;

/**
 * What stands in the way of the next deed: the first order, given to the question that begins an action, and
 * those after it that answer what follows from it. Depends on what the seat knows and on `random` alone, so
 * that nobody learns a secret from what is carried out and what is not.
 */
export function hindranceTo(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  { orders, inDanger }: Left,
  random: RandomState,
): Hindrance | null {
  const [first, ...others] = orders;
  if (!first) return null;
  const view = rules.view(match, seat);
  const endangered = rules.orders?.inDanger?.(view) ?? [];
  const known = [...inDanger, ...first.inDanger];
  const seats = endangered.filter((one) => !known.includes(one));
  if (seats.length > 0) return { because: 'danger', seats };
  if (first.standing && !isSameJson(first.standing, rules.orders?.standing?.(view) ?? []))
    return { because: 'otherwise' };
  const next = others.findIndex(({ order }) => order.rest);
  const deed = next < 0 ? orders : orders.slice(0, next + 1);
  return inDeed(rules, rules.companion.ahead.forget(match, seat, random), seat, deed, random);
}

/** Carries out the deed in the fork, up to anything random. */
function inDeed(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  deed: readonly Foreseen[],
  random: RandomState,
): Hindrance | null {
  const hasHadItsSay = chanceFrom(rules, fork, seat);
  const { procedures, forced } = notingForced(rules.procedures);
  const waiting = [...deed.entries()];
  for (let next = waiting[0]; next; [next] = waiting) {
    const [at, ordered] = next;
    if (forced.some((option) => namesTheSame(ordered.order, option))) {
      waiting.shift();
      continue;
    }
    const decision = askedOf(fork, seat);
    const isPartOfIt = at === 0 || (!decision?.rest && !hasHadItsSay());
    const option = decision && isPartOfIt ? orderedIn(decision, seat, ordered.order) : null;
    // Something may be asked before it that is left to rules of thumb, but not something else instead of it.
    const isBefore = at > 0 && isPartOfIt && decision?.prompt.key !== ordered.order.prompt;
    if (!decision || (!option && !isBefore)) return { because: 'gone', at };
    const worse = option && worseChance(rules, fork, seat, decision, option, ordered);
    if (worse) return { because: 'chance', at, ...worse };
    const options = option ? [option.id] : byRulesOfThumb(rules, fork, seat, decision, random);
    if (option) waiting.shift();
    const result = answer(procedures, fork, { seat, decision: decision.id, options });
    if (!result.accepted) return { because: 'gone', at };
  }
  return null;
}

/** The first chance of an option that is much worse than when it was ordered; null for none. */
function worseChance(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  decision: Decision,
  option: Option,
  { chances }: Foreseen,
): { before: number; now: number } | null {
  const view = rules.view(fork, seat);
  const compared = rules.orders?.chances?.(view, decision, option, seat) ?? [];
  for (const [index, now] of compared.entries()) {
    const before = chances[index] ?? now;
    if (before - now >= WORSE - HAIR) return { before, now };
  }
  return null;
}
