import type { Logger } from 'pino';
import { type Bot, createBot } from '../../discord/bot.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { createRenderer, type Renderer } from '../../rendering/renderer.ts';
import type { FileReader } from '../../table/around/administering/file-to-import.ts';
import { createTable } from '../../table/create-table.ts';
import type { TableContext } from '../../table/match/context.ts';
import type { Games } from '../../table/match/saved/games.ts';
import type { QuietHours } from '../../table/match/saved/match-settings.ts';
import type { Store } from '../../table/match/saved/store.ts';
import type { Table } from '../../table/table.ts';
import { type Publishing, startPublishing } from '../../table/telling/publishing/scheduling.ts';
import { createLanguages } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';

/** A bot that is connected to a local Discord, without companions that play. */
export interface ConnectedBot {
  bot: Bot;
  table: Table;
  publishing: Publishing;
  /** Accepts nothing new, finishes work in progress, and leaves. */
  leave(): Promise<void>;
}

export interface Connecting {
  discord: LocalDiscord;
  games: Games;
  store: Store;
  texts: Texts;
  /** Additional languages that a server can choose. */
  otherTexts?: readonly Texts[];
  log: Logger;
  pace: Parameters<typeof createTable>[0]['pace'];
  /** Quiet hours of new tables. None unless given: results must not depend on the hour. */
  quiet?: QuietHours | null;
  newSeed?: () => string;
  /** The time according to the bot; the machine's clock unless given. */
  now?: (() => Date) | undefined;
  requestsPerSecond?: number | undefined;
  /** If absent, pictures are drawn on this thread. */
  renderer?: Renderer | undefined;
  /** If absent, files are read on this thread. */
  files?: FileReader | undefined;
  /** See `TableOptions`. */
  looksAhead?: number | undefined;
}

/** Runs a bot against a local Discord, with a store that is open already. */
export async function connectBot(connecting: Connecting): Promise<ConnectedBot> {
  const { discord, games, store, texts, log, pace, newSeed, now, quiet = null, files } = connecting;
  const { looksAhead } = connecting;
  const restOptions = { api: discord.apiBase };
  const languages = createLanguages(texts, connecting.otherTexts);
  const renderer =
    connecting.renderer ?? createRenderer({ games: [...games.values()], languages, entry: null });
  const { requestsPerSecond = null } = connecting;
  const known = { games, languages, renderer, log };
  const bot = createBot({ token: discord.token, restOptions, requestsPerSecond, ...known });
  let posting: Publishing | undefined;
  const owed: TableContext['owed'] = (...what) => posting?.owed(...what);
  const published: TableContext['published'] = async (...what) =>
    (await posting?.published(...what)) ?? false;
  const clock = now ? { now } : {};
  const services = { store, texts, languages, log, pace, quiet, newSeed, files, looksAhead };
  const table = createTable({ games, ...services, ...clock, owed, published });
  const publishing = startPublishing({ store, table, publisher: bot.publisher, log, ...clock });
  posting = publishing;
  await table.registerPacks();
  await bot.start(table);
  return {
    bot,
    table,
    publishing,
    async leave() {
      await bot.quiesce();
      await publishing.stop();
      await bot.close();
    },
  };
}
