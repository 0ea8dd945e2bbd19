import { stakesOf } from '../../../companions/stakes.ts';
import type { Stakes } from '../../../kernel/companion.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Desk } from '../saved/desk.ts';
import { endingByItself } from './left-over.ts';
import { isLooking } from './patience.ts';

/** Whether a question belongs to the set-up, where one answer is usual: its fallback. */
export const isOpening = ({ desk }: { desk: Desk }, { id }: Pick<Decision, 'id'>): boolean =>
  desk.stakes[id] === 'opening';

/**
 * Notes what depends on each open question at the time it is asked; nothing for questions that belong to a
 * turn, unless it ends by itself. People in the middle of a turn have come to play it, and keeping them waiting for
 * hours then would cost them a day, and everyone else with them: only grave questions do.
 * @param present the seat whose person has just chosen; null for nobody
 */
export function noteStakes(
  desk: Desk,
  game: Game,
  match: Match,
  now: Date,
  present: SeatId | null,
): void {
  const { rules } = game;
  const noted: Desk['stakes'] = {};
  const onTurn = rules.onTurn?.(match) ?? null;
  const plays = onTurn !== null && (onTurn === present || isLooking({ desk }, onTurn, now));
  const asked = (decision: Decision) => {
    if (plays && endingByItself(game, decision) !== null) return 'left-over';
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
