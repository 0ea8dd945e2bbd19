import { describe, expect, test } from 'vitest';
import {
  isTimeZone,
  PACE_VALUES,
  paceOf,
  readSettings,
  usualSettings,
} from '../../src/table/saved/match-settings.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { startedMatch } from '../support/test-table.ts';

const NEVER_SET = {
  pace: { kind: 'none' },
  reminder: 0.5,
  quiet: null,
  timeZone: 'Etc/UTC',
  absent: 'fallback',
};

describe('what is read of settings', () => {
  test('of a match from before they were kept has nothing done for anybody', () => {
    expect(readSettings({})).toEqual(NEVER_SET);
    expect(paceOf(readSettings({}))).toMatchObject({ turn: null, vote: null });
  });

  test.each([
    ['a zone that there is not', { ...usualSettings(), timeZone: 'Europe/Hollowmere' }],
    ['quiet hours that never end', { ...usualSettings(), quiet: { from: '22:00', to: '22:00' } }],
    ['quiet hours of nearly a day', { ...usualSettings(), quiet: { from: '08:00', to: '04:01' } }],
    ['a time that no clock shows', { ...usualSettings(), quiet: { from: '24:00', to: '08:00' } }],
    ['own values that are missing', { pace: { kind: 'own' } }],
    ['a question without any time', { pace: { kind: 'own', own: { turn: 0, vote: 5 } } }],
    ['something else', 'daily'],
  ])('%s does nothing by itself', (_, saved) => {
    expect(readSettings(saved)).toEqual(NEVER_SET);
  });

  test('is what was set', () => {
    const quiet = { from: '22:00', to: '08:00' };
    const own = { turn: 90, vote: null, pausesAfter: 600 };
    const set = { ...usualSettings(), quiet, timeZone: 'Europe/Berlin' };
    expect(readSettings(JSON.parse(JSON.stringify(set)))).toEqual(set);
    expect(paceOf(set)).toEqual(PACE_VALUES.daily);
    expect(paceOf(readSettings({ ...set, pace: { kind: 'own', own } }))).toEqual(own);
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
    expect((await here.store.read(id))?.settings).toEqual(usualSettings());
    await execute(here.database, `UPDATE matches SET settings = '{}' WHERE id = '${id}'`);
    expect((await here.store.read(id))?.settings).toEqual(NEVER_SET);
  });

  test('is due once its time has come, the most urgent first, so many at most', async () => {
    const [early, late, never] = [
      await startedMatch(here.table),
      await startedMatch(here.table),
      await startedMatch(here.table),
    ];
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
