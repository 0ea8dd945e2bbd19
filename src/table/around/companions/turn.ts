import type { Strength } from '../../../kernel/companion.ts';
import { type Decision, optionsFor, type SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { hasPeople, isCompanion, strengthOf } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';

/** A question for a companion to answer. */
export interface CompanionTurn {
  match: Match;
  seat: SeatId;
  holder: SeatHolder;
  strength: Strength;
  decision: Decision;
}

/**
 * The first open question that waits for companions only: what people can answer, alone or together
 * with companions, is left to them. Null in a match without people, which nobody is watching.
 */
export function companionTurn(stored: StoredMatch): CompanionTurn | null {
  const { state: match, seats } = stored;
  if (!match || stored.status !== 'playing' || !seats.some(hasPeople)) return null;
  const companions = new Map(
    seats.filter(isCompanion).map((holder): [SeatId, SeatHolder] => [holder.seat, holder]),
  );
  for (const decision of match.open) {
    if (!decision.seats.every((seat) => companions.has(seat))) continue;
    const seat = decision.seats.find((one) => optionsFor(decision, one).length > 0);
    const holder = companions.get(seat ?? decision.seats[0] ?? '');
    const strength = holder && strengthOf(holder);
    if (strength) return { match, seat: holder.seat, holder, strength, decision };
  }
  return null;
}
