import type { Decision } from '../../kernel/decision.ts';
import { ownerOf } from '../../table/match/claims/claims.ts';
import { isCompanion } from '../../table/match/people/holders.ts';
import { NIGHT } from '../../table/match/saved/match-settings.ts';
import { isBeforeTime } from '../../table/match/saved/summary.ts';
import { minutesFor } from '../../table/match/time/clocks.ts';
import { afterWaking, type WakingHours, wakingFrom } from '../../table/match/time/waking-hours.ts';
import type { Texts } from '../../texts/texts.ts';
import type { MatchRecord } from '../record/read-record.ts';
import { type Moment, momentsOf } from '../record/replaying.ts';
import { entriesOf, pingsIn } from './pings.ts';
import type { Week } from './week.ts';

/** Milliseconds in which nobody is notified a third time, so that a reminder waits. */
const DAY = 24 * 60 * 60_000 + 60_000;

/** Milliseconds by which a reminder may be later than half of the time; it is never earlier. */
const SHORTLY = 60_000;

export const isReminder = (text: string, texts: Texts): boolean =>
  text.startsWith(texts('bot.due.reminder'));

/** From when until when a question was open. */
export interface Asked {
  decision: Decision;
  from: number;
  until: number;
}

/** A question, with the time from which it counts for the people it waits for. */
interface Counted extends Asked {
  since: number;
}

/**
 * The same questions, each as if asked earlier by the time that everyone it waits for has had for the same
 * turn: if somebody goes before others, their time is not given to them again.
 */
function withTimeHad(questions: readonly Asked[], { inputs, match }: MatchRecord): Counted[] {
  const settled = inputs.flatMap((input) =>
    input.settled ? [{ ...input.settled, ...ofInput(input) }] : [],
  );
  const isAsleep = (seat: string, at: number) =>
    match.seats.some((holder) => holder.seat === seat && isCompanion(holder)) &&
    settled.some((one) => one.seat === seat && isCompanion(one) && one.at <= at);
  /** How long a seat had been asked for its turn by then, since it last chose; its orders don't count as a choice. */
  const hadBy = (seat: string, moment: number): number => {
    const chose = settled.findLast(
      (one) =>
        one.seat === seat && !one.isAutomatic && !isBeforeTime(one.standIn) && one.at <= moment,
    );
    return questions
      .filter(({ decision }) => isForTheFirst(decision) && decision.seats.includes(seat))
      .filter(({ from, until }) => from >= (chose?.at ?? 0) && until <= moment)
      .reduce((sum, { from, until }) => sum + until - from, 0);
  };
  return questions.map((asked) => {
    const { decision, from } = asked;
    const waiting = decision.seats.filter((seat) => !isAsleep(seat, from));
    const had = isForTheFirst(decision) ? waiting.map((seat) => hadBy(seat, from)) : [];
    return { ...asked, since: from - (had.length > 0 ? Math.min(...had) : 0) };
  });
}

const ofInput = ({ userId, requestId, at }: MatchRecord['inputs'][number]) => ({
  userId: userId ?? '',
  isAutomatic: requestId === null,
  at: at.getTime(),
});

const isForTheFirst = ({ rest, how }: Decision): boolean => rest === true && how !== 'group';

/** Every question of a match, with how long it was open. */
export function questionsIn(moments: readonly Moment[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const { from, until, open } of moments) {
    for (const decision of open) {
      const known = asked.get(decision.id);
      if (known) known.until = until;
      else asked.set(decision.id, { decision, from, until });
    }
  }
  return [...asked.values()];
}

/**
 * What is wrong with the reminders: a player who was stood in for has been reminded of that question, once, and
 * nobody was reminded before half of the time had passed. A player who was stood in for before, and has not
 * chosen since, has less time and no reminder.
 */
export function reminderFaults(week: Week): string[] {
  const { record, texts, habits } = week;
  const { settings } = record.match;
  // A player who is asleep at the end still has a seat.
  const seats = record.match.seats.map((holder) => ({
    ...holder,
    ...ownerOf(record.match, holder),
  }));
  const questions = withTimeHad(questionsIn(momentsOf(week.game, record)), record);
  const pings = pingsIn(week);
  const reminders = pings.filter(
    ({ text, at }) => isReminder(text, texts) && isPlayedAt(record.match, at),
  );
  const away = new Set<string>();
  const faults: string[] = [];
  const hoursOf = (seat: string): WakingHours => {
    const name = seats.find((one) => one.seat === seat)?.name;
    const { zone } = habits.find((habit) => habit.name === name) ?? {};
    return zone === undefined ? settings : { quiet: NIGHT, timeZone: zone };
  };
  /** When half of somebody's own time has passed. */
  const half = ({ decision, since }: Counted, seat: string): number => {
    const minutes = minutesFor(record.match, decision, seat, new Date(since)) ?? 0;
    return afterWaking(new Date(since), minutes * settings.reminder, hoursOf(seat)).getTime();
  };
  /** All are reminded when the last of them has had that; a sleeper then, in the morning. */
  const latest = (asked: Counted, seat: string): number => {
    const all = Math.max(asked.from, ...asked.decision.seats.map((one) => half(asked, one)));
    return wakingFrom(new Date(all), hoursOf(seat)).getTime();
  };
  for (const { settled, userId, decisionId, requestId, at } of record.inputs) {
    // What follows automatically from another's choice says nothing about who is there.
    if (!settled || requestId === null) continue;
    const name = seats.find((seat) => seat.userId === userId)?.name ?? '';
    const asked = questions.find(({ decision }) => decision.id === decisionId);
    if (settled.standIn && !isBeforeTime(settled.standIn) && asked) {
      const got = reminders.filter(
        (one) => one.who === name && one.at >= asked.since && one.at <= at.getTime(),
      );
      const wanted = away.has(name) ? 0 : 1;
      if (got.length < wanted || got.length > 1 + restartsWithin(week, asked.since, at.getTime())) {
        faults.push(`${name} was reminded ${got.length} times of ${decisionId}.`);
      }
    }
    if (isBeforeTime(settled.standIn)) continue;
    if (settled.standIn) away.add(name);
    else away.delete(name);
  }
  for (const { at, who } of reminders) {
    const seat = seats.find(({ name }) => name === who)?.seat ?? '';
    const open = questions.filter(
      ({ decision, from, until }) => decision.seats.includes(seat) && from <= at && at <= until,
    );
    const due = open.some((asked) => half(asked, seat) <= at);
    const late = open.every((asked) => latest(asked, seat) + SHORTLY < at);
    const enough = pings.filter((ping) => ping.who === who && ping.at < at && ping.at >= at - DAY);
    const excused = startsWithin(week, at - SHORTLY, at) > 0 || enough.length > 1;
    if (!excused && (!due || late)) faults.push(`${who} was reminded at the wrong time, ${at}.`);
  }
  return faults;
}

/** Whether a match had begun by then and was not over: a campaign reminds people of others before and after it. */
const isPlayedAt = ({ startedAt, endedAt }: MatchRecord['match'], at: number): boolean =>
  (startedAt?.getTime() ?? 0) <= at && at <= (endedAt?.getTime() ?? Number.POSITIVE_INFINITY);

/** What fell due while the bot was away gets another reminder. */
const restartsWithin = (week: Week, from: number, until: number): number =>
  entriesOf(week, 'stops').filter(({ at }) => from <= at && at <= until).length;

const startsWithin = (week: Week, from: number, until: number): number =>
  entriesOf(week, 'starts').filter(({ at }) => from <= at && at <= until).length;
