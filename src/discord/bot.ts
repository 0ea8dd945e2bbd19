import { Client, Events, GatewayIntentBits, Options, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import type { Games } from '../table/games.ts';
import type { Publisher } from '../table/publishing/publisher.ts';
import type { Table } from '../table/table.ts';
import type { Texts } from '../texts/texts.ts';
import { commandDefinitions } from './commands/definitions.ts';
import { registerCommands } from './commands/registration.ts';
import { asEnd, type ConnectionEnded, watchConnection } from './connection-ended.ts';
import type { BotContext } from './context.ts';
import { onInteraction } from './interactions/dispatch.ts';
import { pingOnly } from './mentions.ts';
import { Posts } from './publish/posts.ts';
import { createPublisher } from './publish/publisher.ts';
import { createThreadGone } from './publish/thread-gone.ts';

export interface BotOptions {
  token: string;
  /** `api` points the bot at another Discord: the one on this machine. */
  restOptions?: Partial<RESTOptions>;
  games: Games;
  texts: Texts;
  log: Logger;
}

/**
 * The bot in two steps, because the table needs the publisher before it can serve the bot: create
 * it, put the table together around `publisher`, then `start` it.
 */
export interface Bot {
  client: Client;
  publisher: Publisher;
  /**
   * Logs in, registers the commands and begins to answer. Rejects with `ConnectionEnded` when Discord
   * does not let the bot in.
   */
  start(table: Table): Promise<void>;
  /** Resolves if Discord ends the connection for good. */
  ended: Promise<ConnectionEnded>;
  /** Resolves when every interaction taken so far has been dealt with. */
  settled(): Promise<void>;
  /** Stops taking interactions and waits for those at work. The connection stays, for the last messages. */
  quiesce(): Promise<void>;
  /** Leaves Discord. */
  close(): Promise<void>;
}

export function createBot({ token, restOptions, games, texts, log }: BotOptions): Bot {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: pingOnly([]),
    // Nothing is read from the cache of messages, and threads come and go for weeks.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    sweepers: Options.DefaultSweeperSettings,
    ...(restOptions ? { rest: restOptions } : {}),
  });
  client.rest.setToken(token);
  const { ended, reason } = watchConnection(client);
  const threadGone = createThreadGone(client.rest, texts, log);
  const posts = new Posts();
  const publisher = createPublisher({
    rest: client.rest,
    games,
    texts,
    log,
    posts,
    bot: () => client.user?.id ?? '',
    threadGone,
    end: reason,
  });
  const working = new Set<Promise<void>>();
  let taking = true;

  function listen(context: BotContext): void {
    client.on(Events.InteractionCreate, (interaction) => {
      if (!taking) return;
      begin(onInteraction(context, interaction));
    });
    client.on(Events.ThreadDelete, ({ id }) => begin(onThreadDelete(context, id)));
  }

  async function onThreadDelete({ table }: BotContext, threadId: string): Promise<void> {
    try {
      const found = await table.findByThread(threadId);
      if (found.ok) threadGone(found.match);
    } catch (error) {
      log.error({ error, thread: threadId }, 'Whose thread is gone could not be found out.');
    }
  }

  function begin(work: Promise<void>): void {
    const done = work.finally(() => working.delete(done));
    working.add(done);
  }

  /** What discord.js says of a login that was refused leaves out why. */
  const orEnd = <Value>(work: Promise<Value>): Promise<Value> =>
    Promise.race([work, ended.then((end) => Promise.reject(end))]).catch((error: unknown) =>
      Promise.reject(reason() ?? asEnd(error)),
    );

  async function settled(): Promise<void> {
    while (working.size > 0) await Promise.allSettled(working);
  }

  return {
    client,
    publisher,
    async start(table) {
      client.on(Events.Error, (error) => log.error({ error }, 'The connection to Discord failed.'));
      client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns.'));
      listen({ client, table, games, texts, log, posts, end: reason });
      const ready = new Promise<Client<true>>((resolve) =>
        client.once(Events.ClientReady, resolve),
      );
      await orEnd(client.login(token));
      const { application, user } = await orEnd(ready);
      const definitions = commandDefinitions([...games.values()], texts);
      const written = await registerCommands(client.rest, application.id, definitions);
      log.info({ user: user.tag, commands: definitions.length, written }, 'The bot is ready.');
    },
    ended,
    settled,
    quiesce() {
      taking = false;
      return settled();
    },
    async close() {
      await client.destroy();
    },
  };
}
