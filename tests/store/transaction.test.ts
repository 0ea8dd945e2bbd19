import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { oneConnection } from '../support/one-connection.ts';
import { testDatabases } from '../support/test-database.ts';

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
