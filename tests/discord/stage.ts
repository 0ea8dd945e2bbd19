import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type ConnectedBot, connectBot } from '../../src/drivers/bot/connected.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import type { Game } from '../../src/kernel/game.ts';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  type SeenMessage,
  startLocalDiscord,
} from '../../src/local/index.ts';
import type { Renderer } from '../../src/rendering/renderer.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Pace } from '../../src/table/match/context.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { QuietHours } from '../../src/table/match/saved/match-settings.ts';
import type { Store } from '../../src/table/match/saved/store.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { annWins, chooseNext, must } from '../support/test-table.ts';

/** Milliseconds to wait for something that should come, on a busy machine. */
const PATIENCE = 20_000;

const OPEN_API = process.env.DISCORD_OPENAPI ?? '../shared/discord-openapi.json';

export interface Stage extends ConnectedBot {
  discord: LocalDiscord;
  store: Store;
  texts: Texts;
  channel: string;
  ann: string;
  bo: string;
  cleo: string;
  /** Everything that was logged as a warning or an error. */
  complaints: { level: number; msg: string; error?: unknown }[];
  /** Stops the bot and starts it again: whatever it kept only in memory is forgotten. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  games?: Game[];
  texts?: Texts;
  /** More languages that a server can choose. */
  otherTexts?: readonly Texts[];
  pace?: Partial<Pace>;
  /** Quiet hours of new tables; none unless given, so that tests may run at any hour. */
  quiet?: QuietHours;
  requestsPerSecond?: number;
  /** Draws instead of this process. */
  renderer?: Renderer;
  /** Servers beside the one that is played on. */
  otherGuilds?: LocalDiscordOptions['otherGuilds'];
  /** The language of each person's Discord, by display name, where it isn't English. */
  locales?: LocalDiscordOptions['locales'];
  /** The language that the server has told Discord. */
  guildLocale?: LocalDiscordOptions['guildLocale'];
  /** Puts something between the table and its store. */
  wrapStore?: (store: Store) => Store;
  /** The bot's clock, if it isn't the machine's. */
  now?: () => Date;
}

/**
 * A stage for all tests of a file or of one `describe`: set before the first of them, and struck after the
 * last. Until then it is empty.
 */
export function stageForTests(options: StageOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    await setStage(options, stage);
  }, 60_000);
  afterAll(() => stage.close());
  return stage;
}

/**
 * The whole bot on a local Discord, with an embedded database that lasts as long as the test. Dice and decks
 * of its first match fall the same way each time, and so for each further one.
 * @param on what becomes the stage
 */
export async function setStage(
  {
    games = [countingGame()],
    texts = botAndCountingTexts(),
    otherTexts = [],
    pace = { followUp: 60_000, edits: 20, pause: 20 },
    quiet,
    requestsPerSecond,
    renderer,
    otherGuilds = [],
    locales = {},
    guildLocale,
    wrapStore = (store) => store,
    now,
  }: StageOptions = {},
  on: Partial<Stage> = {},
): Promise<Stage> {
  const complaints: Stage['complaints'] = [];
  const log = pino(
    { level: 'warn', serializers: { error: (error: unknown) => String(error) } },
    { write: (line: string) => complaints.push(JSON.parse(line)) },
  );
  const discord = await startLocalDiscord({
    ...(existsSync(OPEN_API) ? { openApiPath: OPEN_API } : {}),
    notice: () => undefined,
    otherGuilds,
    locales,
    ...(guildLocale ? { guildLocale } : {}),
    ...(now ? { now: () => now().getTime() } : {}),
  });
  const database = await emptyDatabase();
  const opened = await openStore({ databaseUrl: database.url, dataFolder: '', log });
  const store = wrapStore(opened.store);
  const known = createGames(games);
  const here = { discord, games: known, store, texts, otherTexts, log, pace };
  const nights = quiet ? { quiet } : {};
  const clock = now ? { now } : {};
  let begun = 0;
  const newSeed = () => seedOf(1, begun++, 'stage');
  const startProcess = () =>
    connectBot({ ...here, ...nights, renderer, requestsPerSecond, newSeed, ...clock });
  const [ann, bo, cleo] = discord.users.map(({ id }) => id);
  const [channel] = discord.channels.map(({ id }) => id);
  if (!ann || !bo || !cleo || !channel) throw new Error('The local Discord lacks people.');
  const stage: Stage = Object.assign(on, {
    discord,
    store,
    texts,
    ...(await startProcess()),
    channel,
    ann,
    bo,
    cleo,
    complaints,
    async restart() {
      await stage.leave();
      Object.assign(stage, await startProcess());
    },
    async close() {
      await stage.leave();
      await opened.close();
      await database.close();
      await discord.close();
    },
  });
  return stage;
}

