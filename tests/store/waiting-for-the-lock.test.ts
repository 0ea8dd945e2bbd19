import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { testDatabases } from '../support/test-database.ts';
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
  });
}
