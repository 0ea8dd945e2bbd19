import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createBot } from '../../discord/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { openStore } from '../../store/open-store.ts';
import type { TableContext } from '../../table/context.ts';
import { createTable } from '../../table/create-table.ts';
import { createGames } from '../../table/games.ts';
import { type Publishing, startPublishing } from '../../table/publishing/scheduling.ts';
import type { Store } from '../../table/saved/store.ts';
import type { Texts } from '../../texts/texts.ts';

/** The bot in this process, where its matches can be read while they are played. */
export interface BotHere {
  store: Store;
  /** Answers what was pressed, posts and edits everything that is owed now, and resolves when it is done. */
  settle(): Promise<void>;
  /** What was logged as a warning or worse. */
  complaints: string[];
  close(): Promise<void>;
}

export interface BotHereOptions {
  discord: LocalDiscord;
  game: Game;
  texts: Texts;
  /** A Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Seeds of the matches, in the order in which they begin. */
  newSeed: () => string;
}

/**
 * Starts the bot in front of a local Discord with an embedded database that is gone afterwards
 * unless it is given another. Its
 * messages are edited as often as there is something new; all else is as people have it.
 */
export async function startBotHere({
  discord,
  game,
  texts,
  databaseUrl,
  newSeed,
}: BotHereOptions): Promise<BotHere> {
  const complaints: string[] = [];
  const log = pino(
    { level: 'warn', serializers: { error: (error: unknown) => String(error) } },
    { write: (line: string) => complaints.push(line.trim()) },
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-bot-here-'));
  const { store, close } = await openStore({ databaseUrl, dataFolder, log });
  const games = createGames([game]);
  const bot = createBot({
    token: discord.token,
    restOptions: { api: discord.apiBase },
    games,
    texts,
    log,
  });
  let publishing: Publishing | undefined;
  const owed: TableContext['owed'] = (...what) => publishing?.owed(...what);
  const published: TableContext['published'] = async (...what) =>
    (await publishing?.published(...what)) ?? false;
  const services = { store, texts, log, newSeed, owed, published };
  const table = createTable({ games, ...services, pace: { edits: 0 } });
  const posting = startPublishing({ store, table, publisher: bot.publisher, log });
  publishing = posting;
  await bot.start(table);
  return {
    store,
    complaints,
    async settle() {
      await bot.settled();
      await posting.drain();
    },
    async close() {
      await bot.quiesce();
      await posting.stop();
      await bot.close();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
