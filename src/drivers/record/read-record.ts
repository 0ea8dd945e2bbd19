import { connect } from '../../store/connection.ts';
import { openStore } from '../../store/open-store.ts';
import type { StoredInput, StoredMatch } from '../../table/match/saved/store.ts';

/** What its outbox holds about one message. */
export interface OutboxRow {
  matchId: string;
  key: string;
  kind: string;
  data: unknown;
  /** Where the message is; null before it is posted. */
  channelId: string | null;
  messageId: string | null;
  dueAt: Date | null;
  attempts: number;
  lastError: string | null;
}

/** What the database holds about a match once its bot is gone. */
export interface MatchRecord {
  match: StoredMatch;
  /** Those that still count, oldest first, the set-up at the beginning. */
  inputs: StoredInput[];
  /** The same, including those that were taken back. */
  history: StoredInput[];
  /** All rows of its outbox, in the order they were made. */
  slots: OutboxRow[];
}

export interface Place {
  dataFolder: string;
  databaseUrl?: string | undefined;
}

const QUIET = { info() {}, warn() {}, error() {} };

/** The ids of all matches of a database, in the order in which they were opened. */
export async function matchesIn(databaseUrl: string): Promise<string[]> {
  const connection = connect(databaseUrl, QUIET);
  try {
    const rows = await connection.models.match.findMany({
      select: { id: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ id }) => id);
  } finally {
    await connection.close();
  }
}

/** The ids of a campaign's matches, in the order in which they were played. */
export async function matchesOfCampaign(
  { dataFolder, databaseUrl }: Place,
  campaignId: string,
): Promise<string[]> {
  const opened = await openStore({ dataFolder, databaseUrl, log: QUIET });
  try {
    return (await opened.store.campaigns.matches(campaignId)).map(({ id }) => id);
  } finally {
    await opened.close();
  }
}

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
      const history = await opened.store.history(matchId);
      const slots = await connection.models.outboxSlot.findMany({
        omit: { number: true },
        where: { matchId },
        orderBy: { number: 'asc' },
      });
      const inputs = history.filter(({ undoneAt }) => undoneAt === null);
      records.push({ match, inputs, history, slots });
    }
    return records;
  } finally {
    await connection.close();
    await opened.close();
  }
}
