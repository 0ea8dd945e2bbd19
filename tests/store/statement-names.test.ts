import sql, { join } from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { StatementNames } from '../../src/store/statement-names.ts';
import { oneConnection } from '../support/one-connection.ts';
import { testDatabases } from '../support/test-database.ts';

describe('the name of a statement', () => {
  const names = new StatementNames();
  const server = (id: string) => sql`SELECT settings FROM servers WHERE id = ${id}`;
  const list = (values: number) => sql`SELECT ${join(Array.from({ length: values }, () => 1))}`;

  test('is that of its words, whatever the values are', () => {
    expect(names.nameOf(server('a'))).toMatch(/^\w{1,63}$/);
    expect(names.nameOf(server('b'))).toBe(names.nameOf(server('a')));
    expect(names.nameOf(list(2))).not.toBe(names.nameOf(server('a')));
  });

  test('is given to nothing that the server need not plan, nor to long lists', () => {
    expect(names.nameOf(sql`COMMIT`)).toBeUndefined();
    expect(names.nameOf(list(100))).toBeUndefined();
  });

  test('is not given to more statements than there should be', () => {
    const others = new StatementNames();
    const given = Array.from({ length: 500 }, (_, number) =>
      others.nameOf({ text: `SELECT $1, ${number}`, values: [1] }),
    );
    expect(given.filter((name) => name !== undefined)).toHaveLength(200);
  });
});

for (const { kind, open } of testDatabases()) {
  describe(`statements that are sent again (${kind})`, () => {
    const connection = oneConnection(open);

    const put = (id: string) => sql`INSERT INTO servers (id) VALUES (${id})`;
    const prepared = async (): Promise<number> => {
      const [row] = await connection().rows<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM pg_prepared_statements WHERE name <> ''`,
      );
      return row?.count ?? 0;
    };

    test('are kept by a server for each connection, and not where connections share a session', async () => {
      await connection().run(put('a'));
      await connection().run(put('b'));
      expect(await prepared()).toBe(kind === 'server' ? 1 : 0);
    });

    test('can be said again after they were met by a transaction that had failed already', async () => {
      const removed = sql`DELETE FROM servers WHERE id = ${'a'}`;
      const failing = connection().transaction(async (transaction) => {
        transaction.send(put('a'));
        transaction.send(removed);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await connection().run(removed)).toBe(1);
      expect(await connection().run(removed)).toBe(0);
    });
  });
}
