import pg from 'pg';

/**
 * A connection whose loss doesn't end the process. Postgres may end it at any moment (an administrator, a
 * restart, a network), even in the very message in which it welcomes it: before the code that asked for it
 * could listen. A caller waiting for an answer learns of the loss from that, and a pool learns of its lost
 * connection.
 */
export class HeardClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    this.on('error', () => {});
  }
}
