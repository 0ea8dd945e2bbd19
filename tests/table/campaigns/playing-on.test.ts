import { afterEach, expect, test } from 'vitest';
import { createThinkers } from '../../../src/companions/thinkers.ts';
import { startCompanions } from '../../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../../src/table/match/owed-work.ts';
import { usualSettings } from '../../../src/table/match/saved/match-settings.ts';
import {
  campaignGames,
  countToSix,
  currentOf,
  openedCampaign,
} from '../../support/campaign-at-table.ts';
import { NOON, tableAtNoon } from '../../support/table-at-noon.ts';
import { ann, bo, chooseNext, must, noticesOf } from '../../support/test-table.ts';

/** Companions and deadlines carry over from match to match, as people do. */
const here = tableAtNoon();
const running: OwedWork[] = [];

const HOUR = 60 * 60_000;

afterEach(async () => {
  for (const companions of running.splice(0)) await companions.stop();
});

/** A quest in play, with these settings from its start, in its thread. */
async function quest(settings = usualSettings(null)) {
  await here.restart(campaignGames());
  const opened = await openedCampaign(here);
  await here.store.change(opened.first, async ({ stored }) => {
    stored.settings = settings;
    return { answer: null, change: { match: stored } };
  });
  must(await here.table.start(opened.first, ann.userId));
  await here.publishing.drain();
  return opened;
}

/** Companions that play here instantly, until the test is over. */
function companionsAt(games: ReturnType<typeof campaignGames>['games']) {
  const companions = startCompanions({
    store: here.store,
    games,
    table: here.table,
    thinkers: createThinkers({ games: [...games.values()].map(({ rules }) => rules), entry: null }),
    log: here.log,
    pace: 0,
  });
  running.push(companions);
  return companions;
}

test('a companion plays on in the interlude, and sits in the next lobby', async () => {
  await here.restart(campaignGames());
  const { games } = campaignGames();
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { campaign, match } = must(await here.table.campaigns.create(wanted));
  must(await here.table.chooseCharacters(match.id, ann.userId, ['fox']));
  must(await here.table.addCompanion(match.id, ann.userId, 'steady'));
  must(await here.table.start(match.id, ann.userId));
  await here.publishing.drain();
  const companions = companionsAt(games);
  // Three of Ann and three of the companion, which counts as fast as it can.
  must(await chooseNext(here.table, match.id, ann.userId, ['add-3']));
  await companions.drain();
  const interlude = await currentOf(here, campaign.id);
  expect(interlude).toMatchObject({ gameId: 'interlude', status: 'playing' });
  expect(interlude.seats[1]?.userId).toBe('companion:steady:1');
  must(await chooseNext(here.table, interlude.id, ann.userId, ['add-1']));
  await companions.drain();
  const next = await currentOf(here, campaign.id);
  expect(next).toMatchObject({ gameId: 'counting', status: 'lobby', campaign: { number: 3 } });
  expect(next.seats[1]).toMatchObject({
    userId: 'companion:steady:1',
    characters: interlude.seats[1]?.characters,
  });
});

test('a seat that a companion keeps is kept in the interlude, and its own in the next lobby', async () => {
  const { campaign, first } = await quest();
  const until = () => new Date(NOON + 48 * HOUR);
  must(await here.table.goAway(first, bo.userId, { until, strength: 'steady' }));
  const companion = must(await here.table.find(first)).match.seats[1]?.userId ?? '';
  must(await chooseNext(here.table, first, ann.userId, ['add-3']));
  must(await chooseNext(here.table, first, companion, ['add-3']));
  const interlude = await currentOf(here, campaign);
  const look = must(await here.table.look(interlude.id, bo.userId));
  expect(look).toMatchObject({ kept: 'seat-2', sitting: [{ owner: bo, until: until() }] });
  await here.publishing.drain();
  expect(noticesOf(here, interlude.id)).toMatchObject([
    { notice: 'handed-over', seat: 'seat-2', until: until().toISOString(), over: false },
  ]);
  must(await chooseNext(here.table, interlude.id, ann.userId, ['add-3']));
  expect((await currentOf(here, campaign)).seats).toMatchObject([ann, bo]);
});

