import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../../kernel/game.ts';
import { isInBox } from '../../kernel/packs.ts';
import { below, seedRandom } from '../../kernel/random.ts';
import { quantile } from '../bench/statistics.ts';
import { MAIN, startBot } from '../bot/bot-process.ts';
import { discordFor } from '../bot/local-discord.ts';
import { peopleIn } from '../players/people.ts';
import type { Player } from '../players/player.ts';
import { type MatchRecord, matchesOfCampaign, readRecords } from '../record/read-record.ts';
import { seedOf } from '../seeds.ts';
import { type Evidence, evaluate } from './evaluating.ts';
import { momentsFor } from './moments.ts';
import { PacksBrought } from './packs-brought.ts';
import { Troupe } from './troupe.ts';

/** Public messages that have not changed for this many milliseconds are complete. */
const QUIET = 3_000;
/** The same with a server, where a killed bot's reservations expire only after a while. */
const QUIET_AT_SERVER = 16_000;

export interface CrashOptions {
  game: Game;
  /** Whole campaigns instead of single games. */
  campaign?: boolean;
  /** Whether packs are added, replaced and removed, and matches are played with them. */
  packs?: boolean;
  kills: number;
  seed: number;
  players: number;
  databaseUrl?: string | undefined;
  /** The module that starts the bot, if not the usual one. */
  bot?: URL;
  /** Milliseconds without a change after which public messages are complete, if not the default. */
  quiet?: number;
  /** Told after each kill. */
  progress?: (text: string) => void;
}

/** Plays while the bot is killed again and again, and compares what people saw with what was saved. */
export async function crash(options: CrashOptions) {
  const { game, databaseUrl, progress = () => {} } = options;
  const { quiet = databaseUrl === undefined ? QUIET : QUIET_AT_SERVER } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-crash-'));
  const discord = await discordFor(options.players);
  const { people, watch } = peopleIn(discord);
  const evidence: Evidence = { accepted: [], inFlight: [], stuck: [], backAfter: [] };
  const random = seedRandom(seedOf(options.seed, 0, 'crash'));
  const packs = options.packs
    ? new PacksBrought(people[0] as Player, game, seedRandom(seedOf(options.seed, 0, 'packs')))
    : null;
  const troupe = new Troupe({
    discord,
    watch,
    evidence,
    gameId: game.rules.id,
    campaign: options.campaign ?? false,
    players: people.slice(0, options.players),
    random,
    packs,
    start: () => startBot({ module: options.bot ?? MAIN, discord, dataFolder, databaseUrl }),
  });
  try {
    await troupe.ready();
    await packs?.begin();
    for (const [index, moment] of momentsFor(random, options.kills, packs !== null).entries()) {
      await troupe.play(below(random, 4));
      await troupe.kill(moment);
      progress(`${index + 1} of ${options.kills}: ${moment}`);
    }
    await troupe.play(1);
    await watch.quiet(quiet);
    const exitStatus = await troupe.bot.stop();
    const database = { dataFolder, databaseUrl };
    const matches = [...troupe.matches];
    for (const id of troupe.campaigns) matches.push(...(await matchesOfCampaign(database, id)));
    const records = await readRecords(database, matches);
    const found = await evaluate(game, discord, records, evidence);
    const backMs = {
      p50: quantile(evidence.backAfter, 0.5),
      slowest: Math.max(...evidence.backAfter),
    };
    const kills = evidence.backAfter.length;
    return {
      game: game.rules.id,
      kills,
      ...found,
      ...(packs ? { withPacks: records.filter(isWithPacks).length, packs: packs.faults } : {}),
      backMs,
      exitStatus,
    };
  } finally {
    await troupe.bot.kill();
    await discord.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Whether something of a pack takes part. */
const isWithPacks = ({ match: { setup } }: MatchRecord): boolean =>
  setup?.seats.some(({ characters }) => !characters.every(isInBox)) ?? false;
