import type { SeatId } from '../../../kernel/decision.ts';
import { isPerson } from '../people/holders.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Absent, SeatHolder } from '../saved/summary.ts';
import { minutesFor, missingFrom } from '../time/clocks.ts';
import { patienceWith } from '../time/patience.ts';
import { afterWaking } from '../time/waking-hours.ts';
import { seatHours } from '../time/whose-hours.ts';

/** Waking minutes after which somebody keeps the others waiting at a table that has no time limits. */
const LONG = 24 * 60;

/** Whether somebody was stood in for when last asked, or is overdue now. */
export function isAbsent(stored: StoredMatch, { seat }: SeatHolder, now: Date): boolean {
  if (seat in stored.desk.away) return true;
  return (stored.state?.open ?? []).some((decision) => {
    const asked = Date.parse(stored.desk.asked[decision.id] ?? '');
    if (Number.isNaN(asked) || !missingFrom(stored, decision).includes(seat)) return false;
    // People who aren't waited for with this question keep nobody waiting.
    if (patienceWith(stored, decision, seat) !== 'turn') return false;
    const since = new Date(asked);
    const minutes = minutesFor(stored, decision, seat, since) ?? LONG;
    return afterWaking(since, minutes, seatHours(stored, seat)) <= now;
  });
}

/** The people other than somebody: they have a say in who plays for that person. */
const othersThan = ({ seats }: Pick<StoredMatch, 'seats'>, seat: SeatId): string[] =>
  seats.filter((holder) => isPerson(holder) && holder.seat !== seat).map(({ userId }) => userId);

/** Those of the others who want a companion to play for somebody; people who have left have no say. */
export const votesFor = (stored: Pick<StoredMatch, 'seats' | 'desk'>, seat: SeatId): string[] =>
  (stored.desk.replacing[seat]?.votes ?? []).filter((one) =>
    othersThan(stored, seat).includes(one),
  );

/** How many have to want it: more than half of the others, so that a tie changes nothing. */
export const votesNeeded = (stored: Pick<StoredMatch, 'seats'>, seat: SeatId): number =>
  Math.floor(othersThan(stored, seat).length / 2) + 1;

/** Players who stay away though others are there, each with the votes for a companion. */
export const absentIn = (stored: StoredMatch, now: Date): Absent[] =>
  stored.status !== 'playing'
    ? []
    : stored.seats
        .filter((holder) => isPerson(holder) && othersThan(stored, holder.seat).length > 0)
        .filter((holder) => isAbsent(stored, holder, now))
        .map((holder) => ({
          ...holder,
          votes: votesFor(stored, holder.seat),
          needed: votesNeeded(stored, holder.seat),
        }));
