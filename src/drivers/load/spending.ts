import { setTimeout as wait } from 'node:timers/promises';
import type { LocalDiscord } from '../../local/index.ts';
import { HeardClient } from '../../store/heard-client.ts';
import { rounded } from '../bench/statistics.ts';
import { processorTimeOf } from '../bot/processor.ts';

/** What was spent since somebody began to watch. */
export interface Spent {
  /** Milliseconds of one core: in the bot with its drawing threads, and in its sessions on the database's server. */
  processor: { bot: number; database: number };
  /** Requests to Discord by kind. */
  requests: Map<string, number>;
  /** Bytes of files uploaded to Discord. */
  uploaded: number;
}

/** Requests by an interaction's token: Discord doesn't count them toward what a bot may send in a second. */
const isAnswer = (kind: string): boolean => /^\S+ \/(interactions|webhooks)\//.test(kind);

/** What each of so many choices has cost, for people to read. */
export function perChoice({ processor, requests, uploaded }: Spent, choices: number) {
  const each = (amount: number, digits: number) => rounded(amount / choices, digits);
  const kinds = [...requests].sort(([, one], [, other]) => other - one);
  const sum = (some: typeof kinds) => some.reduce((total, [, count]) => total + count, 0);
  return {
    requests: each(sum(kinds), 1),
    /** Those of which Discord allows a bot fifty a second. */
    requestsCounted: each(sum(kinds.filter(([kind]) => !isAnswer(kind))), 1),
    kinds: Object.fromEntries(kinds.map(([kind, count]) => [kind, each(count, 2)])),
    uploadedKB: each(uploaded / 1024, 0),
    processorMs: {
      bot: each(processor.bot, 1),
      database: each(processor.database, 1),
      all: each(processor.bot + processor.database, 1),
    },
  };
}

/** Milliseconds between two looks at the database's sessions: one that ends takes its figure with it. */
const LOOKS = 1_000;

/**
 * Watches what a bot spends.
 * @param session the name of its sessions on the database's server
 * @param serverUrl the server, if it has one: an embedded database spends the bot's own time
 */
export function watchSpending(
  pid: number,
  discord: LocalDiscord,
  session: string,
  serverUrl: string | undefined,
): { stop(): Promise<Spent> } {
  const { statistics } = discord;
  const requestsBefore = new Map(statistics.requests);
  const uploadedBefore = statistics.uploadedBytes;
  const watching = new AbortController();
  const before = processorTimeOf(pid);
  const database = serverUrl
    ? sessionTime(serverUrl, session, watching.signal)
    : Promise.resolve(0);
  return {
    async stop() {
      watching.abort();
      const bot = (await processorTimeOf(pid)) - (await before);
      const requests = [...statistics.requests].map(([kind, count]): [string, number] => [
        kind,
        count - (requestsBefore.get(kind) ?? 0),
      ]);
      return {
        processor: { bot, database: await database },
        requests: new Map(requests.filter(([, count]) => count > 0)),
        uploaded: statistics.uploadedBytes - uploadedBefore,
      };
    },
  };
}

/** Milliseconds that the sessions of this name take until the signal; 0 if the server is on another machine. */
async function sessionTime(url: string, session: string, signal: AbortSignal): Promise<number> {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  const times = new Map<number, { first: number; last: number }>();
  const look = async (isFirst: boolean) => {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
      [session],
    );
    for (const { pid } of rows) {
      const now = await processorTimeOf(pid);
      if (Number.isNaN(now)) continue;
      times.set(pid, { first: times.get(pid)?.first ?? (isFirst ? now : 0), last: now });
    }
  };
  try {
    await look(true);
    while (!signal.aborted) {
      await wait(LOOKS, undefined, { signal }).catch(() => {});
      await look(false);
    }
  } finally {
    await client.end();
  }
  return [...times.values()].reduce((sum, { first, last }) => sum + last - first, 0);
}
