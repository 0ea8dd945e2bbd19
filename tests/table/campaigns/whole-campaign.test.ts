import { beforeEach, describe, expect, test } from 'vitest';
import {
  campaignGames,
  cardsIn,
  currentOf,
  cy,
  openedCampaign,
  playInterlude,
  playQuest,
  standingOf,
} from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { execute } from '../../support/test-database.ts';
import { ann, bo, chooseNext, must } from '../../support/test-table.ts';

const here = tableForTests(campaignGames());

beforeEach(async () => {
  await here.publishing.drain();
  await execute(here.database, 'DELETE FROM campaigns');
  await execute(here.database, 'DELETE FROM tallies');
  here.publisher.messages.clear();
  here.publisher.publications.length = 0;
});

test('a campaign of three matches goes through lobby, interlude and lobby to its end, and carries a number over', async () => {
  const { campaign, first } = await openedCampaign(here);
  expect(must(await here.table.campaigns.find(campaign)).campaign).toMatchObject({
    status: 'playing',
    hostId: ann.userId,
    options: { length: 'three' },
    current: { id: first, status: 'lobby', campaign: { id: campaign, number: 1 } },
  });
  for (const number of [1, 2, 3]) {
    const quest = await currentOf(here, campaign);
    expect(quest).toMatchObject({
      gameId: 'counting',
      status: 'lobby',
      seats: [
        { ...ann, seat: 'seat-1', characters: ['fox'] },
        { ...bo, seat: 'seat-2', characters: ['owl'] },
      ],
      hostId: ann.userId,
      options: { target: '6' },
      campaign: { id: campaign, number: 2 * number - 1, settled: ['target'] },
    });
    await playQuest(here, quest.id);
    await here.publishing.drain();
    if (number === 3) break;
    const interlude = await currentOf(here, campaign);
    expect(interlude).toMatchObject({ gameId: 'interlude', status: 'playing' });
    expect(interlude.threadId).toBe(`thread-${quest.id}`);
    await playInterlude(here, interlude.id);
  }
  const record = must(await here.table.campaigns.record(campaign));
  expect(record.campaign).toMatchObject({
    status: 'over',
    campaign: { state: { played: 3, total: 24 }, outcome: { won: true, reason: 'counted' } },
    endedAt: expect.any(Date),
  });
  expect(record.matches.map(({ after }) => after?.state)).toMatchObject([
    { played: 1, total: 6, between: true },
    { played: 1, total: 9, between: false },
    { played: 2, total: 15, between: true },
    { played: 2, total: 18, between: false },
    { played: 3, total: 24, between: false },
  ]);
  expect(record.matches.map(({ number, gameId, status }) => [number, gameId, status])).toEqual([
    [1, 'counting', 'over'],
    [2, 'interlude', 'over'],
    [3, 'counting', 'over'],
    [4, 'interlude', 'over'],
    [5, 'counting', 'over'],
  ]);
  const carried = [];
  for (const { id } of record.matches) {
    const stored = await here.store.read(id);
    carried.push(stored?.setup?.brings);
    expect(must(await here.table.verify(id)).verified).toBe('same');
    expect(stored?.setup?.brings).toEqual(must(await here.table.exportMatch(id)).file.brings);
  }
  expect(carried).toEqual([0, 6, 9, 15, 18].map((total) => ({ carried: total, seats: 2 })));
  // Interludes aren't counted.
  expect(must(await here.table.playerStatistics('g', bo.userId)).games).toEqual([
    { gameId: 'counting', played: 3, won: 3 },
  ]);
});

test('one message in the channel is edited through the whole campaign', async () => {
  const { campaign, first } = await openedCampaign(here);
  await here.publishing.drain();
  const [home] = cardsIn(here);
  expect(cardsIn(here)).toHaveLength(1);
  await playQuest(here, first);
  await here.publishing.drain();
  const interlude = await currentOf(here, campaign);
  expect(here.publisher.messages.get(home ?? '')?.snapshot.match.id).toBe(interlude.id);
  await playInterlude(here, interlude.id);
  await here.publishing.drain();
  const second = await currentOf(here, campaign);
  expect(here.publisher.messages.get(home ?? '')?.snapshot.match).toMatchObject({
    id: second.id,
    status: 'lobby',
  });
  // Whatever asks for the cards of earlier matches, they are no longer published.
  for (const id of [first, interlude.id]) {
    await here.store.outbox.want(id, ['lobby'], new Date());
    must(await here.table.mend(id, home ?? ''));
    must(await here.table.repair(id));
  }
  await here.publishing.drain();
  expect(cardsIn(here)).toEqual([home]);
  expect(here.publisher.messages.get(home ?? '')?.snapshot.match.id).toBe(second.id);
});

test('an interlude is told in the thread of the match before, below how that ended', async () => {
  const { campaign, first } = await openedCampaign(here);
  await playQuest(here, first);
  await here.publishing.drain();
  const interlude = await currentOf(here, campaign);
  const posted = here.publisher.publications
    .filter(({ message, slot }) => !message && slot.kind !== 'lobby')
    .map(({ slot, snapshot }) => [snapshot.match.id, slot.kind]);
  expect(posted.map(([, kind]) => kind).filter((kind) => kind === 'thread')).toHaveLength(1);
  const ending = posted.findIndex(([, kind]) => kind === 'ending');
  expect(posted[ending]?.[0]).toBe(first);
  const firstOfInterlude = posted.findIndex(([id]) => id === interlude.id);
  expect(firstOfInterlude).toBeGreaterThan(ending);
  expect(standingOf(here, interlude.id).map(([, { kind }]) => kind)).toEqual(
    expect.arrayContaining(['lobby', 'chapter', 'round', 'call']),
  );
});

