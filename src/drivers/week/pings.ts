import { DateTime } from 'luxon';
import type { StoredInput } from '../../table/match/saved/store.ts';
import type { Entry } from './transcript.ts';
import type { Week } from './week.ts';

/** Somebody was notified by a message in the thread. */
export interface Ping {
  at: number;
  who: string;
  text: string;
}

/** Every match of a week as a week of its own, with everything that happened in it. */
export const matchesIn = (week: Week): Week[] => [
  ...week.earlier.map((match) => ({ ...week, ...match, earlier: [] })),
  { ...week, earlier: [] },
];

/** Everything that was chosen, in all matches. */
export const inputsIn = (week: Week): StoredInput[] =>
  matchesIn(week).flatMap(({ record }) => record.inputs);

/** The public threads that the matches have had. */
export const threadsIn = (week: Week): Set<string> =>
  new Set(matchesIn(week).map(({ thread }) => thread));

/** Rounds of all matches; what campaigns play in between has none. */
export const roundsIn = (week: Week): number =>
  matchesIn(week)
    .filter(({ game }) => game.rules.partOf === undefined)
    .reduce((sum, { record }) => sum + (record.match.desk.round ?? 0), 0);

/** An entry of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;

export const entriesOf = <What extends Entry['what']>(
  { entries }: Pick<Week, 'entries'>,
  what: What,
): EntryOf<What>[] => entries.filter((entry): entry is EntryOf<What> => entry.what === what);

export const nameOf = ({ people }: Pick<Week, 'people'>, userId: string): string =>
  [...people].find(([, id]) => id === userId)?.[0] ?? userId;

export const pingsIn = (week: Week): Ping[] =>
  entriesOf(week, 'posts').flatMap(({ at, pings, text }) =>
    pings.map((userId) => ({ at, who: nameOf(week, userId), text })),
  );

/** Hours after midnight that still belong to the evening before. */
const NIGHT = 4;

/** The day of the week, counted from 1; 0 for the evening before. */
export const dayOf = ({ from }: Pick<Week, 'from'>, at: number): number =>
  Math.floor(
    DateTime.fromMillis(at, { zone: from.zone }).minus({ hours: NIGHT }).diff(from, 'days').days,
  ) + 1;

/** How often each person was notified on each day, the evening before included. */
export function pingsByDay(week: Week): number[] {
  const counts = new Map<string, number>();
  for (const who of week.people.keys()) {
    for (let day = 0; day <= week.days; day++) counts.set(`${day} ${who}`, 0);
  }
  for (const { at, who } of pingsIn(week)) {
    const key = `${Math.max(0, dayOf(week, at))} ${who}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}
