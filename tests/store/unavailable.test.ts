import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BreakableConnection,
  breakableConnection,
} from '../../src/drivers/bot/breakable-connection.ts';
import { openStore } from '../../src/store/open-store.ts';
import { recordingLog } from '../support/recording-log.ts';
import { type TestDatabase, testDatabases } from '../support/test-database.ts';
import { ann, must, startedMatch, type TestTable, tableReaching } from '../support/test-table.ts';

for (const { kind, open } of testDatabases()) {
  describe(`when the ${kind} database goes away`, () => {
    let database: TestDatabase;
    let way: BreakableConnection;
    let here: TestTable;

    beforeEach(async () => {
      database = await open();
      way = await breakableConnection(database.url);
      here = await tableReaching(way.url);
    }, 60_000);
    afterEach(async () => {
      await here.close();
      await way.close();
      await database.close();
    });

    test('requests are refused as long, and go on afterwards without a restart', async () => {
      const id = await startedMatch(here.table);
      await here.publishing.drain();
      way.cut();
      expect(await here.table.look(id, ann.userId)).toEqual({
        ok: false,
        refusal: 'store-unavailable',
      });
      const choice = {
        matchId: id,
        userId: ann.userId,
        decisionId: '1',
        options: ['add-1'],
        requestId: 'while-away',
      };
      expect(await here.table.choose(choice)).toMatchObject({ refusal: 'store-unavailable' });
      expect(await here.table.list({ guildId: 'g' })).toMatchObject({
        refusal: 'store-unavailable',
      });
      expect(await here.table.start(id, ann.userId)).toMatchObject({
        refusal: 'store-unavailable',
      });
      way.mend();
      expect(must(await here.table.choose(choice))).toMatchObject({ repeated: false });
      await here.publishing.drain();
      const kinds = here.publisher.publications.map(({ slot }) => slot.key);
      expect(kinds).toContain('call:2');
    });

    test('requests that a stop overtakes are refused as well, and none is a fault', async () => {
      const id = await startedMatch(here.table);
      const stopping = await tableReaching(way.url);
      const asked = { matchId: id, userId: ann.userId, decisionId: '1', options: ['add-1'] };
      const atWork = stopping.table.choose({ ...asked, requestId: 'at-work' });
      await stopping.close();
      const late = await stopping.table.choose({ ...asked, requestId: 'late' });
      expect(late).toEqual({ ok: false, refusal: 'store-unavailable' });
      expect(await stopping.table.look(id, ann.userId)).toEqual(late);
      const answer = await atWork;
      if (!answer.ok) expect(answer).toEqual(late);
      const faults = stopping.log.entries.filter(({ level }) => level === 'error');
      expect(faults).toEqual([]);
    });

    test('in the middle of a choice, the choice is done wholly or not at all', async () => {
      const id = await startedMatch(here.table, { target: '100000' });
      for (let round = 0; round < 8; round++) {
        const { waiting } = must(await here.table.waitingFor(id));
        const userId = waiting[0]?.userId ?? '';
        const { match, open: asked } = must(await here.table.look(id, userId));
        const before = match.revision;
        const pending = here.table.choose({
          matchId: id,
          userId,
          decisionId: asked[0]?.id ?? '',
          options: [asked[0]?.options[0]?.id ?? ''],
          requestId: `cut-${round}`,
        });
        await setTimeout(round);
        way.cut();
        const answer = await pending;
        way.mend();
        const after = must(await here.table.look(id, ann.userId)).match.revision;
        const inputs = (await here.store.inputs(id, 100)).length - 1;
        expect(inputs).toBe(after);
        if (answer?.ok) expect(after).toBe(answer.outcome === 'voted' ? before : before + 1);
        else expect(after - before).toBeLessThanOrEqual(1);
      }
    });
  });
}

test('a database that can not be reached at the start is an error in words', async () => {
  const url = 'postgresql://postgres@127.0.0.1:1/nothing';
  const opening = openStore({ databaseUrl: url, dataFolder: '', patience: 0, log: recordingLog() });
  await expect(opening).rejects.toThrow(/can not be reached/);
});
