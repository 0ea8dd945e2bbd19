import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replay } from '../../src/table/ending/replay.ts';
import { countingGame } from '../support/counting-game.ts';
import { embeddedDatabase, execute, type TestDatabase } from '../support/test-database.ts';
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

beforeAll(async () => {
  database = await embeddedDatabase();
  here = await openTestTable(database);
}, 60_000);
afterAll(async () => {
  await here.close();
  await database.close();
});

async function playedToTheEnd(): Promise<string> {
  const id = await startedMatch(here.table, { target: '6' });
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  must(await chooseNext(here.table, id, ann.userId, ['yes']));
  must(await chooseNext(here.table, id, bo.userId, ['add-2']));
  must(await chooseNext(here.table, id, bo.userId, ['2']));
  must(await chooseNext(here.table, id, ann.userId, ['1']));
  must(await chooseNext(here.table, id, bo.userId, ['on'], { confirmed: true }));
  must(await chooseNext(here.table, id, ann.userId, ['add-3']));
  return id;
}

test('the seed of a finished match has the published hash and gives the match again', async () => {
  const id = await playedToTheEnd();
  const { match } = must(await here.table.find(id));
  expect(match).toMatchObject({ status: 'over', outcome: { winners: ['seat-1'] } });
  expect(
    createHash('sha256')
      .update(match.seed ?? '')
      .digest('hex'),
  ).toBe(match.seedHash);
  expect(must(await here.table.verify(id)).verified).toBe('same');
  const stored = await here.store.read(id);
  const inputs = (await here.store.inputs(id, 100)).reverse();
  const choices = inputs.flatMap(({ seat, decisionId, options }) =>
    seat && decisionId ? [{ seat, decisionId, options }] : [],
  );
  expect(choices).toHaveLength(7);
  if (!stored?.setup) throw new Error('The set-up was not saved.');
  const again = replay(countingGame(), stored.setup, choices);
  expect(again.match).toEqual(stored.state);
  expect(again.happenings).toEqual(inputs.flatMap(({ happenings }) => happenings));
});

test('a match whose choices or state were tampered with does not verify', async () => {
  const id = await playedToTheEnd();
  await execute(
    database,
    `UPDATE matches SET state = jsonb_set(state, '{state,total}', '99') WHERE id = '${id}'`,
  );
  expect(must(await here.table.verify(id)).verified).toBe('different');
  const other = await playedToTheEnd();
  await execute(
    database,
    `UPDATE inputs SET options = '{nonsense}' WHERE match_id = '${other}' AND revision = 3`,
  );
  expect(must(await here.table.verify(other)).verified).toBe('different');
});

test('the host ends a match at once, somebody else at the table confirms, a stranger can not', async () => {
  const id = await startedMatch(here.table);
  expect(await here.table.abandon(id, 'u-stranger')).toMatchObject({ refusal: 'not-seated' });
  expect(await here.table.abandon('nowhere', bo.userId)).toEqual({
    ok: false,
    refusal: 'no-such-match',
  });
  expect(await here.table.abandon(id, bo.userId)).toMatchObject({ outcome: 'needs-confirm' });
  const ended = must(await here.table.abandon(id, bo.userId, true));
  expect(ended).toMatchObject({ outcome: 'abandoned', match: { status: 'abandoned' } });
  expect(ended.match.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(await chooseNext(here.table, id, ann.userId, ['add-1'])).toMatchObject({
    refusal: 'match-over',
  });
  expect(await here.table.abandon(id, ann.userId)).toMatchObject({ refusal: 'match-over' });
  await here.publishing.drain();
  const slots = here.publisher.publications.filter(({ snapshot }) => snapshot.match.id === id);
  expect(slots.find(({ slot }) => slot.kind === 'notice')?.slot.data).toEqual({
    notice: 'abandoned',
    by: bo.userId,
  });
  const other = await startedMatch(here.table);
  expect(await here.table.abandon(other, ann.userId)).toMatchObject({ outcome: 'abandoned' });
});
