import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import type { LocalDiscord } from '../../src/local/index.ts';
import { imageCommands, ROOT, unitCommand } from '../support/documented-commands.ts';

const READY = 90_000;
/** Milliseconds in which an idle bot has put things in order. */
const FAREWELL = 8_000;
/** What somebody who presses Ctrl-C takes for "at once", in milliseconds, on a busy machine. */
const AT_ONCE = 2_000;
const STILL_THERE = 'still there';

let folder: string;
let discord: LocalDiscord;
const running: Started[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-'));
  discord = await discordFor(2);
});
afterEach(async () => {
  for (const { askAll, ended } of running.splice(0)) {
    askAll('SIGKILL');
    await ended;
  }
  await discord.waitFor(() => !discord.botConnected(), FAREWELL, 'the bot to be gone');
  discord.faults.clear();
});
afterAll(async () => {
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  ended: Promise<unknown>;
  /** The exit status, or the signal that ended it; null while it runs. */
  status(): number | NodeJS.Signals | null;
  said(): string;
  /** Sends a signal to the process that was started, and to nobody else. */
  ask(signal: NodeJS.Signals): void;
  /** Sends it to that and to everything it has started, as a terminal does, and systemd. */
  askAll(signal: NodeJS.Signals): void;
}

function start(
  [program = '', ...given]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Started {
  const child: ChildProcess = spawn(program, given, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.apiBase,
      DATABASE_URL: '',
      ...environment,
      DATA_FOLDER: environment.DATABASE_URL ? '' : join(folder, 'data'),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const all = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // All of them have ended.
    }
  };
  const started: Started = {
    ended: once(child, 'close'),
    status: () => child.exitCode ?? child.signalCode,
    said: () => said,
    ask: (signal) => void child.kill(signal),
    askAll: all,
  };
  running.push(started);
  return started;
}

async function ready({ said }: Started): Promise<void> {
  await discord.waitFor(
    () => said().includes('The bot is ready.') && discord.botConnected(),
    READY,
    'the bot to be ready',
  );
  // The first of what it does next, housekeeping and queues, is done.
  await wait(1_500);
}

/** Its pipes are closed, so it has really ended, whoever started it. */
const endsWithin = async ({ ended, status }: Started, milliseconds: number) =>
  Promise.race([ended.then(() => status()), wait(milliseconds, STILL_THERE)]);

const npmStart = { words: ['npm', 'start'], environment: {} };
const image = imageCommands();

describe('a bot that runs says farewell when it is asked to end', () => {
  test.each([
    ['by npm start, where the signal goes to npm alone', npmStart, 'ask', 'SIGTERM'],
    ['by npm start in a terminal, with Ctrl-C', npmStart, 'askAll', 'SIGINT'],
    ['by npm start as a service, whose every process is asked', npmStart, 'askAll', 'SIGTERM'],
    ['by the unit of the documents', unitCommand(), 'askAll', 'SIGTERM'],
    ['by the image’s command', image.start, 'ask', image.stopSignal as NodeJS.Signals],
  ] as const)(
    '%s',
    async (_, { words, environment }, how, signal) => {
      const bot = start(words, environment);
      await ready(bot);
      bot[how](signal);
      expect(await endsWithin(bot, FAREWELL)).toBe(0);
      expect(bot.said()).toContain('Stopping.');
      expect(discord.botConnected()).toBe(false);
    },
    150_000,
  );

  test('and answers the health check of its image until then', async () => {
    const { words, environment } = image.start;
    const health = () => spawnSync(image.health[0] ?? '', image.health.slice(1), asked).status;
    const asked = { cwd: ROOT, env: { ...process.env, ...environment } };
    expect(health()).toBe(1);
    const bot = start(words, environment);
    await ready(bot);
    // Not synchronously: the Discord that the bot talks to is in this process.
    const [program = '', ...given] = image.health;
    expect(await once(spawn(program, given, asked), 'exit')).toEqual([0, null]);
    bot.ask('SIGTERM');
    await bot.ended;
  }, 150_000);
});

test('asked a second time, later, it ends at once', async () => {
  const bot = start(npmStart.words);
  await ready(bot);
  // Its farewell waits for an answer to a press.
  discord.faults.latency = 60_000;
  const [ann] = discord.users;
  const [channel] = discord.channels;
  void discord.command(ann?.id ?? '', channel?.id ?? '', 'game new', { game: 'altar' });
  await wait(500);
  bot.askAll('SIGINT');
  await wait(1_500);
  expect(bot.status()).toBeNull();
  bot.askAll('SIGINT');
  expect(await endsWithin(bot, AT_ONCE)).toBe(1);
}, 150_000);

/** A server that takes connections and says nothing. */
async function silentServer(): Promise<{ url: string; close(): void }> {
  const sockets = createServer((socket) => socket.on('error', () => {}));
  sockets.listen(0, '127.0.0.1');
  await once(sockets, 'listening');
  const address = sockets.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `postgresql://bot@127.0.0.1:${port}/threadbound`,
    close: () => sockets.close(),
  };
}

describe('a bot that starts is gone at once with Ctrl-C', () => {
  test('whenever that is pressed', async () => {
    for (const moment of [50, 400, 800, 1_200, 1_700, 2_500]) {
      const bot = start(image.start.words);
      await wait(moment);
      bot.askAll('SIGINT');
      expect([moment, await endsWithin(bot, AT_ONCE)]).not.toEqual([moment, STILL_THERE]);
    }
  }, 60_000);

  test('while it waits for a database, by npm start as well', async () => {
    const server = await silentServer();
    const bot = start(npmStart.words, { DATABASE_URL: server.url });
    await wait(3_000);
    expect(bot.status()).toBeNull();
    bot.askAll('SIGINT');
    expect(await endsWithin(bot, AT_ONCE)).not.toBe(STILL_THERE);
    server.close();
  }, 60_000);

  test('while it waits for Discord', async () => {
    discord.faults.latency = 60_000;
    const bot = start(image.start.words);
    await wait(4_000);
    expect(bot.status()).toBeNull();
    bot.askAll('SIGTERM');
    expect(await endsWithin(bot, AT_ONCE)).not.toBe(STILL_THERE);
  }, 60_000);

  const container = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
  const [unshare = '', ...alone] = container;
  const contained = spawnSync(unshare, [...alone, 'true']).status === 0;
  test.skipIf(!contained)(
    'as the first process of a container, which hears only what it listens to',
    async () => {
      const script = `${image.start.words.map((word) => `'${word}'`).join(' ')}`;
      discord.faults.latency = 60_000;
      const bot = start([...container, 'sh', '-c', `exec ${script}`]);
      // Before it runs there is nothing in it that could listen.
      await discord.waitFor(() => bot.said() !== '', READY, 'the bot to say anything');
      await wait(4_000);
      expect(bot.status()).toBeNull();
      bot.askAll('SIGTERM');
      expect(await endsWithin(bot, AT_ONCE)).toBe(0);
    },
    60_000,
  );
});
