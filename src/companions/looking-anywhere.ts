import type { Decision, SeatId } from '../kernel/decision.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { candidatesFrom } from './keen.ts';
import { outlookOf } from './outlook.ts';
import { type FarsightedGame, hasCompanion, seesAhead } from './playing-ahead.ts';
import { steady } from './steady.ts';

/** The same rules, but looking ahead at whatever is asked; null if that is impossible. */
export function lookingAnywhere(rules: GameRules): FarsightedGame | null {
  if (!hasCompanion(rules) || !seesAhead(rules)) return null;
  const { isWorthIt: _, ...ahead } = rules.companion.ahead;
  return { ...rules, companion: { ...rules.companion, ahead } };
}

/**
 * Whether a look ahead could lead to another answer than rules of thumb give. Only if seats play together: how
 * long a seat with secrets is thought for would reveal something about them.
 */
export function isWorthALook(
  rules: GameRules,
  match: Match,
  seat: SeatId,
  decision: Decision,
  random: RandomState,
): boolean {
  if (!rules.cooperative || !hasCompanion(rules) || !seesAhead(rules)) return false;
  const { companion } = rules;
  const answers = steady(companion, outlookOf(rules, match, seat, decision), random);
  return candidatesFrom(answers, decision, companion.ahead.candidates).length > 1;
}
