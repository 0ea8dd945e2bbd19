import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BotProcess, MAIN, startBot } from '../../src/drivers/bot/bot-process.ts';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import { type OwnSchema, ownSchema } from '../../src/drivers/own-schema.ts';
import type { LocalDiscord } from '../../src/local/index.ts';

/** A database is created at the first start, which takes a while. */
const START = 120_000;
/** Milliseconds for a process that was asked to end, on a busy machine. */
const SOON = 20_000;

let discord: LocalDiscord;
let folder: string;
/** In the Postgres that is named, if there is one: it opens sooner than the embedded database. */
let schema: OwnSchema | null;
const bots: BotProcess[] = [];

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  schema = server ? ownSchema(server) : null;
  discord = await discordFor(2);
  folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
});
afterEach(async () => {
  discord.faults.clear();
  for (const bot of bots.splice(0)) await bot.kill();
});
afterAll(async () => {
  await discord.close();
  await schema?.close();
  await rm(folder, { recursive: true });
});

function start(token = discord.token): BotProcess {
  const dataFolder = join(folder, 'data');
  const bot = startBot({
    module: MAIN,
    discord: { ...discord, token },
    dataFolder,
    databaseUrl: schema?.url,
  });
  bots.push(bot);
  return bot;
}

/** What it logged as fatal, in full. */
const fatal = ({ complaints }: BotProcess): unknown[] =>
  complaints.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);

describe(
  'the process ends with a status that says so, and logs what to do',
  () => {
    it('when Discord ends the connection for good', async () => {
      const bot = start();
      await bot.ready(START);
      discord.faults.refuseGateway(4004);
      expect(await bot.ended).toBe(78);
      expect(fatal(bot)).toEqual([
        expect.objectContaining({ code: 4004, msg: expect.stringContaining('Reset Token') }),
      ]);
    });

    it('when Discord does not take the connection at the start', async () => {
      discord.faults.refuseGateway(4014);
      const bot = start();
      expect(await bot.ended).toBe(78);
      expect(fatal(bot)).toEqual([
        expect.objectContaining({ code: 4014, msg: expect.stringContaining('privileged') }),
      ]);
    });

    it('when the token is reset and a request meets that first', async () => {
      const bot = start();
      await bot.ready(START);
      discord.faults.failRequests({ path: '/channels/', status: 401, times: 9 });
      const [ann] = discord.users;
      const [channel] = discord.channels;
      await discord.command(ann?.id ?? '', channel?.id ?? '', 'game new', { game: 'altar' });
      expect(await bot.ended).toBe(78);
      expect(bot.faults().map((line) => JSON.parse(line).level)).toEqual([60]);
      expect(fatal(bot)).toEqual([expect.objectContaining({ code: 4004 })]);
    });

    it('when the token is not the bot’s', async () => {
      const bot = start('a-token-of-somebody-else');
      expect(await bot.ended).toBe(78);
      expect(fatal(bot)).toEqual([expect.objectContaining({ code: 4004 })]);
    });
  },
  START,
);

it(
  'a process that is asked to end while it is reconnecting does so',
  async () => {
    const bot = start();
    await bot.ready(START);
    const [ann] = discord.users;
    const [channel] = discord.channels;
    // An answer means that it serves: a bot that has only reached the gateway is still starting.
    await discord.command(ann?.id ?? '', channel?.id ?? '', 'mine');
    // After this code discord.js tries again and again.
    discord.faults.refuseGateway(4000);
    await discord.waitFor(() => !discord.botConnected());
    expect(await Promise.race([bot.stop(), setTimeout(SOON, 'still there')])).toBe(0);
  },
  START,
);

it(
  'a process that is asked to end while Discord does not answer does so',
  async () => {
    const bot = start();
    await bot.ready(START);
    discord.faults.latency = 60_000;
    const [ann] = discord.users;
    const [channel] = discord.channels;
    void discord.command(ann?.id ?? '', channel?.id ?? '', 'game new', { game: 'altar' });
    await setTimeout(500);
    expect(await Promise.race([bot.stop(), setTimeout(SOON, 'still there')])).toBe(0);
  },
  START,
);
