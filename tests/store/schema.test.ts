import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { datamodel, type Shape, shapeOf, sorted } from '../support/prisma-schema.ts';
import { recordingLog } from '../support/recording-log.ts';
import { execute, type TestDatabase, testDatabases } from '../support/test-database.ts';

const described = shapeOf(await datamodel());

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS "column",
    format_type(a.atttypid, a.atttypmod) AS "type", NOT a.attnotnull AS "nullable",
    pg_get_expr(d.adbin, d.adrelid) AS "default"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = current_schema()::regnamespace AND a.attnum > 0
    AND NOT a.attisdropped AND c.relname <> '_prisma_migrations'`;

const INDICES = `
  SELECT c.relname AS "table", i.indisprimary AS "primary", i.indisunique AS "unique",
    pg_get_expr(i.indpred, i.indrelid) AS "only",
    (SELECT array_agg(a.attname::text ORDER BY k.position)
      FROM unnest(i.indkey) WITH ORDINALITY k(number, position)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number) AS "columns"
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relname <> '_prisma_migrations'`;

const FOREIGN_KEYS = `
  SELECT c.relname AS "table", pg_get_constraintdef(k.oid) AS "definition"
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace`;

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  default: string | null;
}

interface Index {
  table: string;
  primary: boolean;
  unique: boolean;
  only: string | null;
  columns: string[];
}

async function shapeOfDatabase(database: TestDatabase): Promise<Shape> {
  const columns = (await execute(database, COLUMNS)) as Column[];
  const indices = (await execute(database, INDICES)) as Index[];
  const keys = (await execute(database, FOREIGN_KEYS)) as { table: string; definition: string }[];
  const shape: Shape = {};
  for (const { table, column, type, nullable, default: value } of columns) {
    shape[table] ??= { columns: {}, primaryKey: [], unique: [], indices: [], foreignKeys: [] };
    shape[table].columns[column] = { type, nullable, default: value };
  }
  for (const { table, primary, unique, columns: names } of indices) {
    const known = shape[table];
    if (!known) throw new Error(`An index of ${table} is not understood.`);
    if (primary) known.primaryKey = names;
    else if (unique) known.unique.push(names);
    else known.indices.push(names);
  }
  for (const { table, definition } of keys) shape[table]?.foreignKeys.push(definition);
  for (const table of Object.values(shape)) {
    table.unique = sorted(table.unique);
    table.indices = sorted(table.indices);
    table.foreignKeys.sort();
  }
  return shape;
}

for (const { kind, open } of testDatabases()) {
  describe(`the ${kind} database`, () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await open();
      const opened = await openStore({
        databaseUrl: database.url,
        dataFolder: '',
        log: recordingLog(),
      });
      await opened.close();
    }, 60_000);
    afterAll(() => database.close());

    test('has after all migrations exactly what schema.prisma describes', async () => {
      expect(Object.keys(described).sort()).toEqual([
        'campaigns',
        'inputs',
        'matches',
        'notifications',
        'outbox',
        'outbox_leases',
        'packs',
        'participants',
        'people',
        'rest_points',
        'seats',
        'servers',
        'tallies',
      ]);
      expect(await shapeOfDatabase(database)).toEqual(described);
    });

    test('has the one index that leaves rows out', async () => {
      // The only part of the schema that Prisma tells no generator.
      const indices = (await execute(database, INDICES)) as Index[];
      const partial = indices.filter(({ only }) => only !== null);
      expect(partial.map(({ columns, only }) => [...columns, only])).toEqual([
        ['wakes_at', '(wakes_at IS NOT NULL)'],
      ]);
    });

    test('differs as soon as one of them is changed', async () => {
      await execute(database, 'ALTER TABLE matches ALTER COLUMN host_id DROP NOT NULL');
      expect(await shapeOfDatabase(database)).not.toEqual(described);
    });
  });
}
