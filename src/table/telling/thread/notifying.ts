import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { TableContext } from '../../match/context.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import type { Desk } from '../../match/saved/desk.ts';
import { paceOf } from '../../match/saved/match-settings.ts';
import { noteVisit } from '../../match/time/noting.ts';
import { patienceWith } from '../../match/time/patience.ts';
import { isOpening } from '../../match/time/stakes.ts';
import { type Nights, seatWakes } from '../../match/time/whose-hours.ts';
import type { Told } from './change-told.ts';
import { noteTurn } from './turn.ts';

/**
 * The seat that has made the choice told, or taken one back, and sees the result: none if it was done for them,
 * or a crowd chose.
 */
export function chooserOf({ settled, looking }: Pick<Told, 'settled' | 'looking'>): SeatId | null {
  if (!settled) return looking ?? null;
  const closedBy = settled.vote?.closedBy;
  const isUnattended =
    isCrowd(settled) || settled.standIn || closedBy === 'time' || closedBy === 'leaving';
  return isUnattended ? null : settled.seat;
}

export const seatsOf = (open: readonly Decision[]): SeatId[] =>
  [...new Set(open.flatMap(({ seats }) => seats))].sort();

/** The people who should answer, and whom the match waits for longer than they look at the game anyway. */
const waitedFor = (desk: Desk, told: Told, open: readonly Decision[]): SeatId[] =>
  seatsOf(open).filter((seat) =>
    open.some(
      (decision) =>
        decision.seats.includes(seat) && patienceWith({ ...told, desk }, decision, seat) !== 'none',
    ),
  );

/**
 * Notes who is waited for now, and returns those of them to notify at once. Others are notified later, if they
 * are still waited for then: see `notBefore`.
 * @param wait milliseconds for which somebody who is there may answer for all
 */
export function newlyCalled(
  context: TableContext,
  desk: Desk,
  told: Told,
  open: readonly Decision[],
  wait = 0,
): SeatId[] {
  const goesOn = noteTurn(desk, told, open);
  const called = new Set(desk.called);
  const waited = waitedFor(desk, told, open);
  const chooser = chooserOf(told);
  desk.called = waited;
  desk.later = Object.fromEntries(
    Object.entries(desk.later).filter(([seat]) => waited.includes(seat) && seat !== chooser),
  );
  if (chooser !== null) {
    noteVisit(desk, chooser, told.now);
    desk.acted[chooser] = told.now.toISOString();
  }
  const looking = (seat: SeatId) => isWithin(context.pace.away, desk.acted[seat], told.now);
  const onTurn = (seat: SeatId) => goesOn && (desk.turn?.seats ?? []).includes(seat);
  // A person who has been told that the game begins need not be told of each set-up question.
  const isOfOpening = (seat: SeatId) =>
    open.every((decision) => !decision.seats.includes(seat) || isOpening({ desk }, decision));
  const wasNotified = (seat: SeatId) =>
    told.startedAt !== null && Date.parse(desk.notified[seat] ?? '') >= +told.startedAt;
  const missing = waited.filter(
    (seat) =>
      !called.has(seat) &&
      !(seat in desk.companions) &&
      !isCrowdIn(told, seat) &&
      seat !== chooser &&
      !(isOfOpening(seat) && wasNotified(seat)) &&
      !(onTurn(seat) && looking(seat)) &&
      !(begins(open, seat) && isInvited(desk, seat)),
  );
  return missing.filter((seat) => {
    const from = notBefore(context, { ...told, desk }, open, seat);
    if (from <= told.now) return true;
    desk.later[seat] = new Date(Math.max(+from, +told.now + wait)).toISOString();
    return false;
  });
}

/** Notes that these seats are notified now of what is open. */
export function noteNotified(
  desk: Desk,
  open: readonly Decision[],
  seats: readonly SeatId[],
  now: Date,
): void {
  for (const seat of seats) {
    const before = desk.notified[seat];
    if (before) desk.notifiedBefore[seat] = before;
    desk.notified[seat] = now.toISOString();
    delete desk.later[seat];
    if (desk.round !== null && begins(open, seat)) desk.invited[seat] = desk.round;
  }
}

/** Whether a seat may begin a turn. */
const begins = (open: readonly Decision[], seat: SeatId): boolean =>
  open.some(({ rest, seats }) => rest && seats.includes(seat));

/**
 * Whether a seat knows already that it may take its turn: it was notified of that in this round and has done
 * nothing since, while others have taken theirs.
 */
function isInvited({ invited, notified, acted, round }: Desk, seat: SeatId): boolean {
  const since = Date.parse(notified[seat] ?? '');
  return round !== null && invited[seat] === round && !(Date.parse(acted[seat] ?? '') >= since);
}

/**
 * When a seat may be notified of what it is asked. Nobody is in their quiet hours, unless they have just been
 * playing, and nobody more than twice a day if there is time. Nor is anybody in the middle of a turn who has
 * chosen, or was notified, a moment ago: they are still looking at the thread, where the call is.
 */
function notBefore(
  { pace }: TableContext,
  told: Told & Nights,
  open: readonly Decision[],
  seat: SeatId,
): Date {
  const { desk, now } = told;
  const acted = desk.acted[seat];
  if (!isWithin(pace.away, acted, now)) {
    const waking = seatWakes(told, seat, now);
    if (waking > now) return waking;
  }
  const rested = enoughOf(told, seat);
  if (rested > now) return seatWakes(told, seat, rested);
  if (begins(open, seat)) return now;
  const signs = [acted, desk.notified[seat]].flatMap((sign) => (sign ? [Date.parse(sign)] : []));
  return new Date(Math.max(now.getTime(), ...signs.map((sign) => sign + pace.again)));
}

/** Milliseconds in which nobody is notified more than twice about a match that gives a turn half a day or more. */
const DAY = 24 * 60 * 60_000;

/** When somebody may be notified again, given how often they have been. */
export function enoughOf(
  { desk, settings }: Pick<Nights, 'desk' | 'settings'>,
  seat: SeatId,
): Date {
  const { turn } = paceOf(settings);
  const before = desk.notifiedBefore[seat];
  const isSlow = turn !== null && turn * 60_000 >= DAY / 2;
  return new Date(isSlow && before ? Date.parse(before) + DAY : 0);
}

/** People in a crowd look when they like: it is never notified. */
const isCrowdIn = ({ seats }: Told, seat: SeatId): boolean =>
  seats.some((holder) => holder.seat === seat && isCrowd(holder));

const isWithin = (milliseconds: number, moment: string | undefined, now: Date): boolean =>
  now.getTime() - Date.parse(moment ?? '') < milliseconds;
