import pg from 'pg';
import sql from 'sql-template-tag';
import { describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/store/connection.ts';
import { oneConnection } from '../support/one-connection.ts';
import { testDatabases } from '../support/test-database.ts';

/** How often the single connection's socket is written to, which is a call to the system each time. */
async function writesDuring({ pool }: Connection, work: () => Promise<void>): Promise<number> {
  const client = await pool.connect();
  client.release();
  if (!(client instanceof pg.Client)) throw new Error('A pool of other connections.');
  const { stream } = client.connection;
  const spies = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  try {
    await work();
    return spies.reduce((writes, { mock }) => writes + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

for (const { kind, open } of testDatabases()) {
  describe(`a transaction (${kind})`, () => {
    const connection = oneConnection(open);

    const put = (id: string) => sql`INSERT INTO servers (id) VALUES (${id})`;
    const servers = async (): Promise<string[]> => {
      const rows = await connection().rows<{ id: string }>(sql`SELECT id FROM servers ORDER BY id`);
      return rows.map(({ id }) => id);
    };

    test('keeps what was sent on its way, in its order', async () => {
      await connection().transaction(async (transaction) => {
        transaction.send(put('a'));
        transaction.send(sql`UPDATE servers SET id = 'b' WHERE id = 'a'`);
        expect(await transaction.rows(sql`SELECT id FROM servers`)).toEqual([{ id: 'b' }]);
        transaction.send(sql`UPDATE servers SET id = 'c' WHERE id = 'b'`);
      });
      expect(await servers()).toEqual(['c']);
    });

    test('leaves with its beginning and with its commit in one write each', async () => {
      const writes = await writesDuring(connection(), async () => {
        await connection().transaction(async (transaction) => {
          await transaction.rows(sql`SELECT id FROM servers WHERE id = ${'c'} FOR UPDATE`);
          transaction.send(sql`UPDATE servers SET id = ${'d'} WHERE id = ${'c'}`);
          transaction.send(sql`UPDATE servers SET id = ${'c'} WHERE id = ${'d'}`);
        });
      });
      expect(writes).toBe(2);
      expect(await servers()).toEqual(['c']);
    });

    test('fails with the first statement that fails, and keeps nothing', async () => {
      const failing = connection().transaction(async (transaction) => {
        transaction.send(put('d'));
        transaction.send(put('c'));
        transaction.send(sql`SELECT nothing FROM servers`);
        return 'done';
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await servers()).toEqual(['c']);
    });

    test('hears of a failure at the next question, too', async () => {
      let went = false;
      const failing = connection().transaction(async (transaction) => {
        transaction.send(put('c'));
        await transaction.rows(sql`SELECT 1`);
        went = true;
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(went).toBe(false);
      expect(await servers()).toEqual(['c']);
    });

    test('keeps nothing when the work throws, whatever else has failed', async () => {
      const failing = connection().transaction(async (transaction) => {
        transaction.send(put('e'));
        transaction.send(put('c'));
        throw new Error('Changed my mind.');
      });
      await expect(failing).rejects.toThrow('Changed my mind.');
      expect(await servers()).toEqual(['c']);
    });
  });
}
