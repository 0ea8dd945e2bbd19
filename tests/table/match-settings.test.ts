import { describe, expect, test } from 'vitest';
import {
  isTimeZone,
  PACE_VALUES,
  paceOf,
  readSettings,
  usualSettings,
} from '../../src/table/match/saved/match-settings.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { startedMatch } from '../support/test-table.ts';

const NEVER_SET = {
  pace: { kind: 'none' },
  reminder: 0.5,
  quiet: null,
  clock: 'table',
  timeZone: 'Etc/UTC',
  zoneGuessed: false,
  locale: null,
  absent: 'fallback',
  asking: 'everything',
  packs: [],
};

describe('what is read of settings', () => {
  test('of a match from before they were kept has nothing done for anybody', () => {
    expect(readSettings({})).toEqual(NEVER_SET);
    expect(paceOf(readSettings({}))).toMatchObject({ turn: null, vote: null });
  });

  test.each([
    ['a zone that there is not', { ...usualSettings(null), timeZone: 'Europe/Hollowmere' }],
    [
      'quiet hours that never end',
      { ...usualSettings(null), quiet: { from: '22:00', to: '22:00' } },
    ],
    [
      'quiet hours of nearly a day',
      { ...usualSettings(null), quiet: { from: '08:00', to: '04:01' } },
    ],
    [
      'a time that no clock shows',
      { ...usualSettings(null), quiet: { from: '24:00', to: '08:00' } },
    ],
    ['own values that are missing', { pace: { kind: 'own' } }],
    ['a question without any time', { pace: { kind: 'own', own: { turn: 0, vote: 5 } } }],
    ['something else', 'daily'],
  ])('%s does nothing by itself', (_, saved) => {
    expect(readSettings(saved)).toEqual(NEVER_SET);
  });

  test('is what was set', () => {
    const quiet = { from: '22:00', to: '08:00' };
    const own = { turn: 90, vote: null, pausesAfter: 600 };
    const set = { ...usualSettings(null), quiet, timeZone: 'Europe/Berlin' };
    expect(readSettings(JSON.parse(JSON.stringify(set)))).toEqual(set);
    expect(paceOf(set)).toEqual(PACE_VALUES.daily);
    expect(paceOf(readSettings({ ...set, pace: { kind: 'own', own } }))).toEqual({
      ...own,
      byTheClock: false,
      matters: 10,
      opening: 10,
    });
  });

  test('has everything asked at a table from before anybody could say what to be asked', () => {
    const { asking: _, ...before } = usualSettings(null);
    expect(readSettings(before)).toEqual({ ...before, asking: 'everything' });
    expect(usualSettings(null).asking).toBe('what-matters');
    expect(readSettings({ ...before, asking: 'nothing' })).toEqual(NEVER_SET);
  });

  test.each([
    ['live', { turn: 10, byTheClock: false, matters: 10, opening: 10 }],
    ['daily', { turn: 26 * 60, byTheClock: true, matters: 120, opening: 15 }],
    ['relaxed', { turn: 3 * 24 * 60, byTheClock: false, matters: 6 * 60, opening: 45 }],
    ['none', { turn: null, byTheClock: false, matters: null, opening: null }],
  ] as const)('has times for what is asked beside turns at the pace “%s”', (kind, values) => {
    expect(PACE_VALUES[kind]).toMatchObject(values);
  });

  test('gives what is asked beside turns parts of them at a pace of one’s own, and no more', () => {
    const own = (turn: number) =>
      paceOf(readSettings({ pace: { kind: 'own', own: { turn, vote: turn, pausesAfter: 600 } } }));
    expect(own(24 * 60)).toMatchObject({ matters: 120, opening: 15 });
    expect(own(5)).toMatchObject({ matters: 5, opening: 5 });
  });

  test('names zones as the world does', () => {
    expect(['Europe/Berlin', 'Etc/UTC', 'Asia/Kolkata'].every(isTimeZone)).toBe(true);
    expect(['', 'Berlin', 'GMT+99:99'].some(isTimeZone)).toBe(false);
  });
});

describe('a match in the database', () => {
  const here = tableForTests();

  test('keeps its settings; one from before has a pace of none', async () => {
    const id = await startedMatch(here.table);
    expect((await here.store.read(id))?.settings).toEqual({
      ...usualSettings(null),
      zoneGuessed: true,
      locale: 'en',
    });
    await execute(here.database, `UPDATE matches SET settings = '{}' WHERE id = '${id}'`);
    expect((await here.store.read(id))?.settings).toEqual(NEVER_SET);
  });

  test('whose desk is from before asks for all of its time, and of nobody that they look', async () => {
    const id = await startedMatch(here.table);
    await execute(
      here.database,
      `UPDATE matches SET desk = desk - 'stakes' - 'asking' - 'looked' - 'forThem',
         settings = settings - 'asking' WHERE id = '${id}'`,
    );
    const match = await here.store.read(id);
    expect(match?.desk).toMatchObject({ stakes: {}, asking: {}, looked: {}, forThem: [] });
    expect(match?.settings.asking).toBe('everything');
    expect(match?.desk.call).not.toBeNull();
  });

  test('is due once its time has come, the most urgent first, so many at most', async () => {
    const [early, late, never] = [
      await startedMatch(here.table),
      await startedMatch(here.table),
      await startedMatch(here.table),
    ];
    // As if all this had been worked out before 2020.
    await execute(here.database, 'UPDATE matches SET wakes_as_of = NULL');
    const wakes = (id: string, at: string | null) =>
      execute(here.database, `UPDATE matches SET wakes_at = ${at && `'${at}'`} WHERE id = '${id}'`);
    await wakes(never, null);
    await wakes(late, '2020-01-02T00:00:00Z');
    await wakes(early, '2020-01-01T00:00:00Z');
    const due = (until: string, limit = 10) => here.store.due(new Date(until), limit);
    const first = { id: early, wakesAt: new Date('2020-01-01T00:00:00Z') };
    const second = { id: late, wakesAt: new Date('2020-01-02T00:00:00Z') };
    expect(await due('2019-12-31T23:59:59Z')).toEqual([]);
    expect(await due('2020-01-01T00:00:00Z')).toEqual([first]);
    expect(await due('2020-02-01T00:00:00Z')).toEqual([first, second]);
    expect(await due('2020-02-01T00:00:00Z', 1)).toEqual([first]);
    expect(await due('9999-01-01T00:00:00Z')).not.toContainEqual(
      expect.objectContaining({ id: never }),
    );
  });
});
