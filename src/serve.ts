import type { Logger } from 'pino';
import { createThinkers } from './companions/thinkers.ts';
import type { Configuration } from './configuration.ts';
import { createBot } from './discord/bot.ts';
import type { ConnectionEnded } from './discord/connection-ended.ts';
import { games } from './games/index.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startWaking } from './jobs/waking.ts';
import type { Game } from './kernel/game.ts';
import type { Scenario } from './kernel/scenario-file.ts';
import { type LocalDiscord, startLocalDiscord, type WorkshopDesk } from './local/index.ts';
import { operate } from './operating/operate.ts';
import { createRenderer } from './rendering/renderer.ts';
import { openScenario } from './starting/open-scenario.ts';
import { LOOPBACK, requireFreePort } from './starting/ports.ts';
import { requireWords } from './starting/require-words.ts';
import { startWorkshop } from './starting/start-workshop.ts';
import { openStore } from './store/open-store.ts';
import { lockShards } from './store/serving-lock.ts';
import { whenReachable } from './store/when-reachable.ts';
import { createFileReader } from './table/around/administering/file-reader.ts';
import { startCompanions } from './table/around/companions/answering.ts';
import { createPackReader } from './table/around/packs/pack-reader.ts';
import { createTable } from './table/create-table.ts';
import { notingMatches } from './table/match/at-work.ts';
import { type TableContext, THOUGHTS_A_PRESS } from './table/match/context.ts';
import type { OwedWork } from './table/match/owed-work.ts';
import { createGames } from './table/match/saved/games.ts';
import { type Publishing, startPublishing } from './table/telling/publishing/scheduling.ts';
import type { PublishingOptions } from './table/telling/publishing/work.ts';
import { loadLanguages } from './texts/catalogue.ts';
import type { Languages } from './texts/languages.ts';

/** What can be played, and all words for it. */
export interface Library {
  games: readonly Game[];
  languages: Languages;
  /** What a thinking thread runs, knowing the same games; null: companions think on this thread. */
  thinking: URL | null;
  /** What a drawing thread runs, with the same games and languages; null: pictures are drawn on this thread. */
  rendering: URL | null;
  /** What the process runs that checks packs, with the same games; null: they are checked on this thread. */
  packs: URL | null;
  /** What the file-reading thread runs, with the same games; null: files are read on this thread. */
  reading: URL | null;
  /** What a thread runs that looks at drafts of packs, with the same games and languages; absent: there is no workshop. */
  workshop?: URL;
  /** Where the seeds of matches come from; a cryptographic source unless a test foresees them. */
  newSeed?: () => string;
  /** For how long messages are reserved, and how often they are looked for, if a test can't wait for the defaults. */
  publishing?: Pick<PublishingOptions, 'leaseFor' | 'sweepEvery'>;
}

/** Port of the local Discord's page if none is asked for. */
const USUAL_PORT = 3000;

/** Everything that is installed. */
export const INSTALLED: Library = {
  games,
  languages: loadLanguages(),
  thinking: new URL('./thinking-worker.ts', import.meta.url),
  rendering: new URL('./rendering-worker.ts', import.meta.url),
  packs: new URL('./pack-worker.ts', import.meta.url),
  reading: new URL('./reading-worker.ts', import.meta.url),
  workshop: new URL('./workshop-worker.ts', import.meta.url),
};

/** Milliseconds for which a stopping bot posts what is owed; most of it is a second old at most. */
const POSTING = 3_000;

/** The running bot with everything that it needs. */
export interface Service {
  /** Address of the page of the local Discord; null with a real Discord. */
  page: string | null;
  /** Resolves if Discord permanently ends the connection. */
  ended: Promise<ConnectionEnded>;
  /** Accepts nothing new, finishes work in progress, posts what is owed as far as time allows, and leaves. */
  stop(): Promise<void>;
}

/**
 * Opens the store and connects the bot: to Discord with a token, without one to a Discord on this machine.
 * @throws ConnectionEnded if Discord does not let the bot in.
 * @param scenario opened at the Discord on this machine, before its page is named
 * @param letIn called when players can do something, so that a stop has to be orderly from then on
 * @throws Error with a sentence for the operator if something that is needed is not there.
 */
