import type { Outlook } from '../kernel/companion.ts';
import { type Decision, formFor, type SeatId } from '../kernel/decision.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';

/** What a seat sees of an open decision of the match; nothing else reaches a rule of thumb. */
export function outlookOf(
  rules: GameRules,
  match: Match,
  seat: SeatId,
  decision: Decision,
): Outlook {
  return { seat, view: rules.view(match, seat), decision: formFor(decision, seat) };
}

/** An open decision that a seat can answer. Throws a RangeError if there is none with this id. */
export function openDecision(match: Match, id: string): Decision {
  const decision = match.open.find((open) => open.id === id);
  if (!decision) throw new RangeError(`The decision ${id} is not open.`);
  return decision;
}
