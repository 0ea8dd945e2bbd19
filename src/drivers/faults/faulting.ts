import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotProcess, MAIN, startBot } from '../bot/bot-process.ts';
import { breakableConnection } from '../bot/breakable-connection.ts';
import { discordWith } from '../bot/local-discord.ts';
import { evaluate } from '../crash/evaluating.ts';
import type { Done } from '../players/deed.ts';
import { peopleIn } from '../players/people.ts';
import { Watch } from '../players/watch.ts';
import { matchesIn, readRecords } from '../record/read-record.ts';
import { seedOf } from '../seeds.ts';
import { BotsClock } from './bots-clock.ts';
import { FullDisk } from './full-disk.ts';
import { Group } from './group.ts';
import { inject, type Victims } from './injecting.ts';
import { secretsIn, watchAnswers } from './leaking.ts';
import { isUnanswered, Outages } from './outages.ts';
import { type PlannedFault, scheduleOf } from './schedule.ts';

export interface FaultsOptions {
  game: Game;
  texts: Texts;
  seed: number;
  minutes: number;
  /** A Postgres server, or the embedded one in a process other than the bot's. */
  databaseUrl: string;
  /** The module that starts the bot, if not the usual one. */
  bot?: URL;
  /** Milliseconds without a change after which public messages are complete (20 000). */
  quiet?: number;
  progress?: (text: string) => void;
}

/** How many tables play, and people at each. */
const TABLES = 3;
const SEATS = 2;
/** Milliseconds in which the bot accepts commands. */
const START = 60_000;
/** Milliseconds in which every match goes on once nothing fails any more. */
const GOES_ON = 60_000;
/**
 * Public messages that have not changed for this many milliseconds are complete: a killed bot's lease has run
 * out, and what failed has been retried.
 */
const QUIET = 20_000;

/** Lets people play with the bot while everything fails that can, and checks the result. */
export async function faulting(options: FaultsOptions) {
  const { seed, minutes, quiet = QUIET, progress = () => {} } = options;
  const planned = scheduleOf(seed, minutes);
  const names = Array.from({ length: TABLES * SEATS }, (_, index) => `Player ${index + 1}`);
  const discord = await discordWith(names);
  const database = await breakableConnection(options.databaseUrl);
  const clock = new BotsClock();
  const dones: Done[] = [];
  const groups = groupsAt(discord, options, dones);
  const died: string[] = [];
  let leaving = false;
  /** Acts as its supervisor: a bot that ends by itself is restarted, and noted. */
  const start = (): BotProcess => {
    const module = options.bot ?? MAIN;
    const bot = startBot({
      module,
      discord,
      dataFolder: '',
      databaseUrl: database.url,
      ...clock.started,
    });
    void bot.ended.then((status) => {
      if (status === null || leaving) return;
      died.push(`the bot has ended with ${status}: ${bot.complaints.slice(-30).join('\n')}`);
      victims.bot = start();
    });
    return bot;
  };
  const victims: Victims = {
    discord,
    database,
    disk: new FullDisk(options.databaseUrl),
    clock,
    start,
    bot: start(),
    threads: () => groups.map(({ thread }) => thread),
    outages: new Outages(),
    deleted: new Set(),
  };
  const public_ = watchAnswers(discord);
  const watch = new Watch(discord);
  try {
    await victims.bot.ready(START);
    await withEverythingFailing(victims, groups, planned, progress);
    const stuck = await goesOn(discord, groups);
    await watch.quiet(quiet);
    leaving = true;
    const status = await victims.bot.stop();
    if (status !== 0) stuck.push(`the bot has ended with ${status}`);
    stuck.push(...died);
    return await judged(options, victims, { groups, dones, planned, public_, stuck });
  } finally {
    leaving = true;
    await victims.bot.kill();
    await database.close();
    await discord.close();
    clock.close();
  }
}

function groupsAt(
  discord: LocalDiscord,
  { game, seed, texts }: FaultsOptions,
  dones: Done[],
): Group[] {
  const { people } = peopleIn(discord, { texts, done: (done) => dones.push(done) });
  return Array.from(
    { length: TABLES },
    (_, table) =>
      new Group({
        discord,
        players: people.slice(table * SEATS, (table + 1) * SEATS),
        random: seedRandom(seedOf(seed, table, 'players')),
        gameId: game.rules.id,
      }),
  );
}

async function withEverythingFailing(
  victims: Victims,
  groups: readonly Group[],
  planned: readonly PlannedFault[],
  progress: (text: string) => void,
): Promise<void> {
  const over = new AbortController();
  await Promise.all(groups.map((group) => group.begin()));
  const playing = groups.map((group) => group.play(over.signal));
  const from = Date.now();
  for (const { at, fault } of planned) {
    await wait(Math.max(0, from + at - Date.now()));
    progress(`${Math.round((Date.now() - from) / 1000)} s: ${JSON.stringify(fault)}`);
    await inject(victims, fault);
  }
  victims.discord.faults.clear();
  over.abort();
  await Promise.all(playing);
}

/** Once nothing fails any more, each table makes a choice, or comes to its end. Returns those that do not. */
async function goesOn(discord: LocalDiscord, groups: readonly Group[]): Promise<string[]> {
  const stuck = await Promise.all(
    groups.map(async (group, table) => {
      const until = Date.now() + GOES_ON;
      while (Date.now() < until) if (await group.step()) return [];
      const shown = discord.messages(group.thread).at(-1)?.text ?? 'nothing';
      return [`table ${table + 1}, whose thread says at last: ${shown.slice(0, 200)}`];
    }),
  );
  return stuck.flat();
}

/** What the player who made a choice read as its answer. */
function answeredWith(id: string, dones: readonly Done[]): string {
  const done = dones.find(({ deed }) => deed.id === id);
  return done ? `${id} ${done.deed.what}, answered: ${done.answer?.text.slice(0, 300)}` : id;
}

interface Run {
  groups: readonly Group[];
  dones: readonly Done[];
  planned: readonly PlannedFault[];
  public_: readonly string[];
  stuck: string[];
}

async function judged(
  { game, texts, databaseUrl }: FaultsOptions,
  { discord, outages, deleted, clock }: Victims,
  { groups, dones, planned, public_, stuck }: Run,
) {
  const place = { dataFolder: '', databaseUrl };
  const records = await readRecords(place, await matchesIn(databaseUrl));
  const evidence = {
    accepted: groups.flatMap(({ accepted }) => accepted),
    inFlight: [],
    stuck,
    backAfter: [],
  };
  const found = await evaluate(game, discord, records, evidence, deleted);
  return {
    interactions: dones.length,
    faults: planned.length,
    choices: found.acceptedChoices,
    unanswered: dones
      .filter((done) => isUnanswered(done, outages, deleted))
      .map(({ deed }) => `${deed.what} ${deed.id} at ${deed.from}: ${deed.problem}`),
    lost: [
      ...found.lost.map((id) => answeredWith(id, dones)),
      ...found.messagesMissing,
      ...found.messagesOwed,
    ],
    duplicated: [...found.duplicated, ...found.messagesDuplicated],
    leaked: [
      ...public_,
      ...records.flatMap((record) => secretsIn(game, texts, record, dones, clock)),
    ],
    stuck,
  };
}
