import { openStore } from '../../src/store/open-store.ts';
import { createTable, type TableOptions } from '../../src/table/create-table.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { NoticeData } from '../../src/table/match/saved/slot.ts';
import type { Store } from '../../src/table/match/saved/store.ts';
import type { Table } from '../../src/table/table.ts';
import type {
  Publication,
  Published,
  Publisher,
} from '../../src/table/telling/publishing/publisher.ts';
import { type Publishing, startPublishing } from '../../src/table/telling/publishing/scheduling.ts';
import { countingGame, countingTexts } from './counting-game.ts';
import { recordingLog } from './recording-log.ts';
import type { TestDatabase } from './test-database.ts';

/** A chat service in memory: one message per nonce, as Discord promises. */
export interface RecordingPublisher extends Publisher {
  publications: Publication[];
  /** Latest publication of each message, by its id. */
  messages: Map<string, Publication>;
  /** Called before a publication counts, and may throw. */
  before: (publication: Publication) => void | Promise<void>;
  /** Called once the message is there, and may throw: the answer is lost then. */
  after: (publication: Publication) => void | Promise<void>;
}

/** Across all publishers: one that takes over edits what another has posted, and must not mistake it for its own. */
let posts = 0;

export function recordingPublisher(): RecordingPublisher {
  const byNonce = new Map<string, string>();
  const publisher: RecordingPublisher = {
    publications: [],
    messages: new Map(),
    before: () => {},
    after: () => {},
    async publish(publication): Promise<Published | null> {
      await publisher.before(publication);
      const { slot, message, nonce, snapshot } = publication;
      const messageId = message?.messageId ?? byNonce.get(nonce) ?? `m${++posts}`;
      byNonce.set(nonce, messageId);
      publisher.publications.push(structuredClone(publication));
      const goes = slot.kind === 'withdrawn' || (slot.kind === 'call' && slot.data.closed);
      if (goes) publisher.messages.delete(messageId);
      else publisher.messages.set(messageId, structuredClone(publication));
      await publisher.after(publication);
      if (goes) return null;
      if (slot.kind === 'thread') {
        const threadId = `thread-${snapshot.match.id}`;
        return { channelId: threadId, messageId: threadId, threadId };
      }
      return { channelId: snapshot.match.threadId ?? snapshot.match.channelId, messageId };
    },
  };
  return publisher;
}

/** A table on a database, as one process has it. */
export interface TestTable {
  table: Table;
  store: Store;
  log: ReturnType<typeof recordingLog>;
  publisher: RecordingPublisher;
  publishing: Publishing;
  close(): Promise<void>;
}

type TestTableOptions = Partial<TableOptions> & { publisher?: RecordingPublisher };

/** A table on the store of a database. */
export const openTestTable = async (
  database: TestDatabase,
  options?: TestTableOptions,
): Promise<TestTable> => testTableOn(await database.store(), options);

/** A table with a store of its own, which is closed with it. */
export async function tableReaching(databaseUrl: string): Promise<TestTable> {
  const log = recordingLog();
  const opened = await openStore({ databaseUrl, dataFolder: '', log });
  const table = testTableOn(opened.store, {}, log);
  return {
    ...table,
    async close() {
      await table.close();
      await opened.close();
    },
  };
}

function testTableOn(
  store: Store,
  options: TestTableOptions = {},
  log = recordingLog(),
): TestTable {
  const publisher = options.publisher ?? recordingPublisher();
  let publishing: Publishing;
  const table = createTable({
    games: createGames([countingGame()]),
    store,
    texts: countingTexts,
    log,
    pace: { followUp: 0, edits: 0, pause: 0, companion: 0 },
    // Tests may run at any hour.
    quiet: null,
    owed: (...what) => publishing?.owed(...what),
    published: async (...what) => (await publishing?.published(...what)) ?? false,
    ...options,
  });
  const clock = options.now ? { now: options.now } : {};
  publishing = startPublishing({
    store,
    table,
    publisher,
    log,
    // Only when a test drains: otherwise a second table would take what another has begun.
    sweepEvery: 3_600_000,
    ...clock,
  });
  return {
    table,
    store,
    log,
    publisher,
    publishing,
    close: () => publishing.stop(),
  };
}

/** What a match's thread has been told about the match itself. */
export const noticesOf = ({ publisher }: TestTable, matchId: string): NoticeData[] =>
  publisher.publications.flatMap(({ slot, snapshot }) =>
    slot.kind === 'notice' && snapshot.match.id === matchId ? [slot.data] : [],
  );

export const ann = { userId: 'u-ann', name: 'Ann' };
export const bo = { userId: 'u-bo', name: 'Bo' };

/** The answer, or an error that names the refusal. */
export function must<Answer extends { ok: boolean }>(
  answer: Answer,
): Extract<Answer, { ok: true }> {
  if (answer.ok) return answer as Extract<Answer, { ok: true }>;
  throw new Error(`Refused: ${JSON.stringify(answer)}`);
}

/** A match of Ann (seat-1) and Bo (seat-2), just started. */
export async function startedMatch(
  table: Table,
  options: { [option: string]: string } = {},
): Promise<string> {
  const created = must(
    await table.create({ gameId: 'counting', guildId: 'g', channelId: 'c', host: ann, options }),
  );
  const { id } = created.match;
  must(await table.chooseCharacters(id, ann.userId, ['fox']));
  must(await table.join(id, bo, ['owl']));
  must(await table.start(id, ann.userId));
  return id;
}

/** Ann and Bo vote alike on what they are asked together. */
export async function decideTogether(
  table: Table,
  matchId: string,
  options: string[],
  [first, second]: readonly [string, string] = [ann.userId, bo.userId],
) {
  must(await chooseNext(table, matchId, first, options));
  return chooseNext(table, matchId, second, options);
}

/** Ann, who has rolled 3, wins a match of the first to 6 against Bo. */
export async function annWins(
  table: Table,
  matchId: string,
  [first, second]: readonly [string, string] = [ann.userId, bo.userId],
): Promise<void> {
  for (const [user, option] of [
    [first, 'roll'],
    [first, 'yes'],
    [second, 'add-2'],
    [second, '2'],
    [first, '1'],
    [second, 'on'],
    [first, 'on'],
    [first, 'add-3'],
  ] as const) {
    must(await chooseNext(table, matchId, user, [option]));
  }
}

let requests = 0;

/** Lets a user choose in the first decision open for them. */
export async function chooseNext(
  table: Table,
  matchId: string,
  userId: string,
  options: string[],
  request: { requestId?: string } = {},
) {
  const { open } = must(await table.look(matchId, userId));
  const decisionId = open[0]?.id ?? 'none';
  requests += 1;
  const requestId = `request-${requests}`;
  return table.choose({ matchId, userId, decisionId, options, requestId, ...request });
}
