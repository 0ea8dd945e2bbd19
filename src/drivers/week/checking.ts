import { isDeepStrictEqual } from 'node:util';
import { eventFor, type GameEvent } from '../../kernel/event.ts';
import { isBeforeTime } from '../../table/match/saved/summary.ts';
import { tellEvents } from '../../table/telling/events/own-events.ts';
import { isTimeUp } from '../../table/telling/events/time-up.ts';
import { isWhole } from '../record/replaying.ts';
import { nightTime, pingsAtNight } from './nights.ts';
import { dayOf, entriesOf, inputsIn, matchesIn, nameOf, pingsByDay, threadsIn } from './pings.ts';
import { reminderFaults } from './reminders.ts';
import type { Week } from './week.ts';

/** How often somebody may be notified on one day. */
export const MOST_PINGS = 2;
/** How often when one match of a campaign ends and the next is gathered for: that one calls for itself. */
const MOST_PINGS_OF_SEVERAL = 3;
/** Messages after the bot was away, and pings of one person, may come within this time (milliseconds). */
const AFTER_AWAY = 5 * 60_000;
const MOST_AFTER_AWAY = { messages: 4, pings: 1 };

/** Everything in a week that is not as it must be, one sentence each. */
export function weekFaults(week: Week): string[] {
  return [
    ...week.troubles,
    ...nightFaults(week),
    ...standstillFaults(week),
    ...pingFaults(week),
    ...downtimeFaults(week),
    ...pauseFaults(week),
    ...matchesIn(week).flatMap(matchFaults),
  ];
}

/** What is wrong with one match of the week. */
const matchFaults = (week: Week): string[] => [
  ...reminderFaults(week),
  ...standInFaults(week),
  ...tieFaults(week),
  ...secretFaults(week),
  ...(isWhole(week.game, week.record) ? [] : ['The saved choices don’t lead to the same match.']),
];

/**
 * Nobody is notified in their own night, unless they have just been playing, and nothing is done for them
 * except what they need not be asked.
 */
function nightFaults(week: Week): string[] {
  const pinged = pingsAtNight(week).map(
    ({ who, at }) => `${who} was notified at night, ${nightTime(week, who, at)}.`,
  );
  const decided = inputsIn(week).flatMap(({ settled, at }) => {
    const isMissed = settled?.standIn && !isBeforeTime(settled.standIn);
    const who = isMissed ? nameOf(week, settled.userId) : '';
    const time = who === '' ? null : nightTime(week, who, at.getTime());
    return time === null ? [] : [`A companion stood in for ${who} at night, ${time}.`];
  });
  return [...pinged, ...decided];
}

/** A sleeper keeps the others waiting for a night, not for days: somebody chooses every day. */
function standstillFaults(week: Week): string[] {
  if (week.record.match.status !== 'playing') return [];
  const chosen = inputsIn(week).map(({ at }) => dayOf(week, at.getTime()));
  return Array.from({ length: week.days }, (_, index) => index + 1)
    .filter((day) => !chosen.includes(day))
    .map((day) => `Nothing happened on day ${day}.`);
}

function pingFaults(week: Week): string[] {
  const most = Math.max(...pingsByDay(week));
  const allowed = matchesIn(week).length > 1 ? MOST_PINGS_OF_SEVERAL : MOST_PINGS;
  return most > allowed ? [`One person was notified ${most} times in a day.`] : [];
}

/** Everything public that the thread has shown, each version of each message. */
function shown(week: Week): string[] {
  const threads = threadsIn(week);
  return [...entriesOf(week, 'posts'), ...entriesOf(week, 'edits')]
    .filter(({ channelId }) => threads.has(channelId))
    .map(({ text }) => text);
}

const linesShown = (week: Week): Set<string> =>
  new Set(shown(week).flatMap((text) => text.split('\n')));

