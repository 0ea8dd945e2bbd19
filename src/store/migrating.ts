import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';

const FOLDER = new URL('../../prisma/migrations/', import.meta.url);
/** The advisory lock that Prisma's own `migrate deploy` takes, so that the two stay out of each other's way. */
const PRISMA_LOCK = 72_707_369;

/** Prisma's own table, as `prisma migrate deploy` makes it. */
const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export interface Migration {
  name: string;
  sql: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** The project's migrations in the order of their names. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({
      name,
      sql: readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8'),
    }));
}

export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql).digest('hex');

/**
 * Applies the migrations that the database has not seen, all or none, and records them the way Prisma does,
 * whose own engine for this is downloaded at its first use. Processes that start at the same time wait for each
 * other.
 * @returns the names of the migrations applied now.
 * @throws Error with a sentence for the operator if the database does not fit this version of the bot.
 */
export async function migrate(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [PRISMA_LOCK]);
    await client.query(HISTORY);
    const { rows } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at',
    );
    const missing = missingFrom(rows, migrations);
    for (const migration of missing) await apply(client, migration);
    await client.query('COMMIT');
    return missing.map(({ name }) => name);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

function missingFrom(applied: Applied[], migrations: readonly Migration[]): Migration[] {
  for (const { migration_name: name, checksum, finished_at } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) {
      throw new Error(
        `The database has the migration ${name}, which this version of the bot does not know. It was made by a newer version: update the bot.`,
      );
    }
    if (finished_at === null) {
      throw new Error(
        `The migration ${name} has failed in this database before. Repair the database, then run, with its address in DATABASE_URL, "npx prisma migrate resolve --applied ${name}", or the same with --rolled-back to have it applied anew.`,
      );
    }
    if (checksum !== checksumOf(known)) {
      throw new Error(
        `The migration ${name} is not the one that was applied to this database: its file has been changed since.`,
      );
    }
  }
  return migrations.filter(
    ({ name }) => !applied.some(({ migration_name }) => migration_name === name),
  );
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
    [randomUUID(), checksumOf(migration), migration.name],
  );
}
