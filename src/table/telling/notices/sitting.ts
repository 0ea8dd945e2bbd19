import type { SeatId } from '../../../kernel/decision.ts';
import { isOpen } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { personIn } from '../../match/people/holders.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Person } from '../../match/saved/summary.ts';
import { noticeAgain } from './notice.ts';

export type Sitting = Desk['sitting'][string];

/** Tells, or tells anew, that a companion plays a seat: until when, and who may take it. */
export function tellSitting(
  context: TableContext,
  stored: StoredMatch,
  seat: SeatId,
): SlotChange[] {
  const { desk } = stored;
  const sitting = desk.sitting[seat];
  const holder = stored.seats.find((one) => one.seat === seat);
  if (!sitting || !holder) return [];
  const { notice, ...told } = sitting;
  const open = isOpen(stored, holder);
  const data = { notice: 'handed-over', seat, to: personIn(holder), ...told } as const;
  return [noticeAgain(context, notice, { ...data, open, over: false })];
}

/** The companion plays no more; its notice loses its buttons. */
export function endSitting(context: TableContext, stored: StoredMatch, seat: SeatId): SlotChange[] {
  const { desk } = stored;
  const sitting = desk.sitting[seat];
  const holder = stored.seats.find((one) => one.seat === seat);
  delete desk.sitting[seat];
  desk.openSeats = desk.openSeats.filter((open) => open !== seat);
  if (!sitting || !holder) return [];
  const { notice, ...told } = sitting;
  const data = { notice: 'handed-over', seat, to: personIn(holder), ...told } as const;
  return [noticeAgain(context, notice, { ...data, open: false, over: true })];
}

/** Anybody may take the seat from now on. */
export function tellOpen(context: TableContext, stored: StoredMatch, seat: SeatId): SlotChange[] {
  const { desk } = stored;
  desk.openSeats = [...new Set([...desk.openSeats, seat])];
  return tellSitting(context, stored, seat);
}

/**
 * Nobody else may take the seat now. A companion that plays for somebody continues to say so; one that has had
 * its seat since the beginning has nothing more to tell.
 */
export function tellClosed(context: TableContext, stored: StoredMatch, seat: SeatId): SlotChange[] {
  const { desk } = stored;
  const holder = stored.seats.find((one) => one.seat === seat);
  if (desk.sitting[seat]?.from.userId === holder?.userId) return endSitting(context, stored, seat);
  desk.openSeats = desk.openSeats.filter((open) => open !== seat);
  return tellSitting(context, stored, seat);
}

/** The terms on which a companion plays a seat. */
export type Terms = Pick<Sitting, 'until' | 'voted'> & {
  open: boolean;
  /** The new host of the match; null if the host stays the same. */
  host?: Sitting['host'];
  /** Its person's time was up: see `Desk.sitting`. */
  asleep?: boolean;
};

/** Tells that a companion plays a seat from now on. @param from the person it replaces */
export function beginSitting(
  context: TableContext,
  stored: StoredMatch,
  seat: SeatId,
  from: Person,
  { until, voted, open, host = null, asleep = false }: Terms,
): SlotChange[] {
  const { desk } = stored;
  desk.notices += 1;
  desk.sitting[seat] = { notice: desk.notices, from: personIn(from), until, voted, host, asleep };
  if (open) desk.openSeats.push(seat);
  return tellSitting(context, stored, seat);
}