/** A player who is stood in for is named, with what was chosen if everyone may know it. */
function standInFaults(week: Week): string[] {
  const { record, game, texts } = week;
  const lines = linesShown(week);
  return record.inputs.flatMap(({ settled, happenings }) => {
    if (!settled?.standIn) return [];
    const told = toldOf(week, happenings, 'table')[0] ?? '';
    const names = nameOf(week, settled.userId);
    // Much that nobody need be asked is not worth mentioning.
    const isSaid = happenings.some(({ event }) => isTimeUp(event));
    if (isBeforeTime(settled.standIn) && !isSaid) return [];
    const up = texts('time.up', { names: '', by: settled.standIn, chosen: '', told: 'no' });
    const begins = up.slice(0, up.indexOf(':')).trimEnd();
    return told.startsWith(begins) && lines.has(told)
      ? []
      : [`The thread doesn’t say that a companion stood in for ${names} (${game.rules.id}).`];
  });
}

/** A tie is told with who has broken it, and how it would be broken was said beforehand. */
function tieFaults(week: Week): string[] {
  const lines = [...linesShown(week)];
  return week.record.inputs.flatMap(({ settled, happenings }) => {
    const tie = settled?.vote?.tie;
    if (!tie) return [];
    const told = toldOf(week, happenings, 'table')[0] ?? '';
    const rule =
      tie.by === 'lot'
        ? week.texts('bot.vote.tie', { by: 'lot', who: '' })
        : week.texts('bot.vote.tie', { by: tie.by, who: '' }).split(',')[0];
    return [
      ...(lines.includes(told) ? [] : ['The thread doesn’t mention a tie.']),
      ...(lines.some((line) => line.includes(rule ?? ''))
        ? []
        : ['The thread doesn’t say how a tie is broken.']),
    ];
  });
}

/** After it was away the bot says what it has to say, once, and no more. */
function downtimeFaults(week: Week): string[] {
  return entriesOf(week, 'starts').flatMap(({ at }) => {
    const isSoon = (one: { at: number }) => one.at >= at && one.at <= at + AFTER_AWAY;
    const pressed = entriesOf(week, 'presses').find(isSoon)?.at ?? Number.POSITIVE_INFINITY;
    const posted = entriesOf(week, 'posts').filter((one) => isSoon(one) && one.at < pressed);
    const pinged = posted.flatMap(({ pings }) => pings);
    const most = Math.max(0, ...pinged.map((who) => pinged.filter((one) => one === who).length));
    return posted.length > MOST_AFTER_AWAY.messages || most > MOST_AFTER_AWAY.pings
      ? [`After ${new Date(at).toISOString()} ${posted.length} messages came in a burst.`]
      : [];
  });
}

/** The match is not paused while people play. */
function pauseFaults(week: Week): string[] {
  const resting = week.texts('bot.notice.paused', { since: '' }).slice(-40);
  return shown(week).some((text) => text.includes(resting)) ? ['The match has paused.'] : [];
}

/** What a seat alone is told is in no message that everyone reads. */
function secretFaults(week: Week): string[] {
  const lines = linesShown(week);
  const seats = week.record.match.seats.map(({ seat }) => seat);
  return week.record.inputs.flatMap(({ happenings }) =>
    seats.flatMap((seat) => {
      const known = toldOf(week, happenings, 'table');
      const own = happenings.filter(
        (one) => !isDeepStrictEqual(eventFor(one, seat), eventFor(one, 'table')),
      );
      return toldOf(week, own, seat)
        .filter((line) => !known.includes(line) && lines.has(line))
        .map((line) => `The thread shows what only ${seat} may see: ${line}`);
    }),
  );
}

/** What a viewer is told about some happenings, one line each. */
function toldOf(
  { game, texts }: Week,
  happenings: Week['record']['inputs'][number]['happenings'],
  viewer: string,
): string[] {
  const events = happenings.flatMap((happening) => eventFor(happening, viewer) ?? []);
  const tell = (some: readonly GameEvent[]) => game.presentation.events(some, texts);
  return tellEvents(game.rules.id, events, tell, texts);
}
