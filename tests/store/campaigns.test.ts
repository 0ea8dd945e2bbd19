import { describe, expect, test } from 'vitest';
import {
  campaignGames,
  currentOf,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../support/campaign-at-table.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute, testDatabases } from '../support/test-database.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

for (const { kind, open } of testDatabases()) {
  describe(`a campaign (${kind})`, () => {
    const here = tableForTests(campaignGames(), open);

    /** Everything that the end of a match would change. */
    const everything = async (campaign: string): Promise<unknown[]> => [
      await execute(here.database, `SELECT * FROM campaigns WHERE id = '${campaign}'`),
      await execute(here.database, `SELECT * FROM matches WHERE campaign_id = '${campaign}'`),
      await execute(
        here.database,
        `SELECT i.* FROM inputs i JOIN matches m ON m.id = i.match_id
          WHERE m.campaign_id = '${campaign}' ORDER BY i.id`,
      ),
      await execute(
        here.database,
        `SELECT o.* FROM outbox o JOIN matches m ON m.id = o.match_id
          WHERE m.campaign_id = '${campaign}' ORDER BY o.number`,
      ),
    ];

    test('goes on with its match or not at all: where the next can’t be saved, all is as before', async () => {
      const { campaign, first } = await openedCampaign(here);
      must(await here.table.start(first, ann.userId));
      must(await chooseNext(here.table, first, ann.userId, ['add-3']));
      await here.publishing.drain();
      const before = await everything(campaign);
      await execute(
        here.database,
        `ALTER TABLE matches ADD CONSTRAINT no_interludes CHECK (game_id <> 'interlude')`,
      );
      await expect(chooseNext(here.table, first, bo.userId, ['add-3'])).rejects.toMatchObject({
        code: '23514',
      });
      await execute(here.database, 'ALTER TABLE matches DROP CONSTRAINT no_interludes');
      expect(await everything(campaign)).toEqual(before);
      must(await chooseNext(here.table, first, bo.userId, ['add-3']));
      expect(await currentOf(here, campaign)).toMatchObject({ gameId: 'interlude' });
    });

    test('goes on once, though two processes end its match in the same moment', async () => {
      const { campaign, first } = await openedCampaign(here);
      must(await here.table.start(first, ann.userId));
      must(await chooseNext(here.table, first, ann.userId, ['add-3']));
      const last = { matchId: first, userId: bo.userId, decisionId: '2', options: ['add-3'] };
      const { open: asked } = must(await here.table.look(first, bo.userId));
      const decisionId = asked[0]?.id ?? '';
      await Promise.all([
        here.table.choose({ ...last, decisionId, requestId: 'one' }),
        here.table.choose({ ...last, decisionId, requestId: 'other' }),
        here.table.abandon(first, ann.userId),
      ]);
      const { matches } = must(await here.table.campaigns.record(campaign));
      expect(matches.map(({ number }) => number)).toEqual([1, 2]);
    });

    test('is found by its server, its people and how it stands, the latest change first', async () => {
      const one = await openedCampaign(here);
      const other = await openedCampaign(here);
      must(await here.table.campaigns.end(one.campaign, ann.userId));
      const list = async (filter: Parameters<typeof here.table.campaigns.list>[0]) =>
        must(await here.table.campaigns.list(filter)).campaigns.map(({ id }) => id);
      expect((await list({ guildId: 'g' })).slice(0, 2)).toEqual([one.campaign, other.campaign]);
      expect(await list({ userId: 'u-stranger' })).toEqual([]);
      const running = await list({ userId: bo.userId, statuses: ['playing'] });
      expect(running).toContain(other.campaign);
      expect(running).not.toContain(one.campaign);
    });

    test('is hosted by whoever hosts its current match', async () => {
      const { campaign, first } = await openedCampaign(here);
      must(await here.table.leave(first, ann.userId));
      expect((await here.store.campaigns.read(campaign))?.hostId).toBe(bo.userId);
      must(await here.table.join(first, ann, ['fox']));
      must(await here.table.start(first, bo.userId));
      await here.publishing.drain();
      must(await here.table.abandon(first, bo.userId));
      expect((await currentOf(here, campaign)).hostId).toBe(bo.userId);
    });

    test('of matches after matches has one card, and slots that lead to no other', async () => {
      const { campaign, first } = await openedCampaign(here);
      await playQuest(here, first);
      await playInterlude(here, (await currentOf(here, campaign)).id);
      await here.publishing.drain();
      const slots = (await execute(
        here.database,
        `SELECT m.campaign_number AS number, o.kind, o.due_at AS due, o.message_id AS message
          FROM outbox o JOIN matches m ON m.id = o.match_id
          WHERE m.campaign_id = '${campaign}' AND o.key = 'lobby' ORDER BY 1`,
      )) as { number: number; kind: string; due: Date | null; message: string }[];
      expect(slots.map(({ kind: one, due }) => [one, due])).toEqual([
        ['handed-on', null],
        ['handed-on', null],
        ['lobby', null],
      ]);
      expect(new Set(slots.map(({ message }) => message)).size).toBe(1);
    });
  });
}
