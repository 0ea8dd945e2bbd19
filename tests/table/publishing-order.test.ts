import { expect, test } from 'vitest';
import type { Publisher } from '../../src/table/telling/publishing/publisher.ts';
import { startPublishing } from '../../src/table/telling/publishing/scheduling.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { recordingPublisher, startedMatch } from '../support/test-table.ts';

const here = tableForTests();

test('what somebody has just done is published while others’ boards that were put off fill the rest', async () => {
  await here.publishing.stop();
  const waiting: string[] = [];
  for (let count = 0; count < 5; count++) waiting.push(await startedMatch(here.table));
  const begun = new Set<string>();
  const { promise: released, resolve: release } = promiseWithResolve();
  const recording = recordingPublisher();
  const publisher: Publisher = {
    async publish(publication, notices) {
      const { id } = publication.snapshot.match;
      begun.add(id);
      if (waiting.includes(id)) await released;
      return recording.publish(publication, notices);
    },
  };
  const { table, store, log } = here;
  const publishing = startPublishing({ table, store, log, publisher, atOnce: 4 });
  try {
    await expect.poll(() => begun.size).toBe(3);
    const fresh = await startedMatch(table);
    publishing.owed(fresh);
    expect(await publishing.published(fresh, 5_000)).toBe(true);
    expect([...begun].filter((id) => waiting.includes(id))).toHaveLength(3);
    release();
    await publishing.drain();
    expect(begun.size).toBe(waiting.length + 1);
  } finally {
    release();
    await publishing.stop();
  }
});

test('messages are hurried while many matches wait', async () => {
  await here.publishing.stop();
  for (let count = 0; count < 8; count++) await startedMatch(here.table);
  const waiting: boolean[] = [];
  const recording = recordingPublisher();
  const publisher: Publisher = {
    publish(publication, notices) {
      if (publication.slot.kind === 'lobby') waiting.push(publication.isHurried);
      return recording.publish(publication, notices);
    },
  };
  const { table, store, log } = here;
  const publishing = startPublishing({ table, store, log, publisher, atOnce: 1 });
  try {
    await publishing.drain();
    // The first begins while seven wait; from the fifth on there are fewer than four.
    const hurried = waiting.filter((isHurried) => isHurried).length;
    expect(hurried).toBeGreaterThan(0);
    expect(hurried).toBeLessThan(waiting.length);
    expect(waiting).toEqual([...waiting].sort((one, other) => Number(other) - Number(one)));
  } finally {
    await publishing.stop();
  }
});

function promiseWithResolve() {
  let resolve = () => {};
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}
