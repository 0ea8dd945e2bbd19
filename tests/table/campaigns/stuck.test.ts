import { expect, test } from 'vitest';
import {
  campaignGames,
  cardsIn,
  currentOf,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { ann, must, openTestTable } from '../../support/test-table.ts';

let fails: 'never' | 'after' | 'interlude' = 'never';

const failing = (when: typeof fails) => () => {
  if (fails === when) throw new Error(`A fault at ${when}.`);
};

const here = tableForTests(
  campaignGames({ onAfter: failing('after'), onInterlude: failing('interlude') }),
);

const found = async (campaign: string) => must(await here.table.campaigns.find(campaign)).campaign;

for (const when of ['after', 'interlude'] as const) {
  test(`a match keeps its end where the rules fail (${when}), and the campaign goes on when they are mended`, async () => {
    const { campaign, first } = await openedCampaign(here);
    const other = await openedCampaign(here);
    fails = when;
    await playQuest(here, first);
    expect(must(await here.table.find(first)).match).toMatchObject({
      status: 'over',
      outcome: { winners: ['seat-2'] },
    });
    expect(await found(campaign)).toMatchObject({
      status: 'stuck',
      stuckBecause: `Error: A fault at ${when}.`,
      current: { id: first },
      campaign: { state: { played: 0, total: 0 } },
    });
    expect(here.log.entries).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'A campaign is stuck.' }),
    );
    // A start that finds the rules unchanged changes nothing.
    const { changedAt } = await found(campaign);
    await here.table.resumeAll();
    expect((await found(campaign)).changedAt).toEqual(changedAt);

    fails = 'never';
    await playQuest(here, other.first);
    expect(await currentOf(here, other.campaign)).toMatchObject({ gameId: 'interlude' });

    await here.table.resumeAll();
    expect(await found(campaign)).toMatchObject({
      status: 'playing',
      stuckBecause: null,
      campaign: { state: { played: 1, total: 6 } },
    });
    const interlude = await currentOf(here, campaign);
    expect(interlude).toMatchObject({ gameId: 'interlude', status: 'playing' });
    await here.publishing.drain();
    expect(
      cardsIn(here).filter((card) => {
        const match = here.publisher.messages.get(card)?.snapshot.match;
        return match?.campaign?.id === campaign;
      }),
    ).toHaveLength(1);
    await playInterlude(here, interlude.id);
    expect(await currentOf(here, campaign)).toMatchObject({ gameId: 'counting' });
    // It goes on only once.
    await here.table.resumeAll();
    expect(must(await here.table.campaigns.record(campaign)).matches).toHaveLength(3);
  });
}

test('a campaign that is stuck can be ended', async () => {
  const { campaign, first } = await openedCampaign(here);
  fails = 'after';
  await playQuest(here, first);
  must(await here.table.campaigns.end(campaign, ann.userId));
  fails = 'never';
  await here.table.resumeAll();
  expect(await found(campaign)).toMatchObject({ status: 'ended', current: { id: first } });
  expect(must(await here.table.campaigns.record(campaign)).matches).toHaveLength(1);
});

test('a bot without the game sets a campaign aside, and one that has it again takes it up', async () => {
  const { campaign, first } = await openedCampaign(here);
  must(await here.table.start(first, ann.userId));
  const [counting, interlude] = [...campaignGames().games.values()];
  if (!counting || !interlude) throw new Error('There are two games.');
  const { campaign: _, ...rules } = counting.rules;
  const games = new Map([['counting', { ...counting, rules }]]);
  const older = await openTestTable(here.database, { games });
  must(await older.table.abandon(first, ann.userId));
  await older.close();
  expect(await found(campaign)).toMatchObject({ status: 'stuck' });
  await here.table.resumeAll();
  expect(await found(campaign)).toMatchObject({
    status: 'playing',
    campaign: { state: { abandoned: 1 } },
  });
});
