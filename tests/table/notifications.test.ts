import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import type { Store } from '../../src/table/match/saved/store.ts';
import { deliveryFor } from '../../src/table/telling/notifications/delivery.ts';
import { noticesFor } from '../../src/table/telling/notifications/notices.ts';
import { preferencesIn } from '../../src/table/telling/notifications/preferences.ts';
import {
  emptyDatabase,
  execute,
  type TestDatabase,
  testDatabases,
} from '../support/test-database.ts';
import {
  ann,
  bo,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const CALL: Slot = {
  kind: 'call',
  key: 'call:1',
  data: { decisions: ['1'], mentions: [], closed: false },
};
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

describe('what somebody has set', () => {
  test('is to be mentioned as often as needed, unless they say otherwise', () => {
    expect(preferencesIn({})).toEqual({
      way: 'mention',
      most: null,
      closed: false,
      locale: null,
    });
    expect(preferencesIn({ hints: 'off', notifyBy: 'both', notifyMost: 3 })).toEqual({
      way: 'both',
      most: 3,
      closed: false,
      locale: null,
    });
  });

  test.each([
    [null],
    ['words'],
    [[]],
    [{ notifyBy: 'carrier pigeon', notifyMost: 4, locale: '!!' }],
  ])('is the usual where %j can not be read', (saved) => {
    expect(preferencesIn(saved)).toEqual({
      way: 'mention',
      most: null,
      closed: false,
      locale: null,
    });
  });
});

describe('how somebody hears of a post', () => {
  const usual = preferencesIn({});

  test.each([
    ['mention', false, true, false],
    ['direct', false, false, true],
    ['both', false, true, true],
    ['none', false, false, false],
    // People with closed direct messages are mentioned, unless they want to hear nothing.
    ['direct', true, true, false],
    ['both', true, true, false],
    ['none', true, false, false],
  ] as const)('who wants %s (closed: %s)', (way, closed, mention, direct) => {
    const delivery = deliveryFor({ ...usual, way, closed }, [later(-1)], NOON);
    expect(delivery).toEqual({ mention, direct, nextAt: null });
  });

  test('the last that is allowed says when the next may come, and above that there is none', () => {
    const three = { ...usual, most: 3 } as const;
    expect(deliveryFor(three, [later(-5)], NOON).nextAt).toBeNull();
    const earlier = [later(-5), later(-2)];
    expect(deliveryFor(three, earlier, NOON)).toEqual({
      mention: true,
      direct: false,
      nextAt: later(19),
    });
    expect(deliveryFor(three, [...earlier, later(-1)], NOON)).toEqual({
      mention: false,
      direct: false,
      nextAt: null,
    });
    expect(deliveryFor({ ...usual, most: 1 }, [], NOON).nextAt).toEqual(later(24));
  });
});

describe('what is noted of notifications', () => {
  let database: TestDatabase;
  let here: TestTable;
  let match: string;

  beforeAll(async () => {
    database = await emptyDatabase();
    here = await openTestTable(database, { now: () => later(30) });
    match = await startedMatch(here.table);
    await here.publishing.drain();
  }, 60_000);
  afterAll(async () => {
    await here.close();
    await database.close();
  });

  const post = (nonce: string, now = NOON) =>
    noticesFor(
      { store: here.store, now: () => now },
      match,
      { slot: CALL, nonce, direct: false, dueAt: now },
      usualSettings(null),
    );
  const rows = () =>
    execute(database, 'SELECT nonce, user_id FROM notifications ORDER BY at, nonce');

  test('nothing, of those who have set nothing', async () => {
    const notices = post('usual');
    expect(await notices.deliver([ann.userId, bo.userId])).toEqual(
      new Map([
        [ann.userId, { mention: true, direct: false, nextAt: null }],
        [bo.userId, { mention: true, direct: false, nextAt: null }],
      ]),
    );
    expect(notices.mayStand()).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('each once, however often the post is tried, and no more a day than is wanted', async () => {
    must(await here.table.setNotifications(bo.userId, { way: 'both', most: 1 }));
    const first = await post('one').deliver([ann.userId, bo.userId]);
    expect(first.get(bo.userId)).toEqual({ mention: true, direct: true, nextAt: later(24) });
    expect(first.get(ann.userId)).toEqual({ mention: true, direct: false, nextAt: null });
    expect(await post('one', later(1)).deliver([bo.userId])).toEqual(
      new Map([[bo.userId, first.get(bo.userId)]]),
    );
    const second = post('two', later(23));
    expect((await second.deliver([bo.userId])).get(bo.userId)).toEqual({
      mention: false,
      direct: false,
      nextAt: null,
    });
    expect(second.mayStand()).toBe(false);
    expect((await post('three', later(25)).deliver([bo.userId])).get(bo.userId)?.mention).toBe(
      true,
    );
    expect(await rows()).toEqual([
      { nonce: 'one', user_id: bo.userId },
      { nonce: 'three', user_id: bo.userId },
    ]);
  });

  test('a direct message is begun once, stands once, and is noted until it is gone', async () => {
    const { direct } = post('one');
    const [message, ...others] = await direct.standing();
    if (!message) throw new Error('There is no direct message.');
    expect(others.map(({ nonce }) => nonce)).toEqual(['three']);
    expect(message).toMatchObject({
      userId: bo.userId,
      subject: 'call',
      decisions: ['1'],
      place: null,
    });
    expect(await direct.begin(message)).toBe(true);
    expect(await direct.begin(message)).toBe(false);
    await direct.stands(message, { channelId: 'c', messageId: 'm' }, 'about');
    expect(await direct.standing()).toContainEqual({
      ...message,
      begun: true,
      place: { channelId: 'c', messageId: 'm' },
      about: 'about',
    });
    await direct.gone(message);
    expect((await direct.standing()).map(({ nonce }) => nonce)).toEqual(['three']);
  });

  test('is theirs to have, and is tidied away when it counts no more', async () => {
    const { notifications } = must(await here.table.personalData(bo.userId));
    expect(notifications).toEqual([
      { match, at: NOON.toISOString(), mention: true, direct: true },
      { match, at: later(25).toISOString(), mention: true, direct: true },
    ]);
    // 30 hours after noon; the message of the 25th hour is there.
    expect(must(await here.table.housekeep()).notifications).toBe(1);
    expect(await rows()).toEqual([{ nonce: 'three', user_id: bo.userId }]);
  });

  test('who is forgotten has set nothing, and nothing is noted of them', async () => {
    must(await here.table.forget(bo.userId));
    expect(await rows()).toEqual([]);
    expect(must(await here.table.notifications(bo.userId)).preferences.way).toBe('mention');
  });
});

test.each(testDatabases())(
  'over all processes: of two posts at once one counts ($kind)',
  async ({ open }) => {
    const database = await open();
    const tables = [await openTestTable(database), await openTestTable(database)];
    const [here] = tables;
    if (!here) throw new Error('There is no table.');
    must(await here.table.setNotifications(ann.userId, { most: 3 }));
    const match = await startedMatch(here.table);
    await here.publishing.drain();
    const deliver = (store: Store, nonce: string) =>
      noticesFor(
        { store, now: () => NOON },
        match,
        { slot: CALL, nonce, direct: false, dueAt: NOON },
        usualSettings(null),
      ).deliver([ann.userId]);
    const posts = tables.flatMap(({ store }, process) =>
      [1, 2, 3, 4].map((number) => deliver(store, `${process}-${number}`)),
    );
    const delivered = (await Promise.all(posts)).map((all) => all.get(ann.userId));
    expect(delivered.filter((one) => one?.mention)).toHaveLength(3);
    expect(delivered.filter((one) => one?.nextAt)).toHaveLength(1);
    for (const table of tables) await table.close();
    await database.close();
  },
  60_000,
);
