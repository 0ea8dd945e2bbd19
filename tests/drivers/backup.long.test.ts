import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BotProcess, startBot } from '../../src/drivers/bot/bot-process.ts';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import { chooseOnce, type Match } from '../../src/drivers/players/choosing.ts';
import { gather, pressStart, threadAfterStart } from '../../src/drivers/players/opening.ts';
import { peopleIn } from '../../src/drivers/players/people.ts';
import { readRecords } from '../../src/drivers/record/read-record.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { LocalDiscord } from '../../src/local/index.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { countingGame } from '../support/counting-game.ts';

/** Does what docs/operations.md says about back-ups, command for command. */

const READY = 60_000;
const BOT = new URL('../support/counting-bot.ts', import.meta.url);
const server = process.env.TEST_DATABASE_URL;
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
if (!server || !hasTools) {
  process.stderr.write(
    'No back-up of a Postgres server: it takes TEST_DATABASE_URL and pg_dump.\n',
  );
}

interface Place {
  dataFolder: string;
  databaseUrl?: string;
}

let folder: string;
let discord: LocalDiscord;
let bot: BotProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-backup-'));
  discord = await discordFor(2);
});
afterAll(async () => {
  await bot.stop();
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

test('embedded: the folder of a bot that was stopped, put back later', async () => {
  const place = { dataFolder: join(folder, 'data') };
  const copy = join(folder, 'copy');
  const { matchId, match } = await playing(place);
  await bot.stop();
  cpSync(place.dataFolder, copy, { recursive: true });
  await start(place);
  await choose(match);
  await bot.stop();

  rmSync(place.dataFolder, { recursive: true });
  cpSync(copy, place.dataFolder, { recursive: true });
  await goesOn(place, matchId, match);
}, 180_000);

test.skipIf(!server || !hasTools)(
  'Postgres: dumped while the bot runs, restored while it does not',
  async () => {
    const name = `backup_${randomBytes(6).toString('hex')}`;
    const databaseUrl = new URL(server ?? '');
    databaseUrl.pathname = name;
    const place = { dataFolder: '', databaseUrl: databaseUrl.href };
    await administer(`CREATE DATABASE ${name}`);
    try {
      const { matchId, match } = await playing(place);
      const file = join(folder, 'threadbound.dump');
      run('pg_dump', '--format=custom', `--file=${file}`, place.databaseUrl);
      await choose(match);
      await bot.stop();

      run('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${databaseUrl}`, file);
      await goesOn(place, matchId, match);
    } finally {
      await bot.stop();
      await administer(`DROP DATABASE ${name}`);
    }
  },
  180_000,
);

async function start(place: Place): Promise<void> {
  bot = startBot({ module: BOT, discord, ...place });
  await bot.ready(READY);
}

/** A match in which one choice has been made. */
async function playing(place: Place): Promise<{ matchId: string; match: Match }> {
  await start(place);
  const players = peopleIn(discord).people.slice(0, 2);
  const random = seedRandom(seedOf(1, 0, 'backup'));
  const gathered = await gather({ players, random, gameId: countingGame().rules.id });
  pressStart(gathered);
  const thread = await threadAfterStart(gathered, READY);
  const match = { discord, random, thread, players, hurry: 0 };
  await choose(match);
  return { matchId: gathered.table.matchId, match };
}

const choose = async (match: Match): Promise<void> =>
  expect(await chooseOnce(match)).not.toBeNull();

/** The match is as it was when it was copied, and is played on. */
async function goesOn(place: Place, matchId: string, match: Match): Promise<void> {
  expect(await choicesIn(place, matchId)).toBe(1);
  await start(place);
  await choose(match);
  expect(await bot.stop()).toBe(0);
  expect(await choicesIn(place, matchId)).toBe(2);
  expect(bot.faults()).toEqual([]);
}

async function choicesIn(place: Place, matchId: string): Promise<number | undefined> {
  const [record] = await readRecords(place, [matchId]);
  // The first is the set-up.
  return record && record.inputs.length - 1;
}

function run(command: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

async function administer(statement: string): Promise<void> {
  const client = new HeardClient(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
