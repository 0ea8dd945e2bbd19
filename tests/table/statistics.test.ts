import { expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { ann, annWins, bo, must, startedMatch } from '../support/test-table.ts';

const here = tableForTests();

/** Ann plays the fox and wins against Bo, who plays the owl. */
async function played(): Promise<string> {
  const id = await startedMatch(here.table, { target: '6' });
  await annWins(here.table, id);
  expect(must(await here.table.find(id)).match.status).toBe('over');
  return id;
}

const counting = (played: number, won: number) => ({ gameId: 'counting', played, won });

test('a server where nothing was played to its end has no figures', async () => {
  await startedMatch(here.table);
  const abandoned = await startedMatch(here.table);
  must(await here.table.abandon(abandoned, ann.userId));
  expect(await here.table.serverStatistics('g')).toEqual({
    ok: true,
    games: [],
    players: 0,
    mostActive: [],
    characters: [],
  });
  expect(await here.table.playerStatistics('g', ann.userId)).toEqual({
    ok: true,
    games: [],
    characters: [],
    others: [],
  });
  expect(await here.table.characterStatistics('g', 'fox')).toEqual({
    ok: true,
    here: [],
    everywhere: [],
  });
});

test('a match counts once, when the rules end it, for its players, server and characters', async () => {
  const id = await played();
  await played();
  // Changes to a finished match don't make it count again.
  must(await here.table.verify(id));
  await here.store.change(id, async ({ stored }) => ({ answer: 0, change: { match: stored } }));
  expect(must(await here.table.playerStatistics('g', ann.userId))).toMatchObject({
    games: [counting(2, 2)],
    characters: [{ ...counting(2, 2), character: 'fox' }],
    others: [{ userId: bo.userId, played: 2, won: 2 }],
  });
  expect(must(await here.table.playerStatistics('g', bo.userId))).toMatchObject({
    games: [counting(2, 0)],
    others: [{ userId: ann.userId, played: 2, won: 0 }],
  });
  expect(must(await here.table.serverStatistics('g'))).toMatchObject({
    games: [counting(2, 2)],
    players: 2,
    mostActive: [
      { userId: ann.userId, played: 2, won: 2 },
      { userId: bo.userId, played: 2, won: 0 },
    ],
    characters: [
      { ...counting(2, 2), character: 'fox' },
      { ...counting(2, 0), character: 'owl' },
    ],
  });
  expect(must(await here.table.characterStatistics('g', 'owl')).here).toEqual([counting(2, 0)]);
  const elsewhere = must(await here.table.characterStatistics('other', 'owl'));
  expect([elsewhere.here, elsewhere.everywhere]).toEqual([[], [counting(2, 0)]]);
  expect(must(await here.table.playerStatistics('other', ann.userId)).games).toEqual([]);
});

test('a match that goes back to before its end is taken out again', async () => {
  const before = must(await here.table.playerStatistics('g', ann.userId)).games;
  const id = await played();
  await here.store.change(id, async ({ stored }) => {
    Object.assign(stored, { status: 'playing', outcome: null, endedAt: null });
    return { answer: 0, change: { match: stored, undoAfter: 6 } };
  });
  expect(must(await here.table.playerStatistics('g', ann.userId)).games).toEqual(before);
});

test('companions count for nobody, nor does what came in from a file', async () => {
  const before = must(await here.table.serverStatistics('g'));
  const left = await startedMatch(here.table, { target: '6' });
  must(await here.table.leaveToCompanion(left, bo.userId));
  await here.store.change(left, async ({ stored }) => {
    const outcome = { winners: ['seat-2'], reason: 'reached' };
    return { answer: 0, change: { match: { ...stored, status: 'over', outcome } } };
  });
  const file = await startedMatch(here.table);
  await execute(here.database, `UPDATE matches SET imported = true WHERE id = '${file}'`);
  await here.store.change(file, async ({ stored }) => {
    const outcome = { winners: ['seat-1'], reason: 'reached' };
    return { answer: 0, change: { match: { ...stored, status: 'over', outcome } } };
  });
  const after = must(await here.table.serverStatistics('g'));
  const [game] = before.games;
  expect(after.games).toEqual([{ ...game, played: (game?.played ?? 0) + 1 }]);
  expect(after.players).toBe(before.players);
  expect(must(await here.table.playerStatistics('g', bo.userId)).games).toEqual([counting(2, 0)]);
});

test('what was played before anything was counted is counted by the migration', async () => {
  const { readMigrations } = await import('../../src/store/migrating.ts');
  const counted = await execute(
    here.database,
    'SELECT * FROM tallies WHERE played > 0 ORDER BY kind, name, other',
  );
  const migration = readMigrations().find(({ name }) => name === '0007_statistics');
  const backfill = migration?.sql.slice(migration.sql.indexOf('WITH "holders"')) ?? '';
  // Back then nothing had been imported from a file.
  await execute(here.database, 'DELETE FROM tallies; DELETE FROM matches WHERE imported');
  await execute(here.database, backfill);
  const again = await execute(here.database, 'SELECT * FROM tallies ORDER BY kind, name, other');
  expect(again).toEqual(counted);
});
