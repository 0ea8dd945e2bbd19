import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Owing } from '../../src/table/match/saved/store.ts';
import { type Publishing, startPublishing } from '../../src/table/telling/publishing/scheduling.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../support/test-table.ts';

const here = tableForTests();

test('what happens while messages are published is found on the way, and not looked for again', async () => {
  const id = await startedMatch(here.table);
  await here.publishing.drain();
  const take = vi.spyOn(here.store.outbox, 'take');
  let meanwhile = true;
  here.publisher.after = async ({ slot }) => {
    if (slot.kind !== 'round' || !meanwhile) return;
    meanwhile = false;
    must(await chooseNext(here.table, id, bo.userId, ['add-2']));
  };
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  expect(await here.publishing.published(id, 5_000)).toBe(true);
  expect(meanwhile).toBe(false);
  const found = await Promise.all(take.mock.results.map(({ value }) => value));
  take.mockRestore();
  expect(found.length).toBeGreaterThan(0);
  for (const owing of found) expect(owing?.owed).not.toBeNull();
  const rounds = here.publisher.publications.filter(({ slot }) => slot.kind === 'round');
  expect(rounds.at(-1)?.snapshot.view).toMatchObject({ total: 3 });
});

/** Publishing whose looks at a match find this, one after the other. */
function finding(answers: Owing[]): { publishing: Publishing; looks: () => number } {
  const { table, store, log, publisher } = here;
  const take = vi.fn(async () => answers.shift() ?? { owed: null, nextAt: null });
  const outbox = { ...store.outbox, take, owing: async () => [] };
  const publishing = startPublishing({ table, store: { ...store, outbox }, log, publisher });
  return { publishing, looks: () => take.mock.calls.length };
}

const laterBy = (milliseconds: number): Owing => ({
  owed: null,
  nextAt: new Date(Date.now() + milliseconds),
});

test('what was put off and has been dealt with since wakes nobody', async () => {
  const { publishing, looks } = finding([laterBy(100), { owed: null, nextAt: null }]);
  publishing.owed('m');
  expect(await publishing.published('m', 5_000)).toBe(true);
  publishing.owed('m');
  expect(await publishing.published('m', 5_000)).toBe(true);
  await pause(200);
  expect(looks()).toBe(2);
  await publishing.stop();
});

test('what was put off is looked for when it is due, also if it was due later or sooner before', async () => {
  const { publishing, looks } = finding([laterBy(60_000), laterBy(50), laterBy(60_000)]);
  for (const _ of [1, 2]) {
    publishing.owed('m');
    expect(await publishing.published('m', 5_000)).toBe(true);
  }
  await expect.poll(looks).toBe(3);
  await pause(100);
  expect(looks()).toBe(3);
  await publishing.stop();
});
