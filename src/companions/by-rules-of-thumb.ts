import type { CompanionRules } from '../kernel/companion.ts';
import { type Decision, fallbackFor, type SeatId } from '../kernel/decision.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { outlookOf } from './outlook.ts';
import { steady } from './steady.ts';

/** What rules of thumb answer to an open question for a seat; its fallback if they have nothing to say. */
export function byRulesOfThumb(
  rules: GameRules & { companion: CompanionRules },
  match: Match,
  seat: SeatId,
  decision: Decision,
  random: RandomState,
): string[] {
  const [best] = steady(rules.companion, outlookOf(rules, match, seat, decision), random);
  return best?.options ?? fallbackFor(decision, seat);
}
