import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrate, readMigrations } from '../../src/store/migrating.ts';
import { connectedTo } from '../support/test-database.ts';

const FOLDER = new URL('./', import.meta.url);
const PACKED = '.json.gz';

/** A database as an earlier version of the bot left it. */
export interface KeptDatabase {
  /** Names of the migrations it had applied. */
  migrations: string[];
  /** The rows of each table, as Postgres writes them in JSON. */
  tables: { [table: string]: object[] };
}

/** The names of all kept databases: the day of the version, and its last migration. */
export const keptDatabases = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(PACKED))
    .map((name) => name.slice(0, -PACKED.length))
    .sort();

export const readKept = (name: string): KeptDatabase =>
  JSON.parse(gunzipSync(readFileSync(new URL(name + PACKED, FOLDER))).toString());

export function writeKept(name: string, kept: KeptDatabase): void {
  writeFileSync(new URL(name + PACKED, FOLDER), gzipSync(JSON.stringify(kept), { level: 9 }));
}

/** Lays out a kept database in an empty one, with the migrations it had applied and no others. */
export const layOut = (url: string, kept: KeptDatabase): Promise<void> =>
  connectedTo(url, async (client) => {
    await migrate(
      client,
      readMigrations().filter(({ name }) => kept.migrations.includes(name)),
    );
    // Tables refer to each other in both directions.
    await client.query(`SET session_replication_role = 'replica'`);
    for (const [table, rows] of Object.entries(kept.tables)) {
      await client.query(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    }
    // Numbered columns continue after the last number.
    const { rows: numbered } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = current_schema()
       AND (is_identity = 'YES' OR column_default LIKE 'nextval(%')`,
    );
    for (const { table, column } of numbered) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}")) FROM "${table}"`,
      );
    }
  });

/** Everything that a database of the bot holds. */
export const takenFrom = (url: string): Promise<KeptDatabase> =>
  connectedTo(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations' ORDER BY 1`,
    );
    const kept: KeptDatabase = {
      migrations: readMigrations().map(({ name }) => name),
      tables: {},
    };
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: object }>(
        `SELECT row_to_json(kept) AS row FROM "${name}" AS kept`,
      );
      kept.tables[name] = rows.map(({ row }) => row);
    }
    return kept;
  });
