import { settingsOf } from '../../store/connection.ts';
import { HeardClient } from '../../store/heard-client.ts';

const NAME = 'the_disk_is_full';
/** Milliseconds to wait for a table. */
const WAITS = 5_000;

/**
 * A disk that is full: anything written to any table fails as it would then, with 53100, and reads do not. The
 * database itself says so, a Postgres server and the embedded one alike.
 */
export class FullDisk {
  readonly #url: string;
  readonly #schema: string;

  /** @param url of the database, not through a connection that is cut meanwhile */
  constructor(url: string) {
    const { connectionString, schema } = settingsOf(url);
    this.#url = connectionString;
    this.#schema = schema;
  }

  async fill(): Promise<void> {
    await this.#forEachTable(
      (table) => `CREATE OR REPLACE TRIGGER ${NAME} BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION ${this.#failing}()`,
      `CREATE OR REPLACE FUNCTION ${this.#failing}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'could not extend file: No space left on device'
            USING ERRCODE = 'disk_full', HINT = 'Check free disk space.';
        END $$`,
    );
  }

  async empty(): Promise<void> {
    await this.#forEachTable((table) => `DROP TRIGGER IF EXISTS ${NAME} ON ${table}`);
  }

  get #failing(): string {
    return `"${this.#schema}".${NAME}`;
  }

  /** One at a time, so that nobody who writes to several waits for it, nor it for them. */
  async #forEachTable(statement: (table: string) => string, first?: string): Promise<void> {
    const client = new HeardClient({ connectionString: this.#url, lock_timeout: WAITS });
    await client.connect();
    try {
      if (first) await client.query(first);
      const { rows } = await client.query<{ name: string }>(
        `SELECT format('%I.%I', n.nspname, c.relname) AS name
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = $1 AND c.relkind IN ('r', 'p')`,
        [this.#schema],
      );
      for (const { name } of rows) await inTurn(() => client.query(statement(name)));
    } finally {
      await client.end();
    }
  }
}

/** Maximum attempts at a table: somebody holding it may hang. */
const TRIES = 20;

/** Does something with a table as soon as nobody else holds it. */
async function inTurn(work: () => Promise<unknown>, tries = TRIES): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isHeld = (error as { code?: unknown }).code === '55P03';
    if (!isHeld || tries === 1) throw error;
    await inTurn(work, tries - 1);
  }
}
