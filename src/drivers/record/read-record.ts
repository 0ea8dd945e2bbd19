import { connect } from '../../store/connection.ts';
import type { OutboxSlot } from '../../store/generated/client.ts';
import { openStore } from '../../store/open-store.ts';
import type { StoredInput, StoredMatch } from '../../table/saved/store.ts';

/** What the database holds of a match when its bot is gone. */
export interface MatchRecord {
  match: StoredMatch;
  /** Those that still count, oldest first, the set-up at the beginning. */
  inputs: StoredInput[];
  /** All rows of its outbox, in the order of making. */
  slots: OutboxSlot[];
}

export interface Place {
  dataFolder: string;
  databaseUrl?: string | undefined;
}

const QUIET = { info() {}, warn() {}, error() {} };

/** Reads matches straight from the database. An embedded one must not be in use by a bot. */
export async function readRecords(
  { dataFolder, databaseUrl }: Place,
  matchIds: readonly string[],
): Promise<MatchRecord[]> {
  const opened = await openStore({ dataFolder, databaseUrl, log: QUIET });
  const connection = connect(opened.url, QUIET);
  try {
    const records: MatchRecord[] = [];
    for (const matchId of matchIds) {
      const match = await opened.store.read(matchId);
      if (!match) throw new Error(`The database has lost the match ${matchId}.`);
      const inputs = await opened.store.inputs(matchId, Number.POSITIVE_INFINITY);
      const slots = await connection.prisma.outboxSlot.findMany({
        where: { matchId },
        orderBy: { number: 'asc' },
      });
      records.push({ match, inputs: inputs.reverse(), slots });
    }
    return records;
  } finally {
    await connection.close();
    await opened.close();
  }
}
