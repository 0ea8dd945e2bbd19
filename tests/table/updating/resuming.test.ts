import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGames } from '../../../src/table/match/saved/games.ts';
import { countingGame } from '../../support/counting-game.ts';
import { emptyDatabase, execute, type TestDatabase } from '../../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  noticesOf,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../../support/test-table.ts';

let database: TestDatabase;
const open: TestTable[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});
afterAll(() => database.close());

async function tableWith(...options: Parameters<typeof countingGame>): Promise<TestTable> {
  const table = await openTestTable(database, { games: createGames([countingGame(...options)]) });
  open.push(table);
  return table;
}

describe('after an update of the rules', () => {
  test('a match whose procedures are the same goes on, stamped with the new content', async () => {
    const before = await tableWith();
    const id = await startedMatch(before.table);
    must(await chooseNext(before.table, id, ann.userId, ['roll']));
    await before.publishing.stop();
    const after = await tableWith({ content: '2' });
    await after.table.resumeAll();
    expect((await after.store.read(id))?.content).toBe('2');
    must(await chooseNext(after.table, id, ann.userId, ['yes']));
    expect(must(await after.table.verify(id)).verified).toBe('content-changed');
  });

  test('a choice that comes before anybody looks is taken, and the thread is told of the update', async () => {
    const before = await tableWith();
    const id = await startedMatch(before.table);
    must(await chooseNext(before.table, id, ann.userId, ['roll']));
    const [asked] = must(await before.table.look(id, ann.userId)).open;
    await before.publishing.stop();
    const after = await tableWith({ content: '2' });
    const request = { matchId: id, userId: ann.userId, requestId: 'first-after-update' };
    const chosen = await after.table.choose({
      ...request,
      decisionId: asked?.id ?? '',
      options: ['yes'],
    });
    expect(must(chosen).outcome).toBe('accepted');
    await after.publishing.drain();
    expect(noticesOf(after, id)).toEqual([{ notice: 'updated' }]);
  });

  test('a match in the middle of what has changed returns to its last rest, and the thread is told', async () => {
    const before = await tableWith();
    const id = await startedMatch(before.table);
    must(await chooseNext(before.table, id, ann.userId, ['add-2']));
    must(await chooseNext(before.table, id, bo.userId, ['roll']));
    const { open: asked } = must(await before.table.look(id, bo.userId));
    await before.close();
    open.splice(0);
    const after = await tableWith({ content: '2', newSteps: ['halve'] });
    const choice = {
      matchId: id,
      userId: bo.userId,
      decisionId: asked[0]?.id ?? '',
      options: ['yes'],
      requestId: 'after-update',
    };
    expect(await after.table.choose(choice)).toMatchObject({
      refusal: 'stale',
      match: { revision: 1, status: 'playing' },
      open: [{ prompt: { key: 'counting.prompt.add' } }],
    });
    const { entries } = must(await after.table.log(id, bo.userId));
    expect(entries.map(({ event, undone }) => [event.type, undone])).toEqual([
      ['round-began', false],
      ['added', false],
      ['rolled', true],
    ]);
    must(await chooseNext(after.table, id, bo.userId, ['add-2']));
    expect(must(await after.table.look(id, bo.userId)).view).toMatchObject({ total: 4 });
    await after.publishing.drain();
    expect(noticesOf(after, id)).toEqual([{ notice: 'returned', undone: 1 }]);
  });

  test('questions asked anew have ids that no old button has', async () => {
    const before = await tableWith();
    const id = await startedMatch(before.table);
    must(await chooseNext(before.table, id, ann.userId, ['roll']));
    const old = must(await before.table.look(id, ann.userId)).open[0]?.id;
    await before.publishing.stop();
    const after = await tableWith({ content: '3', newSteps: ['halve'] });
    must(await after.table.look(id, ann.userId));
    must(await chooseNext(after.table, id, ann.userId, ['roll']));
    expect(must(await after.table.look(id, ann.userId)).open[0]?.id).not.toBe(old);
  });

  test('a match that can not even return is set aside, and goes on with the next update', async () => {
    const before = await tableWith();
    const id = await startedMatch(before.table);
    const healthy = await startedMatch(before.table);
    // What is left to post would be posted by the worse rules, which set that match aside as well.
    await before.publishing.drain();
    await before.publishing.stop();
    const worse = await tableWith({ content: '4', goneSteps: ['added', 'turn'] });
    expect(await chooseNext(before.table, healthy, ann.userId, ['add-1'])).toMatchObject({
      ok: true,
    });
    expect(await worse.table.look(id, ann.userId)).toMatchObject({ refusal: 'broken' });
    expect(await chooseNextIn(worse, id)).toMatchObject({ refusal: 'broken' });
    const mended = await tableWith({ content: '5' });
    await mended.table.resumeAll();
    must(await chooseNext(mended.table, id, ann.userId, ['add-1']));
  });
});

const chooseNextIn = (here: TestTable, matchId: string) =>
  here.table.choose({
    matchId,
    userId: ann.userId,
    decisionId: '1',
    options: ['add-1'],
    requestId: `broken-${matchId}`,
  });

