import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  noticesOf,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;
let clock = Date.UTC(2026, 10, 17, 12);

const HOUR = 3_600_000;

beforeAll(async () => {
  database = await emptyDatabase();
  here = await openTestTable(database, { now: () => new Date(clock) });
}, 60_000);
beforeEach(() => {
  clock = Date.UTC(2026, 10, 17, 12);
});
afterAll(async () => {
  await here.close();
  await database.close();
});

const settingsOf = async (id: string) => must(await here.table.find(id)).match.settings;

const lobby = async () =>
  must(await here.table.create({ gameId: 'counting', guildId: 'g', channelId: 'c', host: ann }))
    .match.id;

describe('the host sets the pace', () => {
  test('of a table that gathers, whose card shows it', async () => {
    const id = await lobby();
    await here.publishing.drain();
    const before = here.publisher.publications.length;
    must(await here.table.setPace(id, ann.userId, { pace: 'relaxed', absent: 'fallback' }));
    expect(await settingsOf(id)).toMatchObject({ pace: { kind: 'relaxed' }, absent: 'fallback' });
    await here.publishing.drain();
    const shown = here.publisher.publications.slice(before);
    expect(shown.map(({ slot }) => slot.kind)).toEqual(['lobby']);
    expect(shown[0]?.snapshot.match.settings.pace).toEqual({ kind: 'relaxed' });
  });

  test('with a time of their own, of which a group has half', async () => {
    const id = await lobby();
    must(await here.table.setPace(id, ann.userId, { turn: 90 }));
    expect((await settingsOf(id)).pace).toEqual({
      kind: 'own',
      own: { turn: 90, vote: 45, pausesAfter: 5 * 1440 },
    });
    must(await here.table.setPace(id, ann.userId, { turn: 30 * 1440 }));
    expect((await settingsOf(id)).pace).toMatchObject({ own: { pausesAfter: 90 * 1440 } });
  });

  test('in a running match: the thread is told, and what is open has all of its new time', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    clock += 11 * HOUR;
    must(await here.table.setPace(id, ann.userId, { turn: 120 }));
    const { times } = must(await here.table.snapshot(id));
    expect(times).toEqual({ due: { 1: new Date(clock + 2 * HOUR) }, pausedSince: null });
    expect((await here.store.read(id))?.wakesAt).toEqual(new Date(clock + HOUR));
    await here.publishing.drain();
    expect(noticesOf(here, id)).toMatchObject([{ notice: 'pace', by: ann.userId }]);
    const [call] = [...here.publisher.messages.values()].filter(
      ({ slot, snapshot }) => slot.kind === 'call' && snapshot.match.id === id,
    );
    expect(call?.slot.data).toMatchObject({ decisions: ['1'], mentions: [] });
  });

  test('and a match with no deadlines has none', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.setPace(id, ann.userId, { pace: 'none' }));
    const { times, waiting } = must(await here.table.look(id, bo.userId));
    expect(times.due).toEqual({});
    expect(waiting).toMatchObject([{ seat: 'seat-1', dueAt: null }]);
  });

  test('to what it is already without a word', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.setPace(id, ann.userId, { pace: 'daily' }));
    await here.publishing.drain();
    expect(noticesOf(here, id)).toEqual([]);
  });

  test('nobody else does, and not after the end', async () => {
    const id = await startedMatch(here.table);
    const before = await settingsOf(id);
    expect(await here.table.setPace(id, bo.userId, { pace: 'live' })).toMatchObject({
      refusal: 'not-host',
    });
    expect(await settingsOf(id)).toEqual(before);
    must(await here.table.abandon(id, ann.userId));
    expect(await here.table.setPace(id, ann.userId, { pace: 'live' })).toMatchObject({
      refusal: 'match-over',
    });
    expect(await here.table.setPace('nothing', ann.userId, {})).toMatchObject({
      refusal: 'no-such-match',
    });
  });

  test.each([
    ['no time at all', { turn: 1 }],
    ['more than a month', { turn: 31 * 1440 }],
    ['a zone that there is not', { timeZone: 'Europe/Hollowmere' }],
    ['quiet hours of nearly a day', { quiet: { from: '08:00', to: '05:00' } }],
    ['a time that no clock shows', { quiet: { from: '25:00', to: '05:00' } }],
  ])('not to %s', async (_, change) => {
    const id = await lobby();
    const before = await settingsOf(id);
    expect(await here.table.setPace(id, ann.userId, change)).toMatchObject({
      refusal: 'wrong-pace',
    });
    expect(await settingsOf(id)).toEqual(before);
  });
});

test('a pause shows, and ends with a choice', async () => {
  const id = await startedMatch(here.table);
  clock += 200 * HOUR;
  must(await here.table.wake(id));
  const paused = must(await here.table.look(id, ann.userId));
  expect(paused.times).toEqual({ due: {}, pausedSince: new Date(clock) });
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  const { times, waiting } = must(await here.table.look(id, ann.userId));
  expect(times.pausedSince).toBeNull();
  expect(waiting).toMatchObject([{ seat: 'seat-2', dueAt: new Date(clock + 26 * HOUR) }]);
});
