import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame } from '../support/counting-game.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, must, openTestTable, startedMatch, type TestTable } from '../support/test-table.ts';

/** What one choice asks of the database, including its messages and companions. */

const games = createGames([countingGame()]);
const thinkers = createThinkers({ games: [countingGame().rules], entry: null });

let database: TestDatabase;
let here: TestTable;
let companions: OwedWork;
let statements: string[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
  here = await openTestTable(database, {
    games,
    owed: (...what) => {
      here.publishing.owed(...what);
      companions.owed(...what);
    },
  });
  companions = startCompanions({ ...here, games, thinkers, sweepEvery: 3_600_000 });
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const noting = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    statements.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, args);
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noting as never);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await companions.stop();
  await here.close();
  await database.close();
});

const choose = (asked: { matchId: string; decisionId: string }) =>
  here.table.choose({
    ...asked,
    userId: ann.userId,
    options: ['add-2'],
    requestId: `reading-once-${asked.matchId}`,
  });

/** A match with nothing left to publish, and the question that Ann can answer in it. */
async function quietMatch(): Promise<{ matchId: string; decisionId: string }> {
  const matchId = await startedMatch(here.table);
  await here.publishing.drain();
  const [decision] = must(await here.table.look(matchId, ann.userId)).open;
  statements = [];
  return { matchId, decisionId: decision?.id ?? '' };
}

const saying = (what: RegExp) => statements.filter((statement) => what.test(statement));
/** Whole matches that were read. */
const reads = () => saying(/m\.state\b|"t0"\."state"/);

const published = async (matchId: string) =>
  expect(await here.publishing.published(matchId, 10_000)).toBe(true);

test('a choice reads its match once, under the lock, and nobody has to read it again', async () => {
  const asked = await quietMatch();
  const known = here.publisher.publications.length;
  const chosen = must(await choose(asked));
  expect(statements.slice(0, 4)).toEqual([
    'BEGIN',
    expect.stringContaining('FOR NO KEY UPDATE'),
    expect.stringContaining('UPDATE matches'),
    'COMMIT',
  ]);
  const look = must(await chosen.look());
  await published(asked.matchId);
  expect(reads()).toHaveLength(1);

  const messages = here.publisher.publications.slice(known);
  expect(messages.map(({ slot }) => slot.kind)).toEqual(['round', 'call', 'chapter', 'call']);
  for (const { snapshot } of messages) expect(snapshot.match.revision).toBe(1);
  // One to take the first, and one for each to note it and take the next.
  expect(saying(/waiting AS/)).toHaveLength(messages.length + 1);
  expect(saying(/UPDATE outbox SET\s+done/)).toHaveLength(messages.length);

  expect(look).toEqual(must(await here.table.look(asked.matchId, ann.userId)));
  const last = messages.at(-1)?.snapshot;
  expect({ ok: true, ...last }).toEqual(must(await here.table.snapshot(asked.matchId)));
});

test('what was handed on is read again when the match has changed since', async () => {
  const asked = await quietMatch();
  const stale = await here.store.read(asked.matchId);
  must(await choose(asked));
  await published(asked.matchId);
  const known = here.publisher.publications.length;
  await here.table.repair(asked.matchId);
  here.publishing.owed(asked.matchId, stale ?? undefined);
  await here.publishing.drain();
  const shown = here.publisher.publications.slice(known);
  expect(shown.length).toBeGreaterThan(0);
  for (const { snapshot } of shown) expect(snapshot.match.revision).toBe(1);
});

test('a repair reads the match once, however many messages it shows it in', async () => {
  const { matchId } = await quietMatch();
  await here.table.repair(matchId);
  await published(matchId);
  const shown = saying(/UPDATE outbox SET\s+done/).length;
  expect(shown).toBeGreaterThan(1);
  // To know what is open, and handed on to show it.
  expect(reads()).toHaveLength(1);
});