test('a question saved before questions said who may know of it shows its options to nobody else', async () => {
  const here = await tableWith();
  const id = await startedMatch(here.table);
  const [asked] = must(await here.table.snapshot(id)).open;
  expect(asked?.options.map((option) => option.id)).toContain('add-2');
  await execute(
    database,
    `UPDATE matches SET state = state #- '{open,0,visibility}' WHERE id = '${id}'`,
  );
  const [older] = must(await here.table.snapshot(id)).open;
  expect(older).toMatchObject({ id: asked?.id, options: [], fallback: [], shortcuts: [] });
  const [own] = must(await here.table.look(id, ann.userId)).open;
  expect(own?.options).toEqual(asked?.options);
  expect(must(await chooseNext(here.table, id, ann.userId, ['add-2'])).outcome).toBe('accepted');
  const [next] = must(await here.table.snapshot(id)).open;
  expect(next?.options).toEqual(asked?.options);
});

describe('a question from earlier rules that offers what those of today can’t do', () => {
  /** Ann is offered an option at which the rules fail, and which they wouldn't offer. */
  async function offeredTooMuch(here: TestTable): Promise<string> {
    const id = await startedMatch(here.table);
    await execute(
      database,
      `UPDATE matches SET state = jsonb_set(state, '{open,0,options}',
        '[{"id": "crash", "verb": "crash"}]' || (state #> '{open,0,options}')) WHERE id = '${id}'`,
    );
    return id;
  }

  test('is asked anew when that is chosen, and the match goes on', async () => {
    const here = await tableWith();
    const id = await offeredTooMuch(here);
    const [old] = must(await here.table.look(id, ann.userId)).open;
    const refused = await chooseNext(here.table, id, ann.userId, ['crash']);
    expect(refused).toMatchObject({ refusal: 'stale', settled: null });
    const [asked] = must(await here.table.look(id, ann.userId)).open;
    expect(asked?.options.map((option) => option.id)).not.toContain('crash');
    expect(asked?.id).not.toBe(old?.id);
    must(await chooseNext(here.table, id, ann.userId, ['add-2']));
    await here.publishing.drain();
    expect(must(await here.table.verify(id)).verified).toBe('content-changed');
  });

  test('is asked anew when it would be chosen for somebody whose time is up', async () => {
    let clock = Date.now();
    const here = await openTestTable(database, { now: () => new Date(clock) });
    open.push(here);
    const id = await offeredTooMuch(here);
    await here.publishing.drain();
    const fallback = JSON.stringify(['crash']);
    await execute(
      database,
      `UPDATE matches SET state = jsonb_set(state, '{open,0,fallback}', '${fallback}'),
        settings = jsonb_set(settings, '{absent}', '"fallback"') WHERE id = '${id}'`,
    );
    for (let half = 0; half < 3; half++) {
      clock += 13 * 60 * 60_000;
      must(await here.table.wake(id));
    }
    const [asked] = must(await here.table.look(id, ann.userId)).open;
    expect(asked?.options.map((option) => option.id) ?? []).not.toContain('crash');
  });
});

describe('a match that is broken', () => {
  test('in its saved state is answered clearly, and the others go on', async () => {
    const here = await tableWith();
    const id = await startedMatch(here.table);
    const other = await startedMatch(here.table);
    await execute(database, `UPDATE matches SET state = '{"seats": 5}' WHERE id = '${id}'`);
    expect(await chooseNextIn(here, id)).toMatchObject({
      refusal: 'broken',
      match: { id, status: 'broken' },
    });
    expect(await here.table.look(id, ann.userId)).toMatchObject({ refusal: 'broken' });
    const { match } = must(await here.table.snapshot(id));
    expect(match.brokenBecause).toContain('seats');
    must(await chooseNext(here.table, other, ann.userId, ['add-1']));
    await here.publishing.drain();
    expect(noticesOf(here, id)).toMatchObject([{ notice: 'broken' }]);
    const abandoned = await here.table.abandon(id, ann.userId);
    expect(abandoned).toMatchObject({ ok: true, outcome: 'abandoned' });
  });

  test('because its view fails is set aside with the reason', async () => {
    let failing = '';
    const here = await tableWith({
      onView: (match) => {
        if (failing && match.state.total === 2) throw new Error('The board has a hole.');
      },
    });
    const id = await startedMatch(here.table);
    must(await chooseNext(here.table, id, ann.userId, ['add-2']));
    failing = id;
    expect(await here.table.look(id, ann.userId)).toMatchObject({
      refusal: 'broken',
      match: { brokenBecause: expect.stringContaining('The board has a hole.') },
    });
    failing = '';
    await here.table.resumeAll();
    expect(must(await here.table.look(id, ann.userId)).match.status).toBe('playing');
  });

  test('at a choice keeps its earlier state when only the new view fails', async () => {
    const here = await tableWith({
      onView: (match) => {
        if (match.state.total === 3) throw new Error('Three can not be drawn.');
      },
    });
    const id = await startedMatch(here.table);
    expect(await chooseNext(here.table, id, ann.userId, ['add-3'])).toMatchObject({
      refusal: 'rules-fault',
    });
    must(await chooseNext(here.table, id, ann.userId, ['add-2']));
  });
});