test('a thread belongs to the match that is played there last', async () => {
  const { campaign, first } = await openedCampaign(here);
  await playQuest(here, first);
  await here.publishing.drain();
  const thread = `thread-${first}`;
  const interlude = await currentOf(here, campaign);
  expect(must(await here.table.findByThread(thread)).match.id).toBe(interlude.id);
  expect(must(await here.table.campaigns.findByThread(thread)).campaign.id).toBe(campaign);
  expect(must(await here.table.campaigns.findByMatch(first)).campaign.id).toBe(campaign);
  await playInterlude(here, interlude.id);
  expect(must(await here.table.findByThread(thread)).match.id).toBe(interlude.id);
  const second = await currentOf(here, campaign);
  must(await here.table.start(second.id, ann.userId));
  await here.publishing.drain();
  expect(must(await here.table.findByThread(`thread-${second.id}`)).match.id).toBe(second.id);
  expect(must(await here.table.findByThread(thread)).match.id).toBe(interlude.id);
});

test('of one match only is over with it', async () => {
  const { campaign, first } = await openedCampaign(here, { length: 'one' });
  await playQuest(here, first);
  expect(must(await here.table.campaigns.find(campaign)).campaign).toMatchObject({
    status: 'over',
    current: { id: first, status: 'over' },
  });
  await here.publishing.drain();
  const [home] = cardsIn(here);
  expect(here.publisher.messages.get(home ?? '')?.snapshot.match).toMatchObject({
    id: first,
    status: 'over',
  });
});

describe('between two matches', () => {
  test('people come, go and change whom they play', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.setOption(first, ann.userId, 'faulty', 'yes'));
    await playQuest(here, first);
    await playInterlude(here, (await currentOf(here, campaign)).id);
    const { id, options } = await currentOf(here, campaign);
    expect(options).toEqual({ target: '6', faulty: 'yes' });
    must(await here.table.join(id, cy, ['hare']));
    must(await here.table.chooseCharacters(id, ann.userId, ['toad']));
    must(await here.table.leave(id, bo.userId));
    must(await here.table.start(id, cy.userId));
    must(await chooseNext(here.table, id, ann.userId, ['add-3']));
    must(await chooseNext(here.table, id, cy.userId, ['add-3']));
    const interlude = await currentOf(here, campaign);
    expect(interlude.seats).toEqual([
      { ...ann, seat: 'seat-1', characters: ['toad'] },
      { ...cy, seat: 'seat-2', characters: ['hare'] },
    ]);
    const listed = must(await here.table.campaigns.list({ userId: bo.userId }));
    expect(listed.campaigns.map((one) => one.id)).toEqual([campaign]);
    expect(must(await here.table.campaigns.list({ guildId: 'other' })).campaigns).toEqual([]);
  });

  test('what the campaign has settled stays so', async () => {
    const { first } = await openedCampaign(here);
    expect(await here.table.setOption(first, ann.userId, 'target', '12')).toMatchObject({
      refusal: 'settled-by-campaign',
      option: 'target',
    });
    expect(must(await here.table.find(first)).match.options.target).toBe('6');
  });

  test('a match that has ended can neither be taken back nor played again', async () => {
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    expect(await here.table.undo(first, bo.userId, { requestId: 'undo-1' })).toMatchObject({
      refusal: 'match-over',
    });
    const { id } = await currentOf(here, campaign);
    expect(await here.table.undo(id, bo.userId, { requestId: 'undo-2' })).toMatchObject({
      refusal: 'nothing-to-undo',
    });
    expect(await here.table.rematch(first, ann)).toMatchObject({
      refusal: 'campaign-goes-on',
      current: { id },
    });
  });
});

test('a match of a campaign can be taken out and in again as a match by itself, an interlude out only', async () => {
  const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };
  const { campaign, first } = await openedCampaign(here);
  await playQuest(here, first);
  const interlude = await currentOf(here, campaign);
  await playInterlude(here, interlude.id);
  const second = await currentOf(here, campaign);
  await playQuest(here, second.id);
  const fileOf = async (id: string) => JSON.stringify(must(await here.table.exportMatch(id)).file);
  const again = must(
    await here.table.importMatch(Buffer.from(await fileOf(second.id)), 'c-2', dag),
  ).match;
  expect(again).toMatchObject({ status: 'over', campaign: null });
  expect((await here.store.read(again.id))?.setup?.brings).toEqual({ carried: 9, seats: 2 });
  expect(
    await here.table.importMatch(Buffer.from(await fileOf(interlude.id)), 'c-2', dag),
  ).toMatchObject({
    refusal: 'cannot-import',
    because: 'no-such-game',
  });
});

test('no lobby offers what is played in a campaign only, nor a campaign where there is none', async () => {
  const wanted = { guildId: 'g', channelId: 'c', host: ann };
  expect(await here.table.create({ ...wanted, gameId: 'interlude' })).toMatchObject({
    refusal: 'only-in-campaign',
  });
  expect(await here.table.campaigns.create({ ...wanted, gameId: 'interlude' })).toMatchObject({
    refusal: 'no-campaigns',
  });
  const strange = { ...wanted, gameId: 'counting', options: { length: 'ever' } };
  expect(await here.table.campaigns.create(strange)).toMatchObject({ refusal: 'no-such-setting' });
  expect(await here.table.campaigns.find('nowhere')).toMatchObject({
    refusal: 'no-such-campaign',
  });
});
