import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BotProcess, MAIN, startBot } from '../../src/drivers/bot/bot-process.ts';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import { openTable, startMatch, takeSeats } from '../../src/drivers/players/lobby.ts';
import { peopleIn } from '../../src/drivers/players/people.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { LocalDiscord } from '../../src/local/index.ts';

const READY = 60_000;
const SEED = '5eed0f7bef12579a3e00000000000001';

let dataFolder: string;
let discord: LocalDiscord;
let bot: BotProcess;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'threadbound-'));
  discord = await discordFor(2);
  bot = startBot({ module: MAIN, discord, dataFolder });
});
afterAll(async () => {
  await bot.stop();
  await discord.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('as everybody starts it, the bot runs compiled, with its texts, cards, pictures, database and threads', async () => {
  await bot.ready(READY);
  expect(readdirSync(dataFolder)).toContain('database');
  const players = peopleIn(discord).people.slice(0, 2);
  const [host] = players;
  const [channel] = discord.channels;
  if (!host || !channel) throw new Error('The local Discord lacks people.');
  const table = await openTable(host, channel.id, 'altar-quest');
  await takeSeats(players, seedRandom(SEED), table);
  const thread = await startMatch(host, table);
  const board = await discord.waitFor(
    () => discord.messages(thread).find(({ pictures }) => pictures.length > 0),
    READY,
    'a board, drawn by a thread that is compiled as well',
  );
  expect(board.text).not.toMatch(/altar-quest\.|bot\./);
  const file = { name: 'game.json', bytes: Buffer.from('{}') };
  const imported = await discord.command(host.userId, channel.id, 'admin import', { file });
  // This comes from the thread that reads files; without it, this would be a fault.
  expect((await imported.reply(READY)).text).toContain('This file isn’t one of mine.');
  expect(await bot.stop()).toBe(0);
  expect(bot.complaints).toEqual([]);
}, 180_000);
