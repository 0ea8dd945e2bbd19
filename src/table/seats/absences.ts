import { toCompanion } from '../companions/hand-over.ts';
import type { TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../saved/store.ts';
import type { Changed, Person, SeatHolder } from '../summary.ts';
import { noticeSlot } from '../telling/notice.ts';
import { isAwake } from '../time/whose-hours.ts';
import { LONGEST_ABSENCE } from './absence-limits.ts';
import { changeHands } from './changing-hands.ts';
import { keptFor, seatOf } from './claims.ts';
import { hostsAgain } from './hosting.ts';
import { changed, inPlay, nothing } from './in-play.ts';
import { seatWith } from './seat-with.ts';
import type { Seats } from './seats.ts';
import { tellSitting } from './sitting.ts';

const DAY = 24 * 60 * 60_000;

export const goAway = (
  context: TableContext,
  matchId: string,
  userId: string,
  { until: untilWhen, strength }: Parameters<Seats['goAway']>[2],
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const own = seatOf(stored, userId);
    if (!own) return nothing(refuse({ refusal: 'not-seated', match }));
    const now = context.now();
    const until = untilWhen(now);
    const length = until.getTime() - now.getTime();
    if (!(length > 0 && length <= LONGEST_ABSENCE * DAY)) {
      return nothing(refuse({ refusal: 'wrong-absence', match, most: LONGEST_ABSENCE }));
    }
    const sitting = stored.desk.sitting[own.seat];
    const moment = until.toISOString();
    if (!sitting || strength !== undefined || !keptFor(stored, userId)) {
      return toCompanion(context, stored, game, own, { strength, until: moment, open: false });
    }
    sitting.until = moment;
    stored.desk.openSeats = stored.desk.openSeats.filter((seat) => seat !== own.seat);
    return changed({ match: stored, slots: tellSitting(context, stored, own.seat) });
  });

/**
 * Gives the seat back to the first whose time away is over. They are notified once: by the call where the
 * match waits for them, else by the notice. Null while nobody's is.
 */
export function comeBack(
  context: TableContext,
  stored: StoredMatch,
  now: Date,
): MatchChange | null {
  const { desk } = stored;
  const holder = stored.seats.find(
    ({ seat }) => isOver(desk.sitting[seat]?.until ?? null, now) && isAwake(stored, seat, now),
  );
  const owner = holder && desk.companions[holder.seat];
  if (!holder || !owner) return null;
  const { seat, name: from } = holder;
  const isAsked = (stored.state?.open ?? []).some(({ seats }) => seats.includes(seat));
  const hosts = hostsAgain(stored, owner.userId) ? ({ hosts: true } as const) : {};
  desk.called = desk.called.filter((one) => one !== seat);
  const told = () => [
    noticeSlot(context, desk, {
      notice: 'taken-back',
      seat,
      from,
      by: owner.userId,
      after: 'absence',
      ...(isAsked ? {} : { ping: true }),
      ...hosts,
    }),
  ];
  return seatWith(context, stored, holder, owner, told, { by: 'time' });
}

const isOver = (until: string | null, now: Date): boolean =>
  until !== null && Date.parse(until) <= now.getTime();

/** Somebody who is away until a day, or until they press anything, and the companion that sits in for them. */
export interface SittingInFor {
  holder: SeatHolder;
  owner: Person;
}

/** The companion that sits in for somebody who is back by choosing; null where none does. */
export function sittingInFor(stored: StoredMatch, userId: string): SittingInFor | null {
  const { desk } = stored;
  const holder = keptFor(stored, userId);
  const owner = holder && desk.companions[holder.seat];
  const sitting = holder && desk.sitting[holder.seat];
  if (!owner || !sitting || (sitting.until === null && !sitting.asleep)) return null;
  return { holder, owner };
}

/** Whoever answers a question while a companion sits in for a time is back. */
export function backByChoosing(
  context: TableContext,
  stored: StoredMatch,
  { holder, owner }: SittingInFor,
): SlotChange[] {
  const { seat, name: from } = holder;
  const hosts = hostsAgain(stored, owner.userId) ? ({ hosts: true } as const) : {};
  const data = { notice: 'taken-back', seat, from, by: owner.userId, ...hosts } as const;
  return [...changeHands(context, stored, holder, owner), noticeSlot(context, stored.desk, data)];
}
