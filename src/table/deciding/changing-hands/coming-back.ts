import { keptFor } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { personIn } from '../../match/people/holders.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Person, SeatHolder } from '../../match/saved/summary.ts';
import { isAwake } from '../../match/time/whose-hours.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { changeHands } from './changing-hands.ts';
import { hostsAgain } from './hosting.ts';
import { seatWith } from './seat-with.ts';

/**
 * Gives the seat back to the first person whose time away is over. They are notified once: by the call if the
 * match waits for them, else by the notice. Null while there is nobody.
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
  const { seat } = holder;
  const isAsked = (stored.state?.open ?? []).some(({ seats }) => seats.includes(seat));
  const hosts = hostsAgain(stored, owner.userId) ? ({ hosts: true } as const) : {};
  desk.called = desk.called.filter((one) => one !== seat);
  const told = () => [
    noticeSlot(context, desk, {
      notice: 'taken-back',
      seat,
      from: personIn(holder),
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

/** The companion that sits in for a player who returns by choosing; null if there is none. */
export function sittingInFor(stored: StoredMatch, userId: string): SittingInFor | null {
  const { desk } = stored;
  const holder = keptFor(stored, userId);
  const owner = holder && desk.companions[holder.seat];
  const sitting = holder && desk.sitting[holder.seat];
  if (!owner || !sitting || (sitting.until === null && !sitting.asleep)) return null;
  return { holder, owner };
}

/** A person who answers a question while a companion sits in for a set time is back. */
export function backByChoosing(
  context: TableContext,
  stored: StoredMatch,
  { holder, owner }: SittingInFor,
): SlotChange[] {
  const { seat } = holder;
  const hosts = hostsAgain(stored, owner.userId) ? ({ hosts: true } as const) : {};
  const data = {
    notice: 'taken-back',
    seat,
    from: personIn(holder),
    by: owner.userId,
    ...hosts,
  } as const;
  return [...changeHands(context, stored, holder, owner), noticeSlot(context, stored.desk, data)];
}
