import { describe, expect, test } from 'vitest';
import {
  campaignGames,
  countToSix,
  currentOf,
  cy,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { ann, bo, must, noticesOf } from '../../support/test-table.ts';

const here = tableForTests(campaignGames());

const stateOf = async (campaign: string) =>
  must(await here.table.campaigns.find(campaign)).campaign.campaign?.state;

describe('a match that its people end', () => {
  test('is no end of its campaign: the rules say what comes of it', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.start(first, ann.userId));
    must(await here.table.abandon(first, ann.userId));
    expect(await stateOf(campaign)).toMatchObject({ played: 0, abandoned: 1 });
    const again = await currentOf(here, campaign);
    expect(again).toMatchObject({
      gameId: 'counting',
      status: 'lobby',
      campaign: { number: 2 },
      seats: [ann, bo],
    });
    await playQuest(here, again.id);
    const interlude = await currentOf(here, campaign);
    must(await here.table.abandon(interlude.id, bo.userId, true));
    must(await here.table.abandon(interlude.id, ann.userId));
    expect(await currentOf(here, campaign)).toMatchObject({ gameId: 'counting', status: 'lobby' });
    expect(await stateOf(campaign)).toMatchObject({ played: 1, abandoned: 1 });
  });

  test('by administrators counts the same; they end the campaign by its lobby', async () => {
    const { campaign, first } = await openedCampaign(here);
    const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };
    must(await here.table.start(first, ann.userId));
    must(await here.table.endMatch(first, dag));
    expect(await stateOf(campaign)).toMatchObject({ abandoned: 1 });
    const { id } = await currentOf(here, campaign);
    must(await here.table.endMatch(id, dag));
    expect(must(await here.table.campaigns.find(campaign)).campaign).toMatchObject({
      status: 'ended',
      current: { id, status: 'abandoned' },
    });
  });
});

describe('the lobby of a campaign', () => {
  test('stays when everybody leaves: the host keeps it, and it can be joined again', async () => {
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    await playInterlude(here, (await currentOf(here, campaign)).id);
    const { id } = await currentOf(here, campaign);
    must(await here.table.leave(id, bo.userId));
    must(await here.table.leave(id, ann.userId));
    expect(await currentOf(here, campaign)).toMatchObject({
      id,
      status: 'lobby',
      seats: [],
      hostId: ann.userId,
    });
    expect(await here.table.start(id, ann.userId)).toMatchObject({ refusal: 'not-seated' });
    must(await here.table.join(id, cy, ['hare']));
    must(await here.table.setOption(id, ann.userId, 'faulty', 'yes'));
    must(await here.table.join(id, bo, ['owl']));
    must(await here.table.start(id, cy.userId));
    expect(await currentOf(here, campaign)).toMatchObject({ id, status: 'playing' });
  });

  test('is not closed by itself, only with the campaign', async () => {
    const { campaign, first } = await openedCampaign(here);
    expect(await here.table.abandon(first, ann.userId)).toMatchObject({
      refusal: 'lobby-of-campaign',
    });
    const ended = must(await here.table.campaigns.end(campaign, ann.userId));
    expect(ended).toMatchObject({
      outcome: 'ended',
      campaign: { status: 'ended' },
      match: { id: first, status: 'abandoned' },
    });
    expect(await here.table.join(first, cy)).toMatchObject({ refusal: 'match-over' });
    expect(await here.table.campaigns.end(campaign, ann.userId)).toMatchObject({
      refusal: 'campaign-over',
    });
    expect(await here.table.rematch(first, ann)).toMatchObject({
      refusal: 'campaign-goes-on',
      current: null,
    });
  });
});

describe('a campaign', () => {
  test('ends with the match that is played, when its host says so', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.start(first, ann.userId));
    expect(await here.table.campaigns.end(campaign, 'u-stranger', true)).toMatchObject({
      refusal: 'not-seated',
    });
    must(await here.table.campaigns.end(campaign, ann.userId));
    const record = must(await here.table.campaigns.record(campaign));
    expect(record.campaign.status).toBe('ended');
    // What is played is over, and nothing follows: the rules aren't asked what it leads to.
    expect(record.matches.map(({ status }) => status)).toEqual(['abandoned']);
    expect(record.campaign.campaign?.state).toMatchObject({ abandoned: 0 });
    await here.publishing.drain();
    expect(noticesOf(here, first)).toContainEqual({
      notice: 'abandoned',
      by: ann.userId,
      of: 'campaign',
    });
  });

  test('ends when more than half of its people want it, in play and between two matches', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.join(first, cy, ['hare']));
    expect(await here.table.campaigns.end(campaign, bo.userId)).toMatchObject({
      outcome: 'needs-confirm',
    });
    expect(must(await here.table.campaigns.end(campaign, bo.userId, true))).toMatchObject({
      outcome: 'asked',
      campaign: { status: 'playing', ending: { votes: [bo.userId], needed: 2 } },
    });
    must(await here.table.campaigns.stay(campaign, bo.userId));
    expect(must(await here.table.campaigns.find(campaign)).campaign.ending.votes).toEqual([]);
    must(await here.table.start(first, ann.userId));
    must(await here.table.campaigns.end(campaign, bo.userId, true));
    await here.publishing.drain();
    const ended = must(await here.table.campaigns.end(campaign, cy.userId, true));
    expect(ended).toMatchObject({ outcome: 'ended', match: { status: 'abandoned' } });
    await here.publishing.drain();
    expect(noticesOf(here, first)).toEqual(
      expect.arrayContaining([
        { notice: 'ending', votes: [bo.userId], needed: 2, of: 'campaign' },
        {
          notice: 'abandoned',
          by: cy.userId,
          votes: [bo.userId, cy.userId],
          of: 'campaign',
        },
      ]),
    );
  });

  test('whose match ends while somebody asks for the end of the match is asked about anew', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.start(first, ann.userId));
    must(await here.table.campaigns.end(campaign, bo.userId, true));
    await countToSix(here, first);
    // Those who wanted it said so of another match.
    expect(must(await here.table.campaigns.find(campaign)).campaign.ending).toEqual({
      votes: [],
      needed: 2,
    });
  });
});
