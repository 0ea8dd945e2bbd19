import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute, testDatabases } from '../support/test-database.ts';
import { ann, bo, startedMatch } from '../support/test-table.ts';

for (const { kind, open } of testDatabases()) {
  describe(`two changes of one match at a time (${kind})`, () => {
    const here = tableForTests({}, open);

    test('who has waited for the other finds the match and its seats as the other has left them', async () => {
      const id = await startedMatch(here.table);
      await here.publishing.stop();
      const names = ({ seats }: { seats: { name: string }[] }) => seats.map(({ name }) => name);
      const order: string[] = [];
      const first = here.store.change(id, async ({ stored }) => {
        order.push('first');
        await setTimeout(300);
        const seats = stored.seats.map((seat) => ({ ...seat, name: `${seat.name} the Second` }));
        return { answer: stored.version, change: { match: stored, seats } };
      });
      while (order.length === 0) await setTimeout(10);
      const second = here.store.change(id, async ({ stored }) => {
        order.push('second');
        return { answer: stored, change: null };
      });
      const [before, found] = await Promise.all([first, second]);
      expect(order).toEqual(['first', 'second']);
      expect(found?.version).toBe((before ?? 0) + 1);
      if (!found) throw new Error('The match is gone.');
      expect(names(found)).toEqual([`${ann.name} the Second`, `${bo.name} the Second`]);
    });

    test('a message that a choice has just changed is never shown as the match was before', async () => {
      const id = await startedMatch(here.table);
      await here.publishing.stop();
      const now = new Date(Date.now() + 60_000);
      const until = new Date(now.getTime() + 10_000);
      const before = (await here.store.read(id))?.version ?? 0;
      await here.store.outbox.releaseAll();
      // A choice of another process, which takes its time.
      const choice = execute(
        here.database,
        `BEGIN;
        UPDATE matches SET version = version + 1 WHERE id = '${id}';
        UPDATE outbox SET wanted = wanted + 1, due_at = now() WHERE match_id = '${id}';
        SELECT pg_sleep(0.5);
        COMMIT`,
      );
      await setTimeout(200);
      const owing = await here.store.outbox.take(id, 'somebody', now, until);
      await choice;
      expect([null, before + 1]).toContain(owing?.owed?.version);
      expect(owing?.owed?.wanted).toBeGreaterThan(1);
    });
  });
}
