import { describe, expect, it } from 'vitest';
import { crash } from '../../src/drivers/crash/crashing.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { countingCampaign } from '../support/counting-campaign.ts';
import { serverDatabase } from '../support/test-database.ts';

const KILLS = 2;
/** Milliseconds: what these bots had reserved when killed is free after two seconds, and looked for each second. */
const QUIET = 5_000;

async function crashOn(databaseUrl?: string, campaign = false) {
  const found = await crash({
    game: countingCampaign(),
    campaign,
    kills: KILLS,
    seed: 2,
    players: 2,
    databaseUrl,
    bot: new URL('../support/counting-bot.ts', import.meta.url),
    quiet: QUIET,
  });
  expect(found).toMatchObject({
    lost: [],
    duplicated: [],
    messagesDuplicated: [],
    messagesMissing: [],
    messagesOwed: [],
    stuck: [],
    exitStatus: 0,
  });
  // A campaign has one more kill, where one of its matches is ended early.
  expect(found.kills).toBeGreaterThanOrEqual(KILLS);
  expect(found.acceptedChoices).toBeGreaterThanOrEqual(KILLS);
}

// Both at once: most of the time is spent waiting, for a message that must not come or a lock to run out.
describe.concurrent('a bot that is killed loses nothing and does nothing twice', () => {
  it('with the embedded database', () => crashOn(), 400_000);

  it('in a campaign, between two matches as well', () => crashOn(undefined, true), 400_000);

  it('while packs are added, replaced and removed, which matches are played with', async () => {
    // The third of this seed's kills comes while a pack is added.
    const kills = { packs: true, kills: 3, seed: 3, players: 2 };
    const found = await crash({ game: altarQuest, ...kills, quiet: QUIET });
    expect(found).toMatchObject({ lost: [], duplicated: [], messagesMissing: [], packs: [] });
    expect(found).toMatchObject({ stuck: [], exitStatus: 0 });
    expect(found.withPacks).toBeGreaterThan(0);
  }, 400_000);

  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    it('with a Postgres server', async () => {
      const database = await serverDatabase(server);
      try {
        await crashOn(database.url);
      } finally {
        await database.close();
      }
    }, 400_000);
  } else {
    process.stderr.write('TEST_DATABASE_URL is not set: no kills with a Postgres server.\n');
  }
});
