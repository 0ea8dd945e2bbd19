import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Standing, StandingOffer } from '../../src/kernel/standing.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame } from '../support/counting-game.ts';
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

/** People's standing answers where the first of them to press would decide for all. */

const ON: Standing = { id: 'goes-on', until: 'revoked', instead: ['ends'] };
const END: Standing = { id: 'ends', until: 'revoked', instead: ['goes-on'] };
const OFFERS: StandingOffer[] = [
  { ...ON, option: 'on' },
  { ...END, option: 'end' },
];

let database: TestDatabase;
let here: TestTable;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterEach(() => here.close());
afterAll(() => database.close());

/** A match at its first turn, in which the whole group is asked whether to go on. */
async function counting({ unconfirmed = true } = {}): Promise<string> {
  const game = countingGame(unconfirmed ? { unconfirmed: true } : {});
  const rules = {
    ...game.rules,
    standing: ({ prompt }: { prompt: { key: string } }) =>
      prompt.key === 'counting.prompt.go-on' ? OFFERS : [],
    beforehand: [ON, END],
  };
  here = await openTestTable(database, { games: createGames([{ ...game, rules }]) });
  return startedMatch(here.table);
}

const give = async (id: string, { userId }: typeof ann, answer: Standing) =>
  must(await here.table.giveBeforehand(id, userId, answer.id));

/** Both take their turns and hide a number, up to the question whether to go on. */
async function untilAskedTogether(id: string): Promise<void> {
  for (const [person, option] of [
    [ann, 'add-1'],
    [bo, 'add-1'],
    [ann, '1'],
    [bo, '1'],
  ] as const) {
    must(await chooseNext(here.table, id, person.userId, [option]));
  }
}

const openTo = async (id: string, { userId }: typeof ann) =>
  must(await here.table.look(id, userId)).open.map(({ prompt }) => prompt.key);

test('is answered without asking when all of them have given it', async () => {
  const id = await counting();
  await give(id, ann, ON);
  await give(id, bo, ON);
  await untilAskedTogether(id);
  expect(await openTo(id, ann)).toEqual(['counting.prompt.add']);
  const [latest] = await here.store.inputs(id, 1);
  expect(latest).toMatchObject({ options: ['on'] });
});

test.each([
  { title: 'one of them has not', others: [] },
  { title: 'they have given different ones', others: [END] },
])('is asked when $title', async ({ others }) => {
  const id = await counting();
  await give(id, ann, ON);
  for (const answer of others) await give(id, bo, answer);
  await untilAskedTogether(id);
  expect(await openTo(id, ann)).toEqual(['counting.prompt.go-on']);
  expect(await openTo(id, bo)).toEqual(['counting.prompt.go-on']);
});

test('is asked again when one of them has taken it back', async () => {
  const id = await counting();
  await give(id, ann, ON);
  await give(id, bo, ON);
  must(await here.table.revoke(id, bo.userId, 'goes-on'));
  await untilAskedTogether(id);
  expect(await openTo(id, bo)).toEqual(['counting.prompt.go-on']);
});

test('giving one takes back what contradicts it', async () => {
  const id = await counting();
  await give(id, ann, ON);
  await give(id, ann, END);
  const { standing } = must(await here.table.look(id, ann.userId));
  expect(standing.map((one) => one.id)).toEqual(['ends']);
});

test('what was taken back so holds again when the choices since are undone', async () => {
  const id = await counting();
  const standing = async () =>
    must(await here.table.look(id, ann.userId)).standing.map((one) => one.id);
  await give(id, ann, ON);
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  await give(id, ann, END);
  expect(await standing()).toEqual(['ends']);
  must(await here.table.undo(id, ann.userId, { requestId: 'back', to: 0, ask: false }));
  expect(await standing()).toEqual(['goes-on']);
});

test('a vote is never settled like that', async () => {
  const id = await counting({ unconfirmed: false });
  await give(id, ann, ON);
  await give(id, bo, ON);
  await untilAskedTogether(id);
  expect(await openTo(id, ann)).toEqual(['counting.prompt.go-on']);
});
