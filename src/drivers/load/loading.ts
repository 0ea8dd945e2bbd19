import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { type BotProcess, MAIN, startBot } from '../bot/bot-process.ts';
import { discordWith } from '../bot/local-discord.ts';
import { peopleIn } from '../players/people.ts';
import { latestWayTo } from '../players/ways.ts';
import { seedOf } from '../seeds.ts';
import { watchMachine } from '../yardstick.ts';
import { Boards } from './boards.ts';
import { watchMemory } from './measuring.ts';
import type { PlayedTable, Scene } from './playing.ts';
import { namesFor, prepare, type Seated } from './preparing.ts';
import { Pressing } from './pressing.ts';
import { perChoice, watchSpending } from './spending.ts';
import { type Bounds, highestSteady } from './stepping.ts';

export interface LoadOptions {
  game: Game;
  matches: number;
  players: number;
  minutes: number;
  /** Seconds played before anything counts, slowly and then at the rate: what runs all day has been compiled. */
  warmUp: { slowly: number; atRate: number };
  /** Choices a second; null: the most that stays within the bounds. */
  rate: number | null;
  finished: number;
  seed: number;
  databaseUrl: string | undefined;
  bounds: Bounds;
  /** A folder for a profile of where the bot's time goes. */
  profile?: string | undefined;
  progress: (text: string) => void;
}

/** This measures what the bot can do, not how much Discord allows it: `perChoice` tells that. */
const UNBOUNDED = { DISCORD_REQUESTS_PER_SECOND: '10000' };
/** The name of the bot's sessions on the database's server, unlike those of any other process. */
const SESSION = `load ${process.pid}`;
/** Milliseconds in which the bot accepts commands, and in which it posts a match. */
const START = 60_000;
const POSTING = 500;
/** Choices a second, at most, in the beginning. */
const SLOW_RATE = 20;

/**
 * A thousand matches in the real bot, in a process of its own. This process is Discord and the people: on a
 * machine with two cores the bot has one to itself.
 */
export async function load(options: LoadOptions) {
  const { progress, databaseUrl, game, matches, players } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-load-'));
  const database = { dataFolder, databaseUrl };
  const discord = await discordWith(namesFor(matches, players));
  let bot: BotProcess | null = null;
  try {
    progress(`Setting up ${matches} matches of ${game.rules.id}.`);
    const seated = await prepare({ ...options, discord, database });
    const nodeArguments = options.profile
      ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`]
      : [];
    const environment = { ...UNBOUNDED, PGAPPNAME: SESSION };
    bot = startBot({ module: MAIN, discord, ...database, environment, nodeArguments });
    await bot.ready(START);
    const tables = await allPosted(discord, seated, progress);
    const scene: Scene = {
      boards: new Boards(discord),
      random: seedRandom(seedOf(options.seed, 0, 'players')),
    };
    return await play(options, bot, new Pressing(scene, tables), discord);
  } finally {
    await bot?.kill();
    await discord.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Waits until the bot has opened every thread and asks somebody there. */
async function allPosted(
  discord: LocalDiscord,
  seated: Seated,
  progress: (text: string) => void,
): Promise<PlayedTable[]> {
  const from = Date.now();
  const found = new Map<string, PlayedTable>();
  const players = new Map(peopleIn(discord).people.map((player) => [player.userId, player]));
  while (found.size < seated.size) {
    if (Date.now() - from > START + seated.size * POSTING) {
      throw new Error(`Only ${found.size} of ${seated.size} matches were posted.`);
    }
    await wait(1_000);
    for (const { id: thread } of discord.threads()) {
      if (found.has(thread)) continue;
      const way = latestWayTo(discord.messages(thread), 'look');
      const people = way && 'table' in way.address ? seated.get(way.address.table) : undefined;
      if (!people) continue;
      const seats = people.flatMap((id) => players.get(id) ?? []);
      found.set(thread, { thread, players: seats, answered: new Set(), awaited: null });
    }
  }
  progress(`Posted them in ${Math.round((Date.now() - from) / 1000)} s.`);
  return [...found.values()];
}

async function play(
  { rate, minutes, warmUp, bounds, databaseUrl, progress }: LoadOptions,
  bot: BotProcess,
  pressing: Pressing,
  discord: LocalDiscord,
) {
  await pressing.press(Math.min(rate ?? SLOW_RATE, SLOW_RATE), warmUp.slowly * 1_000);
  // Waits for the boards that are behind by then.
  if (rate) await pressing.press(rate, warmUp.atRate * 1_000);
  const steady = rate ?? (await highestSteady(pressing, bounds, progress));
  const machine = watchMachine();
  const memory = watchMemory(bot.pid);
  const idleBefore = performance.eventLoopUtilization();
  const spending = watchSpending(bot.pid, discord, SESSION, databaseUrl);
  const { figures, problems, skipped } = await pressing.press(steady, minutes * 60_000);
  const spent = await spending.stop();
  const own = performance.eventLoopUtilization(idleBefore).utilization;
  const megabytes = memory.stop();
  const pieces = machine.stop();
  const stopping = Date.now();
  const status = await bot.stop();
  return {
    rate: steady,
    ...figures,
    megabytes,
    perChoice: perChoice(spent, figures.choicesPerSecond * minutes * 60),
    machine: pieces,
    /** Fraction of the time for which this process, Discord and the people, was busy. */
    driverBusy: own,
    problems,
    skipped,
    stop: { status, seconds: (Date.now() - stopping) / 1000 },
    complaints: bot.complaints,
  };
}
