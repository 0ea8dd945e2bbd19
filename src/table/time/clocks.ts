import type { Decision, SeatId } from '../../kernel/decision.ts';
import { hasPeople } from '../companions/holders.ts';
import { isCrowd } from '../crowd/crowd.ts';
import { paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { hasVoted } from '../voting/electorate.ts';
import { afterWaking } from './waking-hours.ts';

/** What time does to one open decision. */
export interface Clock {
  decision: Decision;
  /** The people whom it waits for. */
  missing: SeatId[];
  /** When they are to be reminded; null when that has been done or is not worth it. */
  remindAt: Date | null;
  /** When what is declared is done for them. */
  dueAt: Date;
}

type Timed = Pick<StoredMatch, 'status' | 'state' | 'desk' | 'seats' | 'settings'>;

/**
 * The part of the time that whoever has been stood in for has for the next question, until they choose
 * again; half as much for each one after, down to the least: an absent player must not cost the others the
 * whole time at each question.
 */
const SHARE_OF_THE_ABSENT = { first: 1 / 4, least: 1 / 32 };

/** The part of the time after a reminder for which nothing is done, however late it came. */
const GRACE = 0.5;

/** The clocks of all decisions that people are waited for with; none without a pace, or in a pause. */
export function clocksOf(match: Timed): Clock[] {
  if (match.status !== 'playing' || match.desk.paused !== null) return [];
  return (match.state?.open ?? []).flatMap((decision) => clockOf(match, decision) ?? []);
}

/**
 * The people whom a decision waits for; a companion that is asked with them leaves it to them, and whoever
 * has voted is not waited for.
 */
export const missingFrom = (match: Timed, decision: Decision): SeatId[] =>
  decision.seats.filter(
    (seat) => !(seat in match.desk.companions) && !hasVoted(match, decision, seat),
  );

function clockOf(match: Timed, decision: Decision): Clock | null {
  const { desk, settings } = match;
  const missing = missingFrom(match, decision);
  const whole = minutesFor(match, decision);
  const asked = Date.parse(desk.asked[decision.id] ?? '');
  if (missing.length === 0 || whole === null || Number.isNaN(asked)) return null;
  const absent = missing.every((seat) => seat in desk.away);
  const minutes = absent ? whole * shareOfTheAbsent(match, missing) : whole;
  const after = (moment: Date, share: number) => afterWaking(moment, minutes * share, settings);
  const due = after(new Date(asked), 1);
  const reminded = desk.reminded[decision.id];
  // Nobody owes in a crowd.
  const nobodyOwes = absent || missing.every((seat) => isCrowdIn(match, seat));
  if (nobodyOwes && !reminded) return { decision, missing, remindAt: null, dueAt: due };
  const remindAt = reminded ? new Date(reminded.at) : after(new Date(asked), settings.reminder);
  const notBefore = after(remindAt, (1 - settings.reminder) * GRACE);
  const dueAt = new Date(Math.max(notBefore.getTime(), due.getTime()));
  return { decision, missing, remindAt: reminded ? null : remindAt, dueAt };
}

const isCrowdIn = ({ seats }: Timed, seat: SeatId): boolean =>
  seats.some((holder) => holder.seat === seat && isCrowd(holder));

/** By whoever of them has been stood in for least often. Where nobody is there, nobody is kept waiting. */
function shareOfTheAbsent({ desk, seats }: Timed, missing: readonly SeatId[]): number {
  const isThere = seats.some((holder) => hasPeople(holder) && !(holder.seat in desk.away));
  if (!isThere) return SHARE_OF_THE_ABSENT.first;
  const times = Math.min(...missing.map((seat) => desk.away[seat] ?? 1));
  const { first, least } = SHARE_OF_THE_ABSENT;
  return Math.max(first / 2 ** (times - 1), least);
}

/** The waking minutes that the pace gives for a question; null for as long as it takes. */
export function minutesFor({ settings }: Pick<StoredMatch, 'settings'>, decision: Decision) {
  const { turn, vote } = paceOf(settings);
  return decision.how === 'group' && decision.seats.length > 1 ? vote : turn;
}

/** Longest delay with which a deadline is still carried out as if it were on time, in waking minutes. */
const LATE = 60;

/** Whether the time was up for so long that the bot must have been away, so that nobody could answer. */
export function cameLate(match: Timed, { decision, dueAt }: Clock, now: Date): boolean {
  const minutes = minutesFor(match, decision) ?? 0;
  const tolerance = Math.min(LATE, minutes * (1 - match.settings.reminder) * GRACE);
  return afterWaking(dueAt, tolerance, match.settings) < now;
}
