import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { type Game, withInterludes } from '../../kernel/game.ts';
import { below, seedRandom } from '../../kernel/random.ts';
import { startLocalDiscord } from '../../local/index.ts';
import { openEmbedded } from '../../store/embedded.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/texts.ts';
import { read } from '../players/answering.ts';
import { wishesOf } from '../players/wishes.ts';
import { compareMessages } from '../record/messages.ts';
import { type MatchRecord, readRecords } from '../record/read-record.ts';
import { seedOf } from '../seeds.ts';
import { undrawn } from '../taps/undrawn.ts';
import { Clock } from './clock.ts';
import { beginNext, follow } from './going-on.ts';
import { type Habit, readPeople, type Visit, visitsOn } from './people.ts';
import { gather, startingBot } from './table.ts';
import { catchUp, passTo } from './time-passing.ts';
import { type Entry, Transcript } from './transcript.ts';
import { visit, type WeekTable } from './visiting.ts';

/** The evening on which they gather, a Sunday, in the host's zone. */
const GATHERED = { year: 2027, month: 2, day: 28, hour: 20 };
const MINUTE = 60_000;
/** Minutes for which the bot is away when it is restarted, and on the day on which it is away for a long time. */
const SHORTLY = { least: 1, more: 20 };
/** Minutes until somebody comes who was notified. */
const SOON = { least: 3, more: 25 };
const FOR_LONG = { day: 5, from: '09:00', hours: 6 };

