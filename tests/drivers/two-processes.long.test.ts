import { describe, expect, it } from 'vitest';
import { type BotProcess, startBot } from '../../src/drivers/bot/bot-process.ts';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import { evaluate } from '../../src/drivers/crash/evaluating.ts';
import { chooseOnce, type Match } from '../../src/drivers/players/choosing.ts';
import type { Done } from '../../src/drivers/players/deed.ts';
import { gather, pressStart, threadAfterStart } from '../../src/drivers/players/opening.ts';
import { peopleIn } from '../../src/drivers/players/people.ts';
import { Watch } from '../../src/drivers/players/watch.ts';
import { readRecords } from '../../src/drivers/record/read-record.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { LocalDiscord } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import { serverDatabase } from '../support/test-database.ts';

/**
 * Choices in each match before a process is killed, and after it: few enough that no match is over by then, as
 * a round has at least four.
 */
const CHOICES = 2;
const READY = 60_000;
/** Milliseconds after which nothing more is posted: what a killed process had reserved is free by then. */
const QUIET = 5_000;
/** The same when nobody was killed. */
const SOON = 3_000;

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('two processes on one database, each with a shard of its own', () => {
  it('serve their servers, post for each other, and do nothing twice', async () => {
    const database = await serverDatabase(server ?? '');
    const discord = await discordFor(2, undefined, {
      otherGuilds: [{ name: 'Next door', channels: ['games'] }],
    });
    const module = new URL('../support/counting-bot.ts', import.meta.url);
    const start = (id: number) => {
      const shard = { id, count: 2 };
      return startBot({ module, discord, dataFolder: '', databaseUrl: database.url, shard });
    };
    // One after the other, as an operator would: the first brings the tables up to date.
    const first = await ready(start(0));
    let second = await ready(start(1));
    try {
      const watch = new Watch(discord);
      const tables = await Promise.all(
        discord.guilds.map(({ channels }, index) => open(discord, watch, channels[0]?.id, index)),
      );
      const accepted = await Promise.all(tables.map(({ match }) => choices(match)));
      await second.kill();
      // What the killed one owes is posted by the other, which has never been on that server.
      await watch.quiet(QUIET);
      second = await ready(start(1));
      const later = await Promise.all(tables.map(({ match }) => choices(match)));
      await watch.quiet(SOON);
      expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
      expect([...first.faults(), ...second.faults()]).toEqual([]);
      const records = await readRecords(
        { dataFolder: '', databaseUrl: database.url },
        tables.map(({ matchId }) => matchId),
      );
      expect(records.map(({ match }) => match.guildId)).toEqual(discord.guilds.map(({ id }) => id));
      for (const [index, record] of records.entries()) {
        const evidence = {
          accepted: [...(accepted[index] ?? []), ...(later[index] ?? [])],
          inFlight: [],
          stuck: [],
          backAfter: [],
        };
        expect(evidence.accepted).toHaveLength(2 * CHOICES);
        expect(await evaluate(countingGame(), discord, [record], evidence)).toMatchObject({
          lost: [],
          duplicated: [],
          messagesDuplicated: [],
          messagesMissing: [],
          messagesOwed: [],
        });
      }
    } finally {
      await Promise.all([first.stop(), second.stop()]);
      await discord.close();
      await database.close();
    }
  }, 180_000);
});

if (!server)
  process.stderr.write('TEST_DATABASE_URL is not set: no two processes on one Postgres.\n');

async function ready(bot: BotProcess): Promise<BotProcess> {
  await bot.ready(READY);
  return bot;
}

interface Table {
  matchId: string;
  match: Match;
}

async function open(
  discord: LocalDiscord,
  watch: Watch,
  channelId = '',
  seed: number,
): Promise<Table> {
  const players = peopleIn(discord, { watch }).people.slice(0, 2);
  const random = seedRandom(seedOf(1, seed, 'two processes'));
  const gameId = countingGame().rules.id;
  const gathered = await gather({ players, random, gameId, channelId });
  pressStart(gathered);
  const thread = await threadAfterStart(gathered, READY);
  const match = { discord, random, thread, players, hurry: 0 };
  return { matchId: gathered.table.matchId, match };
}

async function choices(match: Match): Promise<Done[]> {
  const done: Done[] = [];
  for (let choice = 0; choice < CHOICES; choice++) {
    const one = await chooseOnce(match);
    if (one) done.push(one);
  }
  return done;
}
