import type { Decision } from '../../kernel/decision.ts';
import { minutesFor } from '../../table/time/clocks.ts';
import { afterWaking } from '../../table/time/waking-hours.ts';
import type { Texts } from '../../texts/texts.ts';
import { type Moment, momentsOf } from '../record/replaying.ts';
import { entriesOf, pingsIn } from './pings.ts';
import type { Week } from './week.ts';

/** Milliseconds by which a reminder may be later than half of the time; earlier it never is. */
const SHORTLY = 60_000;

export const isReminder = (text: string, texts: Texts): boolean =>
  text.startsWith(texts('bot.due.reminder'));

/** From when until when a question was open. */
interface Asked {
  decision: Decision;
  from: number;
  until: number;
}

function questionsIn(moments: readonly Moment[]): Asked[] {
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
 * What is wrong with the reminders: whoever was stood in for has been reminded of that question, once, and
 * nobody was reminded before half of the time had gone by. Who was stood in for before, and has not
 * chosen since, has less time and no reminder.
 */
export function reminderFaults(week: Week): string[] {
  const { record, texts } = week;
  const { settings, seats } = record.match;
  const questions = questionsIn(momentsOf(week.game, record));
  const reminders = pingsIn(week).filter(({ text }) => isReminder(text, texts));
  const away = new Set<string>();
  const faults: string[] = [];
  const half = ({ decision, from }: Asked): number => {
    const minutes = minutesFor(record.match, decision) ?? 0;
    return afterWaking(new Date(from), minutes * settings.reminder, settings).getTime();
  };
  for (const { settled, userId, decisionId, requestId, at } of record.inputs) {
    // What follows by itself from another's choice says nothing of who is there.
    if (!settled || requestId === null) continue;
    const name = seats.find((seat) => seat.userId === userId)?.name ?? '';
    const asked = questions.find(({ decision }) => decision.id === decisionId);
    if (settled.standIn && asked) {
      const got = reminders.filter(
        (one) => one.who === name && one.at >= asked.from && one.at <= at.getTime(),
      );
      const wanted = away.has(name) ? 0 : 1;
      if (got.length < wanted || got.length > 1 + restartsWithin(week, asked.from, at.getTime())) {
        faults.push(`${name} was reminded ${got.length} times of ${decisionId}.`);
      }
    }
    if (settled.standIn) away.add(name);
    else away.delete(name);
  }
  for (const { at, who } of reminders) {
    const seat = seats.find(({ name }) => name === who)?.seat ?? '';
    const open = questions.filter(
      ({ decision, from, until }) => decision.seats.includes(seat) && from <= at && at <= until,
    );
    const due = open.some((asked) => half(asked) <= at);
    const late = open.every((asked) => half(asked) + SHORTLY < at);
    const excused = startsWithin(week, at - SHORTLY, at) > 0;
    if (!excused && (!due || late)) faults.push(`${who} was reminded at the wrong time, ${at}.`);
  }
  return faults;
}

/** What fell due while the bot was away is reminded of once more. */
const restartsWithin = (week: Week, from: number, until: number): number =>
  entriesOf(week, 'stops').filter(({ at }) => from <= at && at <= until).length;

const startsWithin = (week: Week, from: number, until: number): number =>
  entriesOf(week, 'starts').filter(({ at }) => from <= at && at <= until).length;
