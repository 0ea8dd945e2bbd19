import pg from 'pg';

/**
 * A connection whose loss ends no process. Postgres may end it at any moment (an administrator, a restart, a
 * network), also in the very message in which it welcomes it: before anybody who has asked for it could
 * listen. A caller that waits for an answer hears of it there, and a pool hears of its lost connection.
 */
export class HeardClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    this.on('error', () => {});
  }
}
