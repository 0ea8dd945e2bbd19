import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createThinkers } from '../../companions/thinkers.ts';
import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { openStore } from '../../store/open-store.ts';
import { startCompanions } from '../../table/around/companions/answering.ts';
import { type Pace, THOUGHTS_A_PRESS } from '../../table/match/context.ts';
import { createGames } from '../../table/match/saved/games.ts';
import type { QuietHours } from '../../table/match/saved/match-settings.ts';
import type { Store } from '../../table/match/saved/store.ts';
import type { Table } from '../../table/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { connectBot } from './connected.ts';

/** The bot in this process, where its matches can be read while they are played. */
export interface BotHere {
  store: Store;
  table: Table;
  /**
   * Answers what was pressed, lets companions play, posts and edits everything owed now, and resolves when that
   * is done.
   */
  settle(): Promise<void>;
  /** What was logged as a warning or worse. */
  complaints: string[];
  close(): Promise<void>;
}

export interface BotHereOptions {
  discord: LocalDiscord;
  games: readonly Game[];
  texts: Texts;
  /** Additional languages that it speaks; none unless given. */
  otherTexts?: readonly Texts[];
  /** Draws the pictures; unless given, they are drawn on this thread. */
  renderer?: Renderer;
  /** A Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Seeds of the matches, in the order in which they begin, and of what companions choose. */
  newSeed: () => string;
  /** The time according to the bot; the machine's clock unless given. */
  now?: () => Date;
  /** Quiet hours of new tables; none unless given. */
  quiet?: QuietHours | null;
  /** How its messages are spaced; unless given, they are edited whenever there is something new. */
  pace?: Partial<Pace>;
}

/**
 * Starts the bot against a local Discord with an embedded database that is deleted afterwards, unless it is
 * given another. Everything is as people have it, except where the options say otherwise.
 */
export async function startBotHere({
  discord,
  games: played,
  texts,
  otherTexts = [],
  renderer,
  databaseUrl,
  newSeed,
  now,
  quiet = null,
  pace = { edits: 0, pause: 0 },
}: BotHereOptions): Promise<BotHere> {
  const complaints: string[] = [];
  const log = pino(
    { level: 'warn', serializers: { error: (error: unknown) => String(error) } },
    { write: (line: string) => complaints.push(line.trim()) },
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-bot-here-'));
  const { store, close } = await openStore({ databaseUrl, dataFolder, log });
  const games = createGames(played);
  const { bot, table, publishing, leave } = await connectBot({
    discord,
    games,
    store,
    texts,
    otherTexts,
    renderer,
    log,
    newSeed,
    now,
    quiet,
    pace: { thought: null, ...pace },
    looksAhead: THOUGHTS_A_PRESS,
  });
  const thinkers = createThinkers({ games: played.map(({ rules }) => rules), entry: null });
  // Whatever is owed is done when the bot is told to settle, and not at a moment of the machine's choosing.
  const sweepEvery = 3_600_000;
  const companions = startCompanions({
    ...{ store, games, table, thinkers, log, newSeed, sweepEvery },
    pace: 0,
  });
  return {
    store,
    table,
    complaints,
    async settle() {
      await bot.settled();
      await companions.drain();
      await publishing.drain();
    },
    async close() {
      await companions.stop();
      await leave();
      await thinkers.close();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
