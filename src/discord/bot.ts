import {
  Client,
  Events,
  GatewayIntentBits,
  Options,
  REST,
  type RESTOptions,
  ShardClientUtil,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Renderer } from '../rendering/renderer.ts';
import { atWork } from '../table/match/at-work.ts';
import { type Games, offeredGames } from '../table/match/saved/games.ts';
import type { Table } from '../table/table.ts';
import type { Publisher } from '../table/telling/publishing/publisher.ts';
import type { Languages } from '../texts/languages.ts';
import { AnswersSent } from './answers-sent.ts';
import { createClockWatch } from './clock-set-back.ts';
import { commandDefinitions, offeredCommands } from './commands/definitions.ts';
import { registerCommands } from './commands/registration.ts';
import { asEnd, type ConnectionEnded, watchConnection } from './connection-ended.ts';
import type { BotContext } from './context.ts';
import { Copies } from './copies.ts';
import { Hanging } from './hanging.ts';
import { HomeServers } from './home-servers.ts';
import { createTurns } from './in-turn.ts';
import { COMMANDS } from './interactions/commands.ts';
import { onInteraction } from './interactions/dispatch.ts';
import { Lag } from './lag.ts';
import { pingOnly } from './mentions.ts';
import { Posts } from './posts.ts';
import { PrivateMessages } from './private-messages.ts';
import { createCampaignOf } from './publish/campaigns.ts';
import { createDirectMessages } from './publish/direct-messages.ts';
import { createOccasionOf } from './publish/occasions.ts';
import { createIsPlayedIn } from './publish/played-in.ts';
import { createPublisher } from './publish/publisher.ts';
import { createThreadsGone, withoutThread } from './publish/thread-gone.ts';
import { createRateLimits } from './rate-limits.ts';
import { spokenIn, spokenTo, type TextsOn, type TextsTo } from './spoken.ts';
import { whenDiscordAnswers } from './when-discord-answers.ts';

/** Requests a second that Discord allows every bot (its documentation of rate limits). */
const USUAL_REQUESTS = 50;
/**
 * Milliseconds between two sweeps for empty request queues. Each interaction has one of its own; over
 * discord.js's default of an hour, a busy one, they add up to hundreds of megabytes.
 */
const QUEUES_LOOKED_THROUGH = 60_000;

export interface BotOptions {
  token: string;
  /** `api` points the bot at another Discord: the local one on this machine. */
  restOptions?: Partial<RESTOptions>;
  /** Requests a second that Discord allows the bot; the usual 50 unless it has granted more. */
  requestsPerSecond?: number | null;
  /** Which shards of the gateway are served; all that Discord recommends unless given. */
  shards?: { ids: readonly number[]; count: number } | null;
  games: Games;
  languages: Languages;
  /** Draws every picture that the bot shows. */
  renderer: Renderer;
  log: Logger;
}

/**
 * The bot in two steps, because the table needs the publisher before it can serve the bot: create it, build the
 * table around `publisher`, then `start` it.
 */
export interface Bot {
  client: Client;
  publisher: Publisher;
  /**
   * Logs in, registers the commands and begins to answer. Rejects with `ConnectionEnded` if Discord does not
   * let the bot in.
   */
  start(table: Table): Promise<void>;
  /**
   * Looks on a server for the threads of its most recent matches, and tells how to go on without lost ones;
   * restores the messages of campaigns that gather.
   */
  lookForThreads(guildId: string): Promise<void>;
  /** Resolves when Discord has let the bot in: from then on it accepts what players do. */
  letIn: Promise<void>;
  /** Resolves if Discord permanently ends the connection. */
  ended: Promise<ConnectionEnded>;
  /** Resolves when every interaction taken so far has been dealt with, and no direct message is on its way. */
  settled(): Promise<void>;
  /** Stops accepting interactions and waits for those in progress. The connection stays, for the last messages. */
  quiesce(): Promise<void>;
  /** Leaves Discord. */
  close(): Promise<void>;
}

const ALL_SHARDS = { shards: 'auto', shardCount: 2 } as const;

