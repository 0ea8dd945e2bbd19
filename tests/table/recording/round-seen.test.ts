import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGames } from '../../../src/table/match/saved/games.ts';
import { countingGame } from '../../support/counting-game.ts';
import type { CountingView } from '../../support/counting-state.ts';
import { emptyDatabase, type TestDatabase } from '../../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../../support/test-table.ts';

let database: TestDatabase;
const open: TestTable[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});
afterAll(() => database.close());

async function tableWith(...options: Parameters<typeof countingGame>): Promise<TestTable> {
  const table = await openTestTable(database, { games: createGames([countingGame(...options)]) });
  open.push(table);
  return table;
}

/** A match whose first round is over: Ann added 3 and hid 1, Bo added 2 and hid 2. */
async function afterOneRound({ table }: TestTable): Promise<string> {
  const id = await startedMatch(table);
  for (const [{ userId }, option] of [
    [ann, 'add-3'],
    [bo, 'add-2'],
    [ann, '1'],
    [bo, '2'],
    [ann, 'on'],
    [bo, 'on'],
  ] as const) {
    must(await chooseNext(table, id, userId, [option]));
  }
  return id;
}

test('a round that is over is seen choice by choice, as everyone saw it', async () => {
  const here = await tableWith();
  const { table } = here;
  const id = await afterOneRound(here);
  const { seen } = must(await table.roundSeen(id, 1));
  if (typeof seen === 'string') throw new Error(seen);
  const total = (view: unknown) => (view as CountingView).total;
  expect(total(seen.before)).toBe(0);
  expect(
    seen.steps.map(({ events, view }) => [events.map(({ type }) => type), total(view)]),
  ).toEqual([
    [['added'], 3],
    [['added'], 5],
    [[], 5],
    [['hid', 'hid'], 5],
    [['round-began'], 5],
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/"number":"?1/);
});

test('no other round is seen: one that goes on, one that never was, one from before an update', async () => {
  const before = await tableWith();
  const id = await afterOneRound(before);
  const seenIn = async (table: TestTable, round: number) =>
    must(await table.table.roundSeen(id, round)).seen;
  expect(await seenIn(before, 2)).toBe('going-on');
  expect(await seenIn(before, 3)).toBe('never');
  expect(await seenIn(before, Number.NaN)).toBe('never');
  await before.publishing.stop();
  const after = await tableWith({ content: '2' });
  await after.table.resumeAll();
  expect(await seenIn(after, 1)).toBe('rules-changed');
});

test('a match that is gone has no rounds', async () => {
  const { table } = await tableWith();
  expect(await table.roundSeen('nowhere', 1)).toEqual({ ok: false, refusal: 'no-such-match' });
});
