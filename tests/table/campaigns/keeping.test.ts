import { beforeEach, describe, expect, test } from 'vitest';
import { isFormer } from '../../../src/table/match/people/former.ts';
import {
  campaignGames,
  currentOf,
  cy,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { execute } from '../../support/test-database.ts';
import { ann, bo, must } from '../../support/test-table.ts';

const DAY = 24 * 60 * 60_000;
let now = new Date();
let goesOnAnyway = false;
const here = tableForTests({
  ...campaignGames({ countsAbandoned: () => goesOnAnyway }),
  now: () => now,
});

beforeEach(async () => {
  now = new Date();
  await execute(here.database, 'DELETE FROM campaigns');
});

const saying = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of ['campaigns', 'matches', 'seats', 'inputs', 'outbox', 'participants']) {
    const rows = (await execute(
      here.database,
      `SELECT t::text AS row FROM "${table}" t WHERE position('${text}' IN t::text) > 0`,
    )) as { row: string }[];
    found.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return found;
};

describe('who wants to be forgotten', () => {
  test('stands nowhere in a campaign any more, and it goes on', async () => {
    const { campaign, first } = await openedCampaign(here);
    await execute(
      here.database,
      `UPDATE campaigns SET name = 'For <@${ann.userId}>',
        state = jsonb_set(state, '{state,chosenBy}', '"${ann.userId}"')`,
    );
    await playQuest(here, first);
    const interlude = await currentOf(here, campaign);
    must(await here.table.forget(ann.userId));
    expect(await saying(ann.userId)).toEqual([]);
    const found = must(await here.table.campaigns.find(campaign)).campaign;
    expect(found).toMatchObject({ name: 'For a former player', hostId: bo.userId });
    expect(found.current).toMatchObject({ id: interlude.id, status: 'playing' });
    expect(found.current?.seats[0]?.userId).toMatch(/^companion:/);
  });

  test('leaves the lobby of a campaign to whoever comes next, as its host', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.leave(first, bo.userId));
    must(await here.table.forget(ann.userId));
    const waiting = await currentOf(here, campaign);
    expect(waiting).toMatchObject({ id: first, status: 'lobby', seats: [] });
    expect(isFormer({ userId: waiting.hostId })).toBe(true);
    must(await here.table.join(first, cy));
    expect((await currentOf(here, campaign)).hostId).toBe(cy.userId);
    expect(await saying(ann.userId)).toEqual([]);
  });

  test('as the last person in a match ends that, and the campaign waits', async () => {
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    must(await here.table.forget(bo.userId));
    must(await here.table.forget(ann.userId));
    const waiting = await currentOf(here, campaign);
    expect(waiting).toMatchObject({ gameId: 'counting', status: 'lobby' });
    expect(waiting.seats.filter(({ userId }) => !userId.startsWith('companion:'))).toEqual([]);
    expect(await saying(ann.userId)).toEqual([]);
    expect(await saying(bo.userId)).toEqual([]);
  });

  test('leaves a seat of the interlude to whoever takes it, where a quest ends for want of people', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.leave(first, bo.userId));
    must(await here.table.addCompanion(first, ann.userId, 'steady'));
    must(await here.table.start(first, ann.userId));
    await here.publishing.drain();
    goesOnAnyway = true;
    must(await here.table.forget(ann.userId));
    goesOnAnyway = false;
    const interlude = await currentOf(here, campaign);
    expect(interlude).toMatchObject({
      gameId: 'interlude',
      status: 'playing',
      openSeats: ['seat-1'],
    });
    must(await here.table.takeSeat(interlude.id, cy, 'seat-1'));
    expect(must(await here.table.look(interlude.id, cy.userId)).open).toHaveLength(1);
    expect(await saying(ann.userId)).toEqual([]);
  });

  test('can ask before which campaign their matches are part of', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.campaigns.end(campaign, bo.userId, true));
    const { matches } = must(await here.table.personalData(bo.userId));
    expect(matches).toContainEqual(
      expect.objectContaining({
        match: first,
        campaign,
        noted: expect.objectContaining({ wantsToEndCampaign: true }),
      }),
    );
  });
});

describe('housekeeping', () => {
  const later = (days: number) => {
    now = new Date(now.getTime() + days * DAY);
  };

  test('leaves the lobby of a campaign open for a year, and ends the campaign then', async () => {
    const { campaign, first } = await openedCampaign(here);
    later(300);
    expect(must(await here.table.housekeep())).toMatchObject({ lobbies: 0, campaigns: 0 });
    expect(await currentOf(here, campaign)).toMatchObject({ id: first, status: 'lobby' });
    later(66);
    expect(must(await here.table.housekeep())).toMatchObject({ lobbies: 0, campaigns: 1 });
    expect(must(await here.table.campaigns.find(campaign)).campaign.status).toBe('ended');
    // Nothing was ever played in it: it goes, like a single match's lobby.
    later(31);
    expect(must(await here.table.housekeep())).toMatchObject({ neverBegun: 1 });
    expect(await here.table.campaigns.find(campaign)).toMatchObject({
      refusal: 'no-such-campaign',
    });
  });

  test('keeps what was played in a campaign, and forgets it with its server', async () => {
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    await playInterlude(here, (await currentOf(here, campaign)).id);
    must(await here.table.campaigns.end(campaign, ann.userId));
    later(400);
    must(await here.table.housekeep());
    const { matches } = must(await here.table.campaigns.record(campaign));
    expect(matches.map(({ number }) => number)).toEqual([1, 2]);
    must(await here.table.leftServer('g'));
    later(31);
    expect(must(await here.table.housekeep())).toMatchObject({ servers: 1 });
    expect(await execute(here.database, 'SELECT id FROM campaigns')).toEqual([]);
    expect(await here.table.find(first)).toMatchObject({ refusal: 'no-such-match' });
  });
});
