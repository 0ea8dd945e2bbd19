import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connect } from '../../src/store/connection.ts';
import { createOutbox } from '../../src/store/outbox.ts';
import type { Owing } from '../../src/table/match/saved/store.ts';
import { recordingLog } from '../support/recording-log.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import {
  connectedTo,
  execute,
  type TestDatabase,
  testDatabases,
} from '../support/test-database.ts';
import { ann, chooseNext, must, startedMatch } from '../support/test-table.ts';

const now = () => new Date();
const soon = () => new Date(Date.now() + 60_000);
const PLACE = { channelId: '1', messageId: '2' };

for (const { kind, open } of testDatabases()) {
  describe(`a match's owed messages (${kind})`, () => {
    const here = tableForTests({}, open);

    /** A match that has begun, whose messages nobody publishes. */
    async function owingMatch() {
      const id = await startedMatch(here.table);
      await here.publishing.stop();
      const { outbox } = here.store;
      await outbox.want(id, ['lobby', 'round:1'], now());
      const done = async (
        { owed }: Owing,
        owner: string,
        { goOn = true, again = null }: { goOn?: boolean; again?: Date | null } = {},
      ) => {
        if (!owed) throw new Error('Nothing was taken.');
        return outbox.done(id, owner, { owed, message: PLACE, again, goOn }, now());
      };
      const take = async (owner: string, until = soon()) => {
        const taken = await outbox.take(id, owner, now(), until);
        return taken && { ...taken, key: taken.owed?.slot.key };
      };
      return { id, outbox, done, take };
    }

    test('are taken by one process at a time, one after the other', async () => {
      const { done, take } = await owingMatch();
      const first = await take('one');
      expect(first).toMatchObject({ key: 'lobby', nextAt: null });
      expect(await take('another')).toBeNull();
      if (!first) throw new Error('Nothing was taken.');
      const keys = [];
      for (let owing: Owing = first; owing.owed; owing = await done(owing, 'one')) {
        keys.push(owing.owed.slot.key);
      }
      expect(keys).toContain('round:1');
      expect(new Set(keys).size).toBe(keys.length);
      expect(await take('another')).toMatchObject({ owed: null });
    });

    test('are free for others when who has taken them does not go on', async () => {
      const { done, take } = await owingMatch();
      const first = await take('one');
      if (!first) throw new Error('Nothing was taken.');
      expect(await done(first, 'one', { goOn: false })).toMatchObject({ owed: null });
      const next = await take('another');
      expect(next?.key).not.toBe('lobby');
      expect(next?.owed?.attempt).toBe(1);
    });

    test('that are wanted anew while they are published are due at once', async () => {
      const { id, outbox, done, take } = await owingMatch();
      let owing: Owing | null = await take('one');
      await outbox.want(id, ['lobby'], now());
      while (owing?.owed) owing = await done(owing, 'one');
      expect(owing?.nextAt?.getTime()).toBeLessThanOrEqual(Date.now());
      // Nobody knows what its message shows: the one who asks again may miss it.
      expect(await take('one')).toMatchObject({ key: 'lobby', owed: { attempt: 1, shown: 0 } });
    });

    test('that are to be published again later are due then, or sooner where something new has come', async () => {
      const { id, done, take } = await owingMatch();
      const again = soon();
      const publishAll = async () => {
        const keys = [];
        let owing: Owing | null = await take('one');
        while (owing?.owed) {
          keys.push(owing.owed.slot.key);
          owing = await done(owing, 'one', { again });
        }
        return { keys, nextAt: owing?.nextAt };
      };
      expect((await publishAll()).nextAt).toEqual(again);
      expect((await publishAll()).keys).toEqual([]);
      must(await chooseNext(here.table, id, ann.userId, ['add-1']));
      expect((await publishAll()).keys).toContain('round:1');
    });

    test('are another’s when the time is over for which they were taken, and stay so', async () => {
      const { done, take } = await owingMatch();
      const late = await take('one', new Date(Date.now() - 1));
      const other = await take('another');
      expect(other).toMatchObject({ key: 'lobby', owed: { attempt: 2 } });
      if (!late) throw new Error('Nothing was taken.');
      expect((await done(late, 'one')).owed).toBeNull();
      expect(await take('one')).toBeNull();
    });

    test('are taken though choices have got in between, one after the other', async () => {
      const { id } = await owingMatch();
      const connection = connect(here.database.url, recordingLog());
      let tries = 0;
      const outbox = createOutbox({
        ...connection,
        rows: async (statement) => {
          tries += 1;
          if (tries <= 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
          return connection.rows(statement);
        },
      });
      const taken = await outbox.take(id, 'one', now(), soon());
      expect(taken?.owed?.slot.key).toBe('lobby');
      await connection.close();
    });

    // The embedded database carries out one transaction at a time.
    if (kind === 'embedded') return;
    test('are taken while a choice is being made', async () => {
      const { id, take } = await owingMatch();
      const taken = await here.store.change(id, async () => ({
        answer: await take('one'),
        change: null,
      }));
      expect(taken?.key).toBe('lobby');
    });

    test('are wanted though a choice holds them the other way round', async () => {
      const { id, outbox } = await owingMatch();
      const before = await wantedCounts(here.database, id);
      await connectedTo(here.database.url, async (client) => {
        const touch = (key: string) =>
          client.query('UPDATE outbox SET attempts = attempts WHERE match_id = $1 AND key = $2', [
            id,
            key,
          ]);
        await client.query('BEGIN');
        await touch('round:1');
        const wanting = outbox.want(id, ['lobby', 'round:1'], now());
        // It now has the lobby's card, and waits for the round; Postgres ends its wait after a second.
        await wait(300);
        await touch('lobby');
        await client.query('COMMIT');
        await wanting;
      });
      const after = await wantedCounts(here.database, id);
      expect(after.lobby).toBe((before.lobby ?? 0) + 1);
      expect(after['round:1']).toBe((before['round:1'] ?? 0) + 1);
    });
  });
}

/** How often each message of a match has been wanted. */
async function wantedCounts(
  database: TestDatabase,
  id: string,
): Promise<{ [key: string]: number }> {
  const rows = await execute(database, `SELECT key, wanted FROM outbox WHERE match_id = '${id}'`);
  return Object.fromEntries(
    (rows as { key: string; wanted: number }[]).map(({ key, wanted }) => [key, wanted]),
  );
}
