import { afterAll, beforeAll } from 'vitest';
import { emptyDatabase, type TestDatabase } from './test-database.ts';
import { openTestTable, type TestTable } from './test-table.ts';

/**
 * A table on a database of its own, for all tests of a file or of one `describe`: opened before the first of
 * them, and closed after the last. Until then it is empty.
 * @param open the database; an embedded one unless given
 */
export function tableForTests(
  options: Parameters<typeof openTestTable>[1] = {},
  open: () => Promise<TestDatabase> = emptyDatabase,
): TestTable & { database: TestDatabase } {
  const here = {} as TestTable & { database: TestDatabase };
  beforeAll(async () => {
    const database = await open();
    Object.assign(here, { database, ...(await openTestTable(database, options)) });
  }, 60_000);
  afterAll(async () => {
    await here.close();
    await here.database.close();
  });
  return here;
}