/** The first message in a channel whose text contains this, once it is there. */
export const messageWith = (
  { discord }: Stage,
  channel: string,
  text: string,
  viewer?: string,
): Promise<SeenMessage> =>
  discord.waitFor(
    () => discord.messages(channel, viewer).findLast((message) => message.text.includes(text)),
    PATIENCE,
    `a message with "${text}"`,
  );

/** The address behind a button or a menu with this label. */
export function controlOf(message: SeenMessage, label: string): string {
  const control = message.controls.find((one) => one.label === label);
  if (!control?.customId) {
    const labels = message.controls.map((one) => one.label).join(', ');
    throw new Error(`There is no ${label} among: ${labels}`);
  }
  return control.customId;
}

/** Opens a table and returns its card. */
export async function openTable(stage: Stage, user = stage.ann): Promise<SeenMessage> {
  const { discord, channel } = stage;
  const before = new Set(discord.messages(channel).map(({ id }) => id));
  await discord.command(user, channel, 'game new', { game: 'counting' });
  return discord.waitFor(
    () =>
      discord
        .messages(channel)
        .find(({ id, text }) => !before.has(id) && text.includes('Before you can start')),
    PATIENCE,
    'a lobby card',
  );
}

export const CHARACTER_MENU = 'Choose what you play, 1–2…';

/** Ann plays the fox and wins against Bo, who plays the owl. */
export async function annHasWon({
  table,
  discord,
  channel,
  ann,
  bo,
  publishing,
}: Stage): Promise<string> {
  const { id } = must(
    await table.create({
      gameId: 'counting',
      guildId: discord.guildId,
      channelId: channel,
      host: { userId: ann, name: 'Ann' },
      options: { target: '6' },
    }),
  ).match;
  must(await table.chooseCharacters(id, ann, ['fox']));
  must(await table.join(id, { userId: bo, name: 'Bo' }, ['owl']));
  must(await table.start(id, ann));
  await annWins(table, id, [ann, bo]);
  await publishing.drain();
  return id;
}

/** Ann opens a table and takes the fox; Bo takes the owl; Ann starts. */
export async function startCounting(
  stage: Stage,
): Promise<{ match: MatchSummary; thread: string; lobby: SeenMessage }> {
  const { discord, channel, ann, bo, table } = stage;
  const lobby = await openTable(stage);
  const menu = controlOf(lobby, CHARACTER_MENU);
  await discord.select(ann, lobby.id, menu, ['fox']);
  await discord.select(bo, lobby.id, menu, ['owl']);
  await cardWith(stage, lobby.id, 'Everyone is ready');
  const before = new Set(discord.threads(channel).map(({ id }) => id));
  await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
  const thread = await discord.waitFor(
    () => discord.threads(channel).find(({ id }) => !before.has(id))?.id,
    PATIENCE,
    'the thread of the game',
  );
  await messageWith(stage, thread, ': your turn');
  const found = await table.findByThread(thread);
  if (!found.ok) throw new Error(`The thread belongs to no match: ${found.refusal}`);
  return { match: found.match, thread, lobby };
}

/** Ann and Bo play until they vote on whether to go on; returns the message that asks it. */
export async function voteIn(stage: Stage, thread: string, matchId: string): Promise<SeenMessage> {
  const { table, ann, bo } = stage;
  for (const [user, option] of [
    [ann, 'add-1'],
    [bo, 'add-1'],
    [ann, '1'],
    [bo, '2'],
  ] as const) {
    must(await chooseNext(table, matchId, user, [option]));
  }
  return messageWith(stage, thread, 'Go on?');
}

/** A message of the channel once it says this. */
export const cardWith = (
  { discord, channel }: Stage,
  messageId: string,
  text: string,
): Promise<SeenMessage> =>
  discord.waitFor(
    () => discord.messages(channel).find((one) => one.id === messageId && one.text.includes(text)),
    PATIENCE,
    `the card to say "${text}"`,
  );

/** A private message that the person sees in a channel once it says this. */
export const privatelyWith = (
  { discord }: Stage,
  user: string,
  channel: string,
  text: string,
): Promise<SeenMessage> =>
  discord.waitFor(
    () =>
      discord
        .messages(channel, user)
        .findLast((message) => message.ephemeral && message.text.includes(text)),
    PATIENCE,
    `a private message with "${text}"`,
  );

/** Who was notified since the last reset, beyond these. */
export const notifiedBeyond = ({ discord }: Stage, users: readonly string[]): string[] =>
  discord.statistics.mentions
    .filter(({ notified }) => notified)
    .flatMap((record) => record.users)
    .filter((user) => !users.includes(user));

/** The files of a message by name, as somebody who opens them reads them. */
export async function filesOf({ api }: SeenMessage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const parts: { name: string; url: string }[] = [];
  JSON.parse(JSON.stringify(api.components), (_, value) => {
    if (value?.type === 13) parts.push({ name: value.name, url: value.file.url });
    return value;
  });
  for (const { name, url } of parts) found.set(name, await (await fetch(url)).text());
  return found;
}
