import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { isCrowd } from '../people/crowd.ts';
import { hasPeople } from '../people/holders.ts';
import { paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { hasVoted } from '../votes/electorate.ts';
import { LOOKS_ON, lastSeen, patienceWith } from './patience.ts';
import { afterWaking, wakingMinutes } from './waking-hours.ts';
import { allWake, type Nights, seatHours } from './whose-hours.ts';

/** The timing of one open decision. */
export interface Clock {
  decision: Decision;
  /** The people it waits for. */
  missing: SeatId[];
  /**
   * When the last of them has had half of their time, and all get a reminder, sleepers in the morning; null if
   * that has been done or is not worth it.
   */
  remindAt: Date | null;
  /** When the declared answer is given for them: each has had their time, and it is night for none of them. */
  dueAt: Date;
  /** Nobody is waited for longer than they look at the game: what is due is done at night as well. */
  atAnyHour: boolean;
  /** A whole turn's time is over then for at least one of them; otherwise they were only not there at that moment. */
  isTurn: boolean;
}

export type Timed = Pick<StoredMatch, 'status' | 'state'> & Nights;

/**
 * The fraction of the time that a person who was stood in for has for the next question, until they choose
 * again; half as much for each one after, down to the minimum: an absent player must not cost the others the
 * whole time at each question.
 */
const SHARE_OF_THE_ABSENT = { first: 1 / 4, least: 1 / 32 };

/** The fraction of the time after a reminder for which nothing is done, however late it came. */
const GRACE = 0.5;

/** The clocks of all decisions for which people are waited for; none without a pace, or in a pause. */
export function clocksOf(match: Timed): Clock[] {
  if (match.status !== 'playing' || match.desk.paused !== null) return [];
  return (match.state?.open ?? []).flatMap((decision) => clockOf(match, decision) ?? []);
}

/**
 * The people a decision waits for; a companion that is asked with them leaves it to them, and nobody waits for
 * people who have voted.
 */
export const missingFrom = (match: Timed, decision: Decision): SeatId[] =>
  decision.seats.filter(
    (seat) => !(seat in match.desk.companions) && !hasVoted(match, decision, seat),
  );

function clockOf(match: Timed, decision: Decision): Clock | null {
  const { desk, settings } = match;
  const missing = missingFrom(match, decision);
  const asked = new Date(desk.asked[decision.id] ?? '');
  if (missing.length === 0 || Number.isNaN(asked.getTime())) return null;
  const patience = missing.map((seat) => patienceWith(match, decision, seat));
  if (patience.every((one) => one === 'opening'))
    return byTheClock(match, decision, missing, asked);
  if (patience.every((one) => one === 'none'))
    return whileTheyLook(match, decision, missing, asked);
  const absent = missing.every((seat) => seat in desk.away);
  const share = absent ? shareOfTheAbsent(match, missing) : 1;
  const after = (moment: Date, part: number) =>
    lastOf(match, decision, missing, asked, moment, part * share);
  const due = after(asked, 1);
  if (due === null) return null;
  const reminded = desk.reminded[decision.id];
  // Nobody in a crowd owes an answer, and nobody is reminded of a question with little time.
  const nobodyOwes =
    absent || !patience.includes('turn') || missing.every((seat) => isCrowdIn(match, seat));
  const dueFrom = (moment: Date) => allWake(match, missing, moment);
  const kind = { decision, missing, atAnyHour: false, isTurn: patience.includes('turn') };
  if (nobodyOwes && !reminded) return { ...kind, remindAt: null, dueAt: dueFrom(due) };
  const remindAt = reminded ? new Date(reminded.at) : after(asked, settings.reminder);
  const notBefore = remindAt && after(remindAt, (1 - settings.reminder) * GRACE);
  if (!remindAt || !notBefore) return null;
  const dueAt = dueFrom(new Date(Math.max(notBefore.getTime(), due.getTime())));
  return { ...kind, remindAt: reminded ? null : remindAt, dueAt };
}

/** Questions of the set-up wait for nobody's night: a game that is gathered in the evening begins in the evening. */
function byTheClock(
  match: Timed,
  decision: Decision,
  missing: SeatId[],
  asked: Date,
): Clock | null {
  const { opening } = paceOf(match.settings);
  return opening === null ? null : atAnyHour(decision, missing, asked.getTime() + opening * 60_000);
}

/**
 * Nobody is waited for with this longer than they look at the game; whether it is night makes no difference,
 * since nobody is notified of it. A turn doesn't end behind the back of somebody whose orders have just done all
 * of it.
 */
function whileTheyLook(match: Timed, decision: Decision, missing: SeatId[], asked: Date): Clock {
  const until = missing.flatMap((seat) => {
    const seen = lastSeen(match, seat);
    return seen ? [seen.getTime() + LOOKS_ON] : [];
  });
  const isLeftOver = match.desk.stakes[decision.id] === 'left-over';
  const from = asked.getTime() + (isLeftOver ? LOOKS_ON : 0);
  return atAnyHour(decision, missing, Math.max(from, ...until));
}

const atAnyHour = (decision: Decision, missing: SeatId[], due: number): Clock => ({
  ...{ decision, missing, remindAt: null, dueAt: new Date(due) },
  ...{ atAnyHour: true, isTurn: false },
});

/**
 * When a fraction of the time for a question has passed for the last of them, each by their own clock; null if
 * there is no limit.
 */
function lastOf(
  match: Timed,
  decision: Decision,
  seats: readonly SeatId[],
  asked: Date,
  from: Date,
  part: number,
): Date | null {
  const moments = seats.map((seat) => {
    const minutes = minutesFor(match, decision, seat, asked);
    return minutes === null ? null : afterWaking(from, minutes * part, seatHours(match, seat));
  });
  const known = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return known.length < moments.length ? null : new Date(Math.max(...known));
}

const isCrowdIn = ({ seats }: Timed, seat: SeatId): boolean =>
  seats.some((holder) => holder.seat === seat && isCrowd(holder));

/** Goes by the one of them who has been stood in for least often. If nobody is there, nobody is kept waiting. */
function shareOfTheAbsent({ desk, seats }: Timed, missing: readonly SeatId[]): number {
  const isThere = seats.some((holder) => hasPeople(holder) && !(holder.seat in desk.away));
  if (!isThere) return SHARE_OF_THE_ABSENT.first;
  const times = Math.min(...missing.map((seat) => desk.away[seat] ?? 1));
  const { first, least } = SHARE_OF_THE_ABSENT;
  return Math.max(first / 2 ** (times - 1), least);
}

/**
 * The waking minutes that somebody has for a question; null for no limit.
 * @param asked when it was asked
 */
export function minutesFor(
  match: Timed,
  decision: Decision,
  seat: SeatId,
  asked: Date,
): number | null {
  const { turn, vote, byTheClock, matters, opening } = paceOf(match.settings);
  switch (patienceWith(match, decision, seat)) {
    case 'none':
      return 0;
    case 'opening':
      return opening;
    case 'short':
      return matters;
    case 'turn':
      if (decision.how === 'group' && decision.seats.length > 1) return vote;
      return turn !== null && byTheClock
        ? wakingMinutes(asked, turn, seatHours(match, seat))
        : turn;
  }
}

/** Longest delay with which a deadline is still carried out as if on time, in waking minutes. */
const LATE = 60;

/** Whether the time has been up for so long that the bot must have been away, so that nobody could answer. */
export function cameLate(
  match: Timed,
  { decision, missing, dueAt, isTurn }: Clock,
  now: Date,
): boolean {
  // Somebody with so little time for it would not be asked again on its account.
  if (!isTurn) return false;
  const asked = new Date(match.desk.asked[decision.id] ?? '');
  const late = missing.map((seat) => {
    const minutes = minutesFor(match, decision, seat, asked) ?? 0;
    const tolerance = Math.min(LATE, minutes * (1 - match.settings.reminder) * GRACE);
    return afterWaking(dueAt, tolerance, seatHours(match, seat)).getTime();
  });
  return Math.max(...late) < now.getTime();
}
