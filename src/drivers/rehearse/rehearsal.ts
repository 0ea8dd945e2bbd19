import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { createGames } from '../../table/match/saved/games.ts';
import { quantile, rounded } from '../bench/statistics.ts';
import { MAIN, startBot } from '../bot/bot-process.ts';
import { discordFor } from '../bot/local-discord.ts';
import type { Deed } from '../players/deed.ts';
import { openTable, startMatch, takeSeats } from '../players/lobby.ts';
import { peopleIn } from '../players/people.ts';
import type { Player } from '../players/player.ts';
import type { Watch } from '../players/watch.ts';
import type { Way } from '../players/ways.ts';
import { compareMessages } from '../record/messages.ts';
import { type MatchRecord, matchesOfCampaign, readRecords } from '../record/read-record.ts';
import { isWhole } from '../record/replaying.ts';
import { seedOf } from '../seeds.ts';
import { playCampaign } from './campaign.ts';
import { isOfAPanelThatWent, judge, mentionsOutside } from './judging.ts';
import { playToTheEnd } from './playing.ts';
import { warmUp } from './warming-up.ts';

/** Milliseconds that a bot may take to start. */
const START = 60_000;
/** Edits of a message are a second apart; after this nothing more will come. */
const QUIET = 2_000;

export interface RehearsalOptions {
  game: Game;
  games: number;
  /** Whole campaigns instead of single games. */
  campaign?: boolean;
  seed: number;
  players: number;
  /** Probability of passing on if that is offered, from 0 to 1. */
  hurry: number;
  /** What the server and everyone there speak, as Discord calls it; English unless given. */
  locale?: string | undefined;
  openApiPath?: string | undefined;
  databaseUrl?: string | undefined;
  /** The module that starts the bot, if not the usual one. */
  bot?: URL;
}

export type Figures = Awaited<ReturnType<typeof rehearse>>;

/** Complete games through the whole bot, against a local Discord. */
export async function rehearse(options: RehearsalOptions) {
  const { players: count, openApiPath, databaseUrl, locale } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-rehearsal-'));
  const discord = await discordFor(count, openApiPath, { locale });
  const deeds: Deed[] = [];
  const { people, watch } = peopleIn(discord, { done: ({ deed }) => deeds.push(deed) });
  const onlooker = people.pop() as Player;
  const bot = startBot({ module: options.bot ?? MAIN, discord, dataFolder, databaseUrl });
  const failures: string[] = [];
  try {
    await bot.ready(START);
    const random = seedRandom(seedOf(options.seed, 0, 'rehearsal'));
    const cast = { discord, random, players: people, onlooker, hurry: options.hurry };
    const gameId = options.game.rules.id;
    const warm = await warmUp(cast, gameId);
    const before = deeds.splice(0);
    failures.push(...problemsIn(before));
    const tables = [warm];
    const campaigns: string[] = [];
    let again: Way | null = null;
    for (let game = 0; game < options.games; game++) {
      if (options.campaign) {
        const { campaignId, stuck } = await playCampaign(cast, warm.channelId, gameId);
        campaigns.push(campaignId);
        if (stuck) failures.push(stuck);
        continue;
      }
      const opens = people[game % count] as Player;
      const table = await openTable(opens, warm.channelId, gameId, again ?? undefined);
      tables.push(table);
      await takeSeats(people, random, table);
      const thread = await startMatch(people[0] as Player, table);
      again = await playToTheEnd({ ...cast, thread });
      if (!again) failures.push(`${table.matchId} is stuck`);
    }
    await watch.quiet(QUIET);
    const status = await bot.stop();
    if (status !== 0) failures.push(`The bot ended with ${status}`);
    failures.push(...problemsIn(deeds), ...bot.faults());
    const database = { dataFolder, databaseUrl };
    const matches = tables.map(({ matchId }) => matchId);
    for (const id of campaigns) matches.push(...(await matchesOfCampaign(database, id)));
    const records = await readRecords(database, matches);
    const figures = evaluate({ options, discord, watch, deeds, records, failures });
    return {
      ...figures,
      warmUp: { interactions: before.length, slowestAckMs: slowest(before) },
      warnings: bot.complaints.length - bot.faults().length,
      failures: failures.length,
      complaints: [...failures, ...bot.complaints.filter((line) => !failures.includes(line))],
    };
  } finally {
    await bot.kill();
    await discord.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function evaluate(given: {
  options: RehearsalOptions;
  discord: LocalDiscord;
  watch: Watch;
  deeds: Deed[];
  records: MatchRecord[];
  failures: string[];
}) {
  const { options, discord, watch, deeds, records, failures } = given;
  const { statistics } = discord;
  const known = createGames([options.game]);
  const gameOf = ({ match: { gameId } }: MatchRecord) => known.get(gameId) ?? options.game;
  const judgements = records.map((record) => ({
    record,
    ...judge(gameOf(record), discord, record, deeds, watch.updates),
  }));
  failures.push(...judgements.flatMap((judgement) => judgement.failures));
  for (const record of records) {
    if (!isWhole(gameOf(record), record)) failures.push(`${record.match.id} can't be played again`);
  }
  const refused = statistics.refusals.filter((refusal) => !isOfAPanelThatWent(refusal));
  const channelId = records[0]?.match.channelId ?? '';
  const { duplicated, missing, unpublished } = compareMessages(discord, channelId, records);
  failures.push(
    ...duplicated.map((id) => `${id} is a message too many`),
    ...missing.map((slot) => `${slot} is missing`),
    ...unpublished.map((slot) => `${slot} was not posted`),
    ...refused.map(({ route, status, message }) => `${route}: ${status} ${message}`),
  );
  const sum = (of: (judgement: (typeof judgements)[number]) => number) =>
    judgements.reduce((total, judgement) => total + of(judgement), 0);
  const threads = new Set(records.map(({ match }) => match.threadId));
  const strayMentions = statistics.mentions
    .filter(({ notified, channelId: place }) => notified && !threads.has(place))
    .flatMap(({ users }) => users).length;
  const acks = deeds.flatMap(({ acknowledgedIn }) => acknowledgedIn ?? []);
  const pictureTimes = judgements.flatMap((judgement) => judgement.pictureTimes);
  return {
    game: options.game.rules.id,
    // The first was to warm up.
    games: records.length - 1,
    ended: records.filter(({ match }) => match.status === 'over').length,
    interactions: deeds.length,
    acceptedChoices: records.reduce((total, { inputs }) => total + inputs.length - 1, 0),
    schemaViolations: statistics.violations.length,
    violations: statistics.violations,
    pictures: sum(({ pictures }) => pictures),
    messages: sum(({ messages }) => messages),
    rounds: sum(({ rounds }) => rounds),
    roundsUnseen: sum(({ roundsUnseen }) => roundsUnseen),
    mentionsOutsideSeats: mentionsOutside(discord, judgements) + strayMentions,
    pressedAsItWent: statistics.refusals.length - refused.length,
    ackMs: { p50: rounded(quantile(acks, 0.5)), p99: rounded(quantile(acks, 0.99)) },
    pictureMs: { p50: quantile(pictureTimes, 0.5), p95: quantile(pictureTimes, 0.95) },
  };
}

/** Interactions that were not acknowledged, not answered, or answered with an apology. */
const problemsIn = (deeds: readonly Deed[]): string[] =>
  deeds.flatMap(({ id, what, problem }) => (problem === null ? [] : [`${what} ${id}: ${problem}`]));

const slowest = (deeds: readonly Deed[]): number =>
  rounded(Math.max(0, ...deeds.map(({ acknowledgedIn }) => acknowledgedIn ?? 0)));