test('whoever stays away in the interlude is reminded and stood in for by the settings of the quest', async () => {
  const settings = {
    ...usualSettings(null),
    pace: { kind: 'own', own: { turn: 60, vote: 60, pausesAfter: 60 * 24 * 14 } },
    absent: 'fallback',
  } as const;
  const { campaign, first } = await quest(settings);
  await countToSix(here, first);
  const interlude = await currentOf(here, campaign);
  expect(interlude.settings).toEqual(settings);
  expect((await here.store.due(new Date(NOON + 24 * HOUR), 5)).map(({ id }) => id)).toEqual([
    interlude.id,
  ]);
  await here.pass(61 * 60_000);
  const { revision } = must(await here.table.find(interlude.id)).match;
  expect(revision).toBeGreaterThan(0);
});

test('what a deadline ends lets the campaign go on, and whoever looks after matches hears of it', async () => {
  const settings = {
    ...usualSettings(null),
    pace: { kind: 'own', own: { turn: 60, vote: 60, pausesAfter: 60 * 24 * 14 } },
    absent: 'companion',
  } as const;
  const heard: string[] = [];
  const { campaign, first } = await quest(settings);
  const other = await here.open({ ...campaignGames(), owed: (id) => void heard.push(id) });
  must(await chooseNext(here.table, first, ann.userId, ['add-3']));
  must(await here.table.handOver(first, ann.userId, 'seat-1', 'steady'));
  // Bo is the last person, and his time is up: the companion that stands in for him counts to six.
  for (const hours of [0.6, 1.1]) {
    here.clock = NOON + hours * HOUR;
    must(await other.table.wake(first));
  }
  await other.close();
  const interlude = await currentOf(here, campaign);
  expect(interlude).toMatchObject({ gameId: 'interlude', status: 'playing' });
  expect(heard).toEqual(expect.arrayContaining([first, interlude.id]));
});

test('what somebody wants to be asked goes with them, and whoever sleeps is back in the next match as in this', async () => {
  const { campaign, first } = await quest();
  must(await here.table.sayWhatToBeAsked(first, ann.userId, 'own-turns'));
  must(await chooseNext(here.table, first, ann.userId, ['add-3']));
  await here.pass(26 * HOUR);
  const { games } = campaignGames();
  const companions = companionsAt(games);
  // Bo sleeps, and his companion counts to six.
  await companions.drain();
  const interlude = await currentOf(here, campaign);
  expect(interlude).toMatchObject({ gameId: 'interlude', status: 'playing' });
  expect((await here.store.read(interlude.id))?.desk).toMatchObject({
    asking: { [ann.userId]: 'own-turns' },
    sitting: { 'seat-2': { from: bo, asleep: true } },
  });
  must(await here.table.comeToLook(interlude.id, bo));
  expect((await currentOf(here, campaign)).seats[1]?.userId).toBe(bo.userId);
});

test('how often somebody has been notified goes with them into the next lobby, wherever they sit then', async () => {
  const { campaign, first } = await quest();
  const times = {
    notified: { 'seat-1': '2026-03-01T10:00:00.000Z', 'seat-2': '2026-03-01T11:00:00.000Z' },
    notifiedBefore: { 'seat-2': '2026-03-01T08:00:00.000Z' },
  };
  await countToSix(here, first);
  const interlude = await currentOf(here, campaign);
  await here.store.change(interlude.id, async ({ stored }) => {
    Object.assign(stored.desk, times);
    return { answer: null, change: { match: stored } };
  });
  must(await chooseNext(here.table, interlude.id, ann.userId, ['add-3']));
  const next = await currentOf(here, campaign);
  expect((await here.store.read(next.id))?.desk).toMatchObject(times);

  must(await here.table.leave(next.id, ann.userId));
  must(await here.table.join(next.id, { userId: 'dag', name: 'Dag' }));
  const { desk, seats } = (await here.store.read(next.id)) ?? {};
  expect(seats).toMatchObject([bo, { userId: 'dag' }]);
  expect(desk).toMatchObject({
    notified: { 'seat-1': times.notified['seat-2'] },
    notifiedBefore: { 'seat-1': times.notifiedBefore['seat-2'] },
  });
  expect(desk?.notified['seat-2']).toBeUndefined();
});