export interface WeekOptions {
  game: Game;
  seed: number;
  /** Days after the evening on which they gather, or at most. */
  days: number;
  /** Ends with the match, if that is over earlier. */
  untilOver?: boolean;
  /** A campaign, from quest to quest; it is over with its last one. */
  campaign?: boolean;
  /** Who plays, the host first; see `readPeople`. */
  habits?: readonly Habit[];
  /** A Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  texts?: Texts;
}

/** A match that was played in the week. */
export interface MatchOfWeek {
  game: Game;
  record: MatchRecord;
  thread: string;
}

/** A week as it was played. */
export interface Week extends MatchOfWeek {
  texts: Texts;
  entries: readonly Entry[];
  /** Matches of the same campaign that were over before this one began, in order. */
  earlier: readonly MatchOfWeek[];
  /** The campaign or, if there is none, the match has ended. */
  over: boolean;
  /** User ids by name. */
  people: ReadonlyMap<string, string>;
  habits: readonly Habit[];
  /** When the first day begins, and how many there are. */
  from: DateTime;
  days: number;
  restarts: number;
  /** What went wrong while it was played. */
  troubles: string[];
}

/** Some people play for some days, in simulated time. */
export async function playWeek(options: WeekOptions): Promise<Week> {
  if (options.databaseUrl !== undefined) return playAt(options, options.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'threadbound-week-'));
  const database = await openEmbedded(folder);
  try {
    return await playAt(options, database.url);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds for an acknowledgement: companions think on the thread that answers here, and on no other. */
const IN_TIME = 60_000;

async function playAt(options: WeekOptions, databaseUrl: string): Promise<Week> {
  const { seed, habits = readPeople() } = options;
  const texts = options.texts ?? loadTexts();
  const game = undrawn(options.game);
  const evening = DateTime.fromObject(GATHERED, { zone: habits[0]?.zone ?? 'utc' });
  const clock = new Clock(evening.toMillis());
  const discord = await startLocalDiscord({
    users: habits.map(({ name }) => name),
    now: () => clock.now,
    openApiPath: '',
    notice: () => {},
    acknowledgementLimit: IN_TIME,
  });
  const opening = { game, texts, seed, databaseUrl, discord, clock, habits };
  const start = startingBot(opening);
  let bot = await start();
  const transcript = new Transcript(discord, clock);
  try {
    const { matchId, thread, players, campaignId } = await gather(
      opening,
      options.campaign ?? false,
    );
    const random = seedRandom(seedOf(seed, 0, 'week'));
    const table: WeekTable = {
      ...{ discord, bot, clock, matchId, thread, players, transcript, random, habits },
      wishes: wishesOf(game.rules, ['steady'], seed),
      troubles: [],
      tied: false,
      pressed: async () => {},
      follow: async () => {},
      looks: async () => {},
    };
    if (campaignId !== null) {
      const playing = { campaignId, games: withInterludes([game]), seed };
      table.follow = () => follow(table, playing);
      table.looks = (habit) => beginNext(table, habit);
    }
    const isOver = async (): Promise<boolean> =>
      campaignId === null
        ? (await read(table)).status === 'over'
        : (await table.bot.store.campaigns.read(campaignId))?.status === 'over';
    let restarts = 0;
    const restart = async (milliseconds: number) => {
      restarts += 1;
      transcript.add({ what: 'stops' });
      await table.bot.close();
      clock.moveTo(clock.now + milliseconds);
      bot = await start();
      table.bot = bot;
      transcript.add({ what: 'starts' });
      await bot.table.resumeAll();
      await catchUp(table);
      await recordsOf(table, campaignId, databaseUrl, `Restart ${restarts}`);
    };
    const from = evening.plus({ days: 1 }).startOf('day');
    await catchUp(table);
    let days = 0;
    while (days < options.days && !(options.untilOver && (await isOver()))) {
      const date = from.plus({ days });
      days += 1;
      await playDay(table, visitsOn(habits, date, days, random), days, date, restart);
    }
    await passTo(table, from.plus({ days }).toMillis());
    const played = (await recordsOf(table, campaignId, databaseUrl, 'The end')).map(
      (record): MatchOfWeek => ({
        game: gameOf(game, record),
        record,
        thread: record.match.threadId ?? '',
      }),
    );
    return {
      ...(played.at(-1) as MatchOfWeek),
      ...{ texts, from, days, restarts, habits },
      earlier: played.slice(0, -1),
      over: await isOver(),
      entries: transcript.entries,
      people: new Map([...players].map(([name, { userId }]) => [name, userId])),
      troubles: [...table.troubles, ...bot.complaints],
    };
  } finally {
    transcript.stop();
    await bot.close();
    await discord.close();
  }
}

/** @param restart stops the bot and restarts it this many milliseconds later */
async function playDay(
  table: WeekTable,
  visits: readonly Visit[],
  day: number,
  date: DateTime,
  restart: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const { random } = table;
  let press = day === FOR_LONG.day ? 0 : 1 + below(random, 12);
  table.pressed = async () => {
    await noteTie(table);
    press -= 1;
    if (press === 0) await restart((SHORTLY.least + below(random, SHORTLY.more)) * MINUTE);
  };
  const [hour = 0, minute = 0] = FOR_LONG.from.split(':').map(Number);
  const away = day === FOR_LONG.day ? date.set({ hour, minute }).toMillis() : null;
  let gone = away === null;
  const coming = [...visits];
  for (let one = coming.shift(); one; one = coming.shift()) {
    if (!gone && away !== null && one.at >= away) {
      gone = true;
      await passTo(table, away);
      await restart(FOR_LONG.hours * 60 * MINUTE);
    }
    await visit(table, one);
    const called = calledFor(table, one.at);
    if (called && (coming[0]?.at ?? date.plus({ days: 1 }).toMillis()) > called.at) {
      coming.unshift(called);
    }
  }
  // Nobody had anything to press: the bot is restarted all the same.
  if (press > 0) await restart(SHORTLY.least * MINUTE);
}

/** Who comes because they were notified since that moment; null for nobody. */
function calledFor(
  { transcript, clock, players, random, habits }: WeekTable,
  since: number,
): Visit | null {
  const recent = transcript.entries.filter(({ at }) => at >= since);
  const pinged = new Set(recent.flatMap((entry) => (entry.what === 'posts' ? entry.pings : [])));
  const habit = habits.find(
    ({ comesWhenCalled, name }) => comesWhenCalled && pinged.has(players.get(name)?.userId ?? ''),
  );
  const after = (SOON.least + below(random, SOON.more)) * MINUTE;
  return habit ? { habit, at: clock.now + after } : null;
}

async function noteTie(table: WeekTable): Promise<void> {
  if (table.tied) return;
  const [latest] = await table.bot.store.inputs(table.matchId, 1);
  table.tied = (latest?.settled?.vote?.tie ?? null) !== null;
}

/** What was played, after comparing what its threads show with what the bot believes they show. */
async function recordsOf(
  { discord, bot, matchId, clock, troubles }: WeekTable,
  campaignId: string | null,
  databaseUrl: string,
  when: string,
): Promise<MatchRecord[]> {
  const all = campaignId === null ? [] : await bot.store.campaigns.matches(campaignId);
  const ids = campaignId === null ? [matchId] : all.map(({ id }) => id);
  const records = await readRecords({ dataFolder: '', databaseUrl }, ids);
  const { channelId } = (records[0] as MatchRecord).match;
  const faults = compareMessages(discord, channelId, records, clock.now);
  for (const [fault, which] of Object.entries(faults)) {
    for (const one of which) troubles.push(`${when}, ${fault}: ${one}`);
  }
  // A match for which people are still gathering has not been played.
  return records.filter(({ match }) => match.setup !== null);
}

const gameOf = (game: Game, { match }: MatchRecord): Game =>
  withInterludes([game]).find(({ rules }) => rules.id === match.gameId) ?? game;