export async function serve(
  configuration: Configuration,
  log: Logger,
  library: Library = INSTALLED,
  scenario: Scenario | null = null,
  letIn: () => void = () => {},
): Promise<Service> {
  const {
    databaseUrl,
    dataFolder,
    passwordVariable,
    discordToken: token,
    shards: ours,
  } = configuration;
  requireWords(library.games, library.languages.usual);
  await requirePorts(configuration);
  const opened = await openStore({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    passwordVariable,
    // With a token, each shard is served once.
    isAlone: token !== null && (ours === null || ours.ids.length === ours.count),
    // Anyone who starts it with a server that is not there yet wants it to serve from then on.
    patience: Number.POSITIVE_INFINITY,
    log,
  });
  const closing: (() => Promise<void>)[] = [opened.close];
  const stop = async () => {
    for (const close of closing) await close();
  };
  try {
    const store = notingMatches(opened.store);
    if (token && databaseUrl) {
      const served = { token, shards: ours?.ids ?? null };
      closing.unshift(await lockShards(databaseUrl, served, log));
    }
    const { languages, newSeed, workshop: entry } = library;
    const workshop = token || !entry ? null : startWorkshop(entry, library.games, languages);
    if (workshop) closing.unshift(workshop.close);
    const local = token ? null : await startLocal(configuration, workshop?.desk);
    if (local) closing.unshift(local.close);
    const texts = languages.usual;
    const known = createGames(library.games);
    const renderer = createRenderer({
      games: [...known.values()],
      languages,
      entry: library.rendering,
      failed: (error) => log.warn({ error }, 'A picture could not be drawn.'),
    });
    const connection = connectionOf(configuration, local);
    const { shards, requestsPerSecond, metricsPort } = configuration;
    const paced = { ...connection, shards, requestsPerSecond };
    const bot = createBot({ ...paced, games: known, languages, renderer, log });
    closing.unshift(bot.close, renderer.close);
    bot.letIn
      .then(letIn)
      .catch((error: unknown) => log.error({ error }, 'The start was not noted.'));
    const operated = await operate(metricsPort, bot, store);
    closing.unshift(operated.close);
    if (operated.port !== null) log.info({ port: operated.port }, 'Serving /metrics and /health.');
    const thinkers = createThinkers({
      games: [...known.values()].map(({ rules }) => rules),
      entry: library.thinking,
      failed: (error) => log.warn({ error }, 'A companion could not look ahead.'),
    });
    closing.unshift(thinkers.close);
    const files = createFileReader({ games: known, entry: library.reading });
    closing.unshift(files.close);
    const packs = createPackReader(library.packs, [...known.values()]);
    closing.unshift(packs.close);
    let publishing: Publishing | undefined;
    let companions: OwedWork | undefined;
    let waking: OwedWork | undefined;
    const owed: TableContext['owed'] = (matchId, known) => {
      publishing?.owed(matchId, known);
      companions?.owed(matchId, known);
      waking?.owed(matchId, known);
    };
    const published: TableContext['published'] = async (...what) =>
      (await publishing?.published(...what)) ?? false;
    const services = {
      store,
      texts,
      languages,
      log,
      thinkers,
      files,
      packs,
      owed,
      published,
      newSeed,
    };
    const table = operated.table(
      createTable({ games: known, looksAhead: THOUGHTS_A_PRESS, ...services }),
    );
    await whenReachable(log, () => table.registerPacks());
    await whenReachable(log, () => table.resumeAll());
    await bot.start(table);
    const tidying = await startHousekeeping({ table, log });
    closing.unshift(tidying.stop);
    const posting = startPublishing({
      ...library.publishing,
      store,
      table,
      publisher: operated.publisher(bot.publisher),
      log,
    });
    publishing = posting;
    const playing = startCompanions({ store, games: known, table, thinkers, log });
    companions = playing;
    closing.unshift(playing.stop, () => posting.finish(POSTING));
    const woken = startWaking({ store, table, log });
    waking = woken;
    closing.unshift(bot.quiesce, woken.stop);
    // The Discord on this machine keeps nothing: games of an earlier start have lost their threads.
    if (local) await bot.lookForThreads(local.guildId);
    if (local) workshop?.opens(table, local);
    const page = local && scenario ? await openScenario(table, local, scenario) : local?.url;
    if (page) log.info(`Open ${page} to play on this machine.`);
    return { page: page ?? null, ended: bot.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function connectionOf({ discordToken, discordApi }: Configuration, local: LocalDiscord | null) {
  const api = local?.apiBase ?? discordApi;
  return {
    token: local?.token ?? discordToken ?? '',
    ...(api ? { restOptions: { api } } : {}),
  };
}

/** Ports that were asked for, before a database is made; what is served there comes later. */
async function requirePorts(configuration: Configuration): Promise<void> {
  const { discordToken, localPort, localPortVariable, metricsPort } = configuration;
  if (metricsPort !== null) await requireFreePort('METRICS_PORT', metricsPort);
  if (!discordToken && localPort !== null) {
    await requireFreePort(localPortVariable, localPort, LOOPBACK);
  }
}

/** The default port if it is free, or else any; a port that was asked for is not replaced. */
async function startLocal(
  { localPort: port, localLocale: locale }: Configuration,
  workshop: WorkshopDesk | undefined,
): Promise<LocalDiscord> {
  const spoken = { ...(locale === null ? {} : { locale }), ...(workshop && { workshop }) };
  if (port !== null) return startLocalDiscord({ ...spoken, port });
  try {
    return await startLocalDiscord({ ...spoken, port: USUAL_PORT });
  } catch {
    // Anything wrong other than the port will be wrong again.
    return startLocalDiscord({ ...spoken, port: 0 });
  }
}
