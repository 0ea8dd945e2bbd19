import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;
let clock: number;

/** Milliseconds; apart enough that what is not due is not waited for either: this clock doesn't advance by itself. */
const JOINED = 20_000;
const PAUSE = 3 * JOINED;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
beforeEach(async () => {
  clock = Date.now();
  here = await openTestTable(database, {
    pace: { followUp: 0, edits: JOINED, pause: PAUSE, companion: 0 },
    now: () => new Date(clock),
  });
});
afterEach(() => here.close());
afterAll(() => database.close());

/** How many times the board of a match's first round has been published, once what is due has been. */
async function boards(matchId: string): Promise<number> {
  await here.publishing.drain();
  return here.publisher.publications.filter(
    ({ slot, snapshot }) => snapshot.match.id === matchId && slot.key === 'round:1',
  ).length;
}

const choose = async (matchId: string, user: string, option: string) =>
  must(await chooseNext(here.table, matchId, user, [option]));

test('the board stays as it is while somebody goes on, and follows soon once another is called', async () => {
  const id = await startedMatch(here.table);
  expect(await boards(id)).toBe(1);
  await choose(id, ann.userId, 'roll');
  clock += PAUSE - 2 * JOINED;
  expect(await boards(id)).toBe(1);
  await choose(id, ann.userId, 'yes');
  expect(await boards(id)).toBe(1);
  clock += JOINED;
  expect(await boards(id)).toBe(2);
  await choose(id, bo.userId, 'add-2');
  clock += JOINED;
  expect(await boards(id)).toBe(3);
});

test('the board follows when somebody pauses in the middle of their turn', async () => {
  const id = await startedMatch(here.table);
  expect(await boards(id)).toBe(1);
  await choose(id, ann.userId, 'roll');
  clock += PAUSE - JOINED;
  expect(await boards(id)).toBe(1);
  clock += JOINED;
  expect(await boards(id)).toBe(2);
});
