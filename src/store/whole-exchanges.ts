import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

type RawStream = PGlite['execProtocolRawStream'];
type Exec = PGlite['exec'];

/**
 * Postgres keeps pages in a memory of its own, 160 MB unless told otherwise, which the matches in play
 * don't fill: whatever is read again is in the system's cache anyway.
 */
const MEMORY = ['-c', 'shared_buffers=16MB'];

/** What is committed is on the disk before anybody is told so. `fdatasync` does nothing in WebAssembly. */
const SYNCED = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

const NOT_SYNCED = '-F';

const STARTED_WITH = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== NOT_SYNCED),
  ...SYNCED,
  ...MEMORY,
];

/** First bytes of the messages that belong to an exchange which only a Sync message ends. */
const WITHIN = new Set([...'PBDECHF'].map((letter) => letter.charCodeAt(0)));
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * Embedded Postgres whose clients do not get into each other's queries. All connections share one session, and
 * pglite-socket lets another connection in between two messages of one query, whose prepared statement is then
 * a different one. But it does wait for the end of a transaction: so a query that has begun counts as one.
 */
export class WholeExchanges extends PGlite {
  #withinExchange = false;

  constructor(options: PGliteOptions) {
    super({ startParams: STARTED_WITH, ...options });
  }

  override isInTransaction(): boolean {
    return this.#withinExchange || super.isInTransaction();
  }

  override async execProtocolRawStream(...[message, options]: Parameters<RawStream>) {
    this.#withinExchange = WITHIN.has(message[0] ?? 0);
    return super.execProtocolRawStream(message, options);
  }

  /** Called by pglite-socket to roll back for a client that is gone, perhaps in the middle of a query. */
  override async exec(...[query, options]: Parameters<Exec>): ReturnType<Exec> {
    if (this.#withinExchange) await this.execProtocolRaw(SYNC);
    this.#withinExchange = false;
    return super.exec(query, options);
  }
}
