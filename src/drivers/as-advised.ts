import { ADVICE_TIME, advised } from '../companions/advised.ts';
import { planAfter } from '../companions/held-plan.ts';
import { forksPlayed } from '../companions/keen.ts';
import type { HeldPlan } from '../companions/plan.ts';
import type { FarsightedGame } from '../companions/playing-ahead.ts';
import { freshRandom } from '../kernel/companion.ts';
import { type Choice, type Decision, fallbackFor, type SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';

/** The plans held in the matches being played, by seat. */
const plans = new WeakMap<Match, Map<SeatId, HeldPlan>>();

/**
 * What somebody who always follows advice chooses.
 * @param usualForks how many `keen` plays ahead in its usual time; advice takes its own
 */
export function asAdvised(
  rules: FarsightedGame,
  match: Match,
  decision: Decision,
  seat: SeatId,
  usualForks: number,
  random: RandomState,
): Choice {
  const forks = Math.round((usualForks * ADVICE_TIME) / rules.companion.ahead.usual.milliseconds);
  const own = plans.get(match) ?? new Map<SeatId, HeldPlan>();
  plans.set(match, own);
  const seed = freshRandom(random).words.map((word) => word.toString(16).padStart(8, '0'));
  const [first] = advised(
    rules,
    { match, seat, decision: decision.id, seed: seed.join(''), held: own.get(seat) ?? null },
    { random, enough: forksPlayed(forks) },
  );
  const options = first?.options ?? fallbackFor(decision, seat);
  if (first?.held) own.set(seat, planAfter(first.held, seat, decision, options));
  return { seat, decision: decision.id, options };
}
