import { DateTime } from 'luxon';
import { type Episode, episodesOf, kindOf, pressesIn } from './episodes.ts';
import { figuresTable, foreword } from './frame.ts';
import { dayOf, nameOf } from './pings.ts';
import { asRead, listed, quoted } from './quoting.ts';
import { isReminder } from './reminders.ts';
import type { Entry } from './transcript.ts';
import type { Week } from './week.ts';
import type { WeekFigures } from './week-figures.ts';

/** Where the diary of a week is written. */
export const DIARY = new URL('../../../docs/a-week.md', import.meta.url);

interface Asked {
  game: string;
  days: number;
  seed: number;
  /** See the driver's arguments. */
  present?: boolean;
  people?: string | undefined;
  untilOver?: boolean;
}

/** What plays a week and writes its diary. */
export const commandOf = (asked: Asked): string =>
  [
    `npm run -s week -- --game ${asked.game} --days ${asked.days} --seed ${asked.seed}`,
    ...(asked.present ? ['--present'] : []),
    ...(asked.people ? [`--people ${asked.people}`] : []),
    ...(asked.untilOver ? ['--until-over'] : []),
    '--write',
  ].join(' ');

/** A week as a diary, day by day, so that people can see what it feels like. */
export function diaryOf(week: Week, figures: WeekFigures, command: string): string {
  const told = new Told(week);
  const days = new Map<number, string[]>();
  const idle = new Map<number, { who: string; at: number }[]>();
  for (const episode of episodesOf(week)) {
    const day = Math.max(0, dayOf(week, episode.at));
    const passage = told.passage(episode);
    if (passage) days.set(day, [...(days.get(day) ?? []), passage]);
    else if (episode.who) {
      idle.set(day, [...(idle.get(day) ?? []), { who: episode.who, at: episode.at }]);
    }
  }
  const numbers = [...new Set([...days.keys(), ...idle.keys()])].sort((one, two) => one - two);
  return [
    ...foreword(week, command),
    ...numbers.flatMap((day) => [
      `## ${heading(week, day)}`,
      ...(days.get(day) ?? []),
      ...lookedIn(week, idle.get(day) ?? []),
    ]),
    ...figuresTable(week, figures),
    '',
  ].join('\n\n');
}

const heading = ({ from }: Week, day: number): string =>
  `${from
    .plus({ days: day - 1 })
    .setLocale('en')
    .toFormat('cccc')}${day === 0 ? ' evening' : `, day ${day}`}`;

const timeOf = ({ from }: Week, at: number): string =>
  DateTime.fromMillis(at, { zone: from.zone }).toFormat('HH:mm');

/** The players who came and found that nothing was asked of them. */
function lookedIn(week: Week, visits: readonly { who: string; at: number }[]): string[] {
  const names = [...new Set(visits.map(({ who }) => who))];
  const each = names.map((name) => {
    const times = visits.filter(({ who }) => who === name).map(({ at }) => timeOf(week, at));
    return `${name} at ${listed(times)}`;
  });
  return each.length > 0 ? [`*Looked in, with nothing to do: ${each.join('; ')}.*`] : [];
}

type Posted = Extract<Entry, { what: 'posts' }>;

/** Tells episodes one after the other, each with what is new in the thread. */
class Told {
  readonly #week: Week;
  readonly #lines = new Map<string, Set<string>>();
  #down: number | null = null;

  constructor(week: Week) {
    this.#week = week;
  }

  /** Null if there is nothing to tell. */
  passage(episode: Episode): string | null {
    const news = this.#news(episode);
    const { who, at } = episode;
    const time = timeOf(this.#week, at);
    if (who === null) {
      return news.length === 0 ? null : [`**${time} · the bot**`, ...news].join('\n\n');
    }
    const presses = pressesIn(episode);
    if (presses.length === 0) return null;
    return [
      `**${time} · ${who}** opens the thread and reads:`,
      quoted(asRead(this.#week, episode.read, at)),
      `${who} presses ${presses.map(pressWords).join(' › ')}${episode.asked ? ', and has to go before the turn is over' : ''}.`,
      ...news,
    ].join('\n\n');
  }

  /** What is new in the thread, message by message. */
  #news({ entries, at }: Episode): string[] {
    const changed = new Map<string, string>();
    const calls: Posted[] = [];
    const notes: string[] = [];
    for (const entry of entries) {
      if (entry.what === 'stops') this.#down = entry.at;
      if (entry.what === 'starts') notes.push(this.#restarted(entry.at));
      if (entry.what !== 'posts' && entry.what !== 'edits') continue;
      if (entry.channelId !== this.#week.thread) continue;
      const kind = kindOf(entry.text);
      if (kind === 'call') {
        const last = calls.at(-1);
        if (entry.what === 'posts') calls.push({ ...entry });
        // What a companion answers at that same moment is gone before anybody reads it.
        else if (last?.id === entry.id && last.at === entry.at) last.text = entry.text;
      } else if (kind !== 'round' || entry.what === 'posts') changed.set(entry.id, entry.text);
    }
    const stories = [...changed].flatMap(([id, text]) => this.#grown(id, text, at));
    return [...notes, ...stories, ...calls.slice(-1).map((call) => this.#called(call))];
  }

  #restarted(at: number): string {
    const minutes = Math.round((at - (this.#down ?? at)) / 60_000);
    const away =
      minutes >= 120
        ? `${Math.round(minutes / 60)} hours`
        : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return `*The bot was stopped, and started again after ${away}.*`;
  }

  /** The lines that a message has gained. */
  #grown(id: string, text: string, at: number): string[] {
    const lines = asRead(this.#week, text, at);
    const known = this.#lines.get(id) ?? new Set();
    this.#lines.set(id, new Set(lines));
    const fresh = lines.filter((line) => !known.has(line));
    return fresh.length === 0 ? [] : [quoted(fresh)];
  }

  #called({ text, at, pings }: Pick<Posted, 'text' | 'at' | 'pings'>): string {
    const names = listed(pings.map((id) => nameOf(this.#week, id)));
    const whom = pings.length > 0 ? `notifies ${names}` : 'notifies nobody';
    const what = isReminder(text, this.#week.texts) ? 'A reminder' : 'The call below it';
    return `${what} ${whom}:\n\n${quoted(asRead(this.#week, text, at))}`;
  }
}

const pressWords = ({ label, voted, chose }: ReturnType<typeof pressesIn>[number]): string =>
  `**${label}**${voted && !chose ? ' (a vote)' : ''}`;
