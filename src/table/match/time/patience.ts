import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { isCrowd } from '../people/crowd.ts';
import type { Desk } from '../saved/desk.ts';
import { type Asking, type MatchSettings, paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { StandIn } from '../saved/summary.ts';

type Asked = Pick<StoredMatch, 'desk' | 'seats' | 'settings'>;

/**
 * How long a seat is waited for with a question:
 * - `none`: as long as its person looks at the game.
 * - `opening` and `short`: for the times that the pace gives to questions outside turns.
 * - `turn`: for as long as a turn may take.
 */
export type Patience = 'none' | 'opening' | 'short' | 'turn';

export function patienceWith(match: Asked, { id }: Pick<Decision, 'id'>, seat: SeatId): Patience {
  const stakes = match.desk.stakes[id];
  if (stakes === undefined) return 'turn';
  if (stakes === 'opening') return hasFilledIn(match, seat) ? 'none' : 'opening';
  if (hasFilledIn(match, seat) && stakes !== 'grave') return 'none';
  const asking = askingOf(match, seat);
  if (asking === 'everything') return 'turn';
  if (asking === 'own-turns' || stakes === 'trifle' || stakes === 'left-over') return 'none';
  return stakes === 'matters' ? 'short' : 'turn';
}

/**
 * What to ask a seat while its person isn't looking: what they have said, else the table's setting. A table
 * without time limits waits for everything, and a crowd is there to be asked.
 */
export function askingOf({ desk, seats, settings }: Asked, seat: SeatId): Asking {
  const holder = seats.find((one) => one.seat === seat);
  if (!holder || isCrowd(holder)) return 'everything';
  return desk.asking[holder.userId] ?? usualAsking(settings);
}

/** What people are asked who have not said. */
export const usualAsking = (settings: MatchSettings): Asking =>
  paceOf(settings).turn === null ? 'everything' : settings.asking;

/** Whether a seat leaves whatever else it is asked before the next turn to a companion. */
export const hasFilledIn = ({ desk }: Pick<Asked, 'desk'>, seat: SeatId): boolean =>
  desk.filledIn.includes(seat) || desk.missed.includes(seat);

/**
 * When a seat's person last chose, or looked at what they are asked; null for never, and if they have left the
 * rest to a companion.
 */
export function lastSeen({ desk }: Pick<Asked, 'desk'>, seat: SeatId): Date | null {
  return hasFilledIn({ desk }, seat) ? null : lastSign(desk, seat);
}

/** The last sign of a seat's person: when they chose, or looked at what they are asked. Null for never. */
function lastSign(desk: Desk, seat: SeatId): Date | null {
  const signs = [desk.acted[seat], desk.looked[seat]].flatMap((sign) => (sign ? [sign] : []));
  return signs.length === 0 ? null : new Date(Math.max(...signs.map((sign) => Date.parse(sign))));
}

/** Milliseconds after their last sign for which somebody counts as looking at the game. */
export const LOOKS_ON = 600_000;

/** When the visit before the current one, or the one that begins now, ended; null if it is the first. */
export function visitBefore({ desk }: Pick<Asked, 'desk'>, seat: SeatId, now: Date): Date | null {
  const last = lastSign(desk, seat);
  if (last && now.getTime() - last.getTime() >= LOOKS_ON) return last;
  const before = desk.visitBefore[seat];
  return before === undefined ? null : new Date(before);
}

export function isLooking(match: Pick<Asked, 'desk'>, seat: SeatId, now: Date): boolean {
  const seen = lastSeen(match, seat);
  return seen !== null && now.getTime() - seen.getTime() < LOOKS_ON;
}

/** Whether nobody had to be waited for with a question when it was asked, so that a companion answers it. */
export function wasLeftToCompanions(
  match: Asked,
  decision: Decision,
  missing: readonly SeatId[],
): boolean {
  const asked = new Date(match.desk.asked[decision.id] ?? '');
  return missing.every(
    (seat) => patienceWith(match, decision, seat) === 'none' && !isLooking(match, seat, asked),
  );
}

/** The people for whom a companion answers what nobody is waited for with. */
export const beforeTime = ({ desk }: Pick<Asked, 'desk'>, seat: SeatId): StandIn =>
  desk.filledIn.includes(seat) ? 'filled' : 'unasked';
