import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { openStore } from '../../store/open-store.ts';
import type { Pace } from '../../table/context.ts';
import { createGames } from '../../table/games.ts';
import type { Store } from '../../table/saved/store.ts';
import type { Table } from '../../table/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { connectBot } from './connected.ts';

/** The bot in this process, where its matches can be read while they are played. */
export interface BotHere {
  store: Store;
  table: Table;
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
  /** Seeds of the matches, in the order in which they begin, and of those who are stood in for. */
  newSeed: () => string;
  /** What time the bot takes it to be; the machine's clock unless given. */
  now?: () => Date;
  /** How its messages are spaced; edited as often as there is something new unless given. */
  pace?: Partial<Pace>;
}

/**
 * Starts the bot in front of a local Discord with an embedded database that is gone afterwards, unless it
 * is given another. All is as people have it, but for what the options say.
 */
export async function startBotHere({
  discord,
  game,
  texts,
  databaseUrl,
  newSeed,
  now,
  pace = { edits: 0 },
}: BotHereOptions): Promise<BotHere> {
  const complaints: string[] = [];
  const log = pino(
    { level: 'warn', serializers: { error: (error: unknown) => String(error) } },
    { write: (line: string) => complaints.push(line.trim()) },
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-bot-here-'));
  const { store, close } = await openStore({ databaseUrl, dataFolder, log });
  const games = createGames([game]);
  const { bot, table, publishing, leave } = await connectBot({
    discord,
    games,
    store,
    texts,
    log,
    newSeed,
    now,
    pace,
  });
  return {
    store,
    table,
    complaints,
    async settle() {
      await bot.settled();
      await publishing.drain();
    },
    async close() {
      await leave();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
