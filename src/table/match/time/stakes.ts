import { stakesOf } from '../../../companions/stakes.ts';
import type { Stakes } from '../../../kernel/companion.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Desk } from '../saved/desk.ts';
import { isLooking } from './patience.ts';

/**
 * Notes what hangs on each open question, as it was when it was asked; none for what belongs to a turn. Whoever
 * is in the middle of a turn has come to play it, and to be kept waiting for hours then would cost them a day, and
 * with them everyone: only what is grave does.
 * @param present the seat whose person has just chosen; null for nobody
 */
export function noteStakes(
  desk: Desk,
  { rules }: Game,
  match: Match,
  now: Date,
  present: SeatId | null,
): void {
  const noted: Desk['stakes'] = {};
  const onTurn = rules.onTurn?.(match) ?? null;
  const plays = onTurn !== null && (onTurn === present || isLooking({ desk }, onTurn, now));
  const asked = (decision: Decision) => {
    const stakes = besideTurns(rules, match, decision, onTurn);
    return stakes === 'matters' && plays ? 'trifle' : stakes;
  };
  for (const decision of match.open) {
    const stakes = desk.stakes[decision.id] ?? asked(decision);
    if (stakes) noted[decision.id] = stakes;
  }
  desk.stakes = noted;
}

function besideTurns(
  rules: Game['rules'],
  match: Match,
  decision: Decision,
  onTurn: SeatId | null,
): Stakes | null {
  const { rest, seats, how } = decision;
  const isOwn = how !== 'group' && seats.length === 1 && onTurn === seats[0];
  return rest || isOwn || !rules.companion ? null : stakesOf(rules, match, decision);
}