export function createBot(options: BotOptions): Bot {
  const { token, restOptions, shards, games, languages, renderer, log } = options;
  const sent = new AnswersSent();
  const copies = new Copies();
  const clock = createClockWatch();
  const client = new Client({
    // With all that Discord recommends the count does not matter; for its own default of one, discord.js would
    // read the environment, where an empty variable counts as none for us and as zero for discord.js.
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : ALL_SHARDS),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: pingOnly([]),
    // Nothing is read from the message cache, and threads come and go for weeks.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    sweepers: Options.DefaultSweeperSettings,
    // It answers interactions, which Discord doesn't rate-limit: a person who has pressed a button doesn't wait
    // until a hundred threads have been told something.
    rest: {
      ...restOptions,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      handlerSweepInterval: QUEUES_LOOKED_THROUGH,
      makeRequest: sent.makeRequest,
      rejectOnRateLimit: clock.rejectOnRateLimit,
    },
  });
  client.rest.setToken(token);
  const globalRequestsPerSecond = options.requestsPerSecond ?? USUAL_REQUESTS;
  const sending = {
    ...restOptions,
    globalRequestsPerSecond,
    rejectOnRateLimit: clock.rejectOnRateLimit,
  };
  const rest = new REST(sending).setToken(token);
  // For requests that Discord would repeat if its answer is lost: we first check whether it has been done.
  const once = new REST({ ...sending, retries: 0 }).setToken(token);
  clock.watch(client.rest, rest, once);
  const { ended, reason } = watchConnection(client, rest, once);
  let served: Pick<
    Table,
    | 'notifications'
    | 'settings'
    | 'rememberedSettings'
    | 'list'
    | 'repair'
    | 'campaigns'
    | 'findByThread'
    | 'log'
  > | null = null;
  const textsOn: TextsOn = (match) => spokenIn({ client, languages, table: served }, match);
  const textsTo: TextsTo = (userId, match) =>
    spokenTo({ client, languages, table: served }, userId, match);
  const threadsGone = createThreadsGone(rest, textsOn, log);
  const posts = new Posts();
  const hanging = new Hanging();
  const inPrivate = new PrivateMessages();
  const rates = createRateLimits();
  const homes = new HomeServers();
  const lag = new Lag();
  const direct = createDirectMessages({ rest, games, textsOn, textsTo, log, posts });
  const publisher = createPublisher({
    rest,
    once,
    games,
    textsOn,
    renderer,
    log,
    posts,
    hanging,
    direct,
    campaignOf: createCampaignOf(() => served),
    occasionOf: createOccasionOf(() => served),
    isPlayedIn: createIsPlayedIn(() => served),
    bot: () => client.user?.id ?? '',
    threadGone: threadsGone.tell,
    end: reason,
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const working = new Set<Promise<void>>();
  const inTurn = createTurns();
  let taking = true;

  function listen(context: BotContext): void {
    client.on(Events.InteractionCreate, (interaction) => {
      if (!taking || !copies.take(interaction.id)) return;
      begin(atWork(() => onInteraction(context, interaction)));
    });
    client.on(Events.ThreadDelete, ({ id }) => begin(atWork(() => onThreadDelete(context, id))));
    // Discord's outages are other events.
    const { table } = context;
    client.on(Events.GuildDelete, ({ id }) => begin(noted(id, () => table.leftServer(id))));
    client.on(Events.GuildCreate, ({ id }) => begin(noted(id, () => table.joinedServer(id))));
  }

  /** Whether a server belongs to one of this process's shards. */
  const isOurs = (guildId: string): boolean => {
    const count = client.options.shardCount ?? client.ws.shards.size;
    return client.ws.shards.has(ShardClientUtil.shardIdForGuildId(guildId, count));
  };

  /** In the order of the events. Whatever can't be noted now is noted at the next start. */
  async function noted(server: string, work: () => Promise<{ ok: boolean }>): Promise<void> {
    try {
      const { ok } = await inTurn(work);
      if (!ok) log.warn({ server }, 'Which server was joined or left could not be noted.');
    } catch (error) {
      log.error({ error, server }, 'Which server was joined or left could not be noted.');
    }
  }

  async function onThreadDelete({ table }: BotContext, threadId: string): Promise<void> {
    try {
      const found = await table.findByThread(threadId);
      if (found.ok) threadsGone.tell(found.match);
    } catch (error) {
      log.error({ error, thread: threadId }, 'Whose thread is gone could not be found out.');
    }
  }

  function begin(work: Promise<void>): void {
    const done = work.finally(() => working.delete(done));
    working.add(done);
  }

  /** The error that discord.js throws for a refused login leaves out why. */
  const orEnd = <Value>(work: Promise<Value>): Promise<Value> =>
    Promise.race([work, ended.then((end) => Promise.reject(end))]).catch((error: unknown) =>
      Promise.reject(reason() ?? asEnd(error)),
    );

  async function settled(): Promise<void> {
    while (working.size > 0) await Promise.allSettled(working);
    await direct.settled();
  }

  return {
    client,
    publisher,
    async start(table) {
      served = table;
      const offered = offeredGames(games);
      client.on(Events.Error, (error) => log.error({ error }, 'The connection to Discord failed.'));
      client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns.'));
      listen({
        client,
        table,
        games,
        commands: offeredCommands(COMMANDS, offered).map(({ key }) => key),
        texts: languages.usual,
        publicTexts: languages.usual,
        languages,
        renderer,
        log,
        posts,
        hanging,
        inPrivate,
        rates,
        homes,
        lag,
        sent,
        end: reason,
      });
      await orEnd(whenDiscordAnswers(once, log));
      await orEnd(client.login(token));
      const { application, user, guilds } = await orEnd(ready);
      await noted('all', () => table.onServers([...guilds.cache.keys()], isOurs));
      const definitions = commandDefinitions(COMMANDS, offered, languages);
      const written = await registerCommands(client.rest, application.id, definitions);
      log.info({ user: user.tag, commands: definitions.length, written }, 'The bot is ready.');
    },
    async lookForThreads(guildId) {
      const listed = await served?.list({ guildId, statuses: ['playing'] });
      if (!listed?.ok) return;
      for (const match of await withoutThread(rest, listed.matches)) threadsGone.tell(match);
      const gathering = await served?.list({ guildId, statuses: ['lobby'] });
      if (!gathering?.ok) return;
      for (const { id, campaign } of gathering.matches) if (campaign) await served?.repair(id);
    },
    letIn: ready.then(() => {}),
    ended,
    settled,
    quiesce() {
      taking = false;
      return settled();
    },
    async close() {
      threadsGone.stop();
      clock.stop();
      await direct.finish();
      for (const one of [rest, once]) {
        one.clearHashSweeper();
        one.clearHandlerSweeper();
      }
      await client.destroy();
    },
  };
}
