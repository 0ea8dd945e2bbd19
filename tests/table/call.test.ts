import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../src/store/connection.ts';
import type { CallData } from '../../src/table/match/saved/slot.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;
let clock: number;

const FOLLOW_UP = 60_000;
/** Milliseconds in which everything due has been looked at: this clock doesn't advance by itself. */
const SHORT = 20_000;
/** Longer than somebody who has just chosen is left alone. */
const A_WHILE = 5 * FOLLOW_UP;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
beforeEach(async () => {
  clock = Date.now();
  here = await openTestTable(database, {
    pace: { followUp: FOLLOW_UP, edits: 0, pause: 0, companion: 0 },
    now: () => new Date(clock),
  });
});
afterEach(() => here.close());
afterAll(() => database.close());

/** The thread as it is: keys in the order in which messages were posted. */
const thread = async (matchId: string): Promise<string[]> => {
  await here.publishing.drain();
  return [...here.publisher.messages.values()]
    .filter(({ snapshot, slot }) => snapshot.match.id === matchId && slot.kind !== 'lobby')
    .map(({ slot }) => slot.key);
};

const calls = (matchId: string): CallData[] =>
  [...here.publisher.messages.values()].flatMap(({ snapshot, slot }) =>
    snapshot.match.id === matchId && slot.kind === 'call' ? [slot.data] : [],
  );

const choose = async (matchId: string, user: string, option: string) =>
  must(await chooseNext(here.table, matchId, user, [option]));

describe('the one call of a match', () => {
  test('stands below what is told, and notifies whom it waits for', async () => {
    const id = await startedMatch(here.table);
    expect(await thread(id)).toEqual(['thread', 'chapter:r1-start', 'round:1', 'call:1']);
    expect(calls(id)).toEqual([{ decisions: ['1'], mentions: ['seat-1'], closed: false }]);
    await choose(id, ann.userId, 'add-1');
    expect((await thread(id)).slice(-2)).toEqual(['chapter:r1-seat-1', 'call:2']);
    expect(calls(id)).toEqual([{ decisions: ['2'], mentions: ['seat-2'], closed: false }]);
  });

  test('goes with the question, and leaves alone whoever has just chosen', async () => {
    const id = await startedMatch(here.table);
    await thread(id);
    await choose(id, ann.userId, 'roll');
    expect(await thread(id)).toEqual([
      'thread',
      'chapter:r1-start',
      'round:1',
      'chapter:r1-seat-1',
    ]);
    await choose(id, ann.userId, 'no');
    expect(await thread(id)).toEqual([
      ...['thread', 'chapter:r1-start', 'round:1', 'chapter:r1-seat-1'],
      expect.stringMatching(/^call:/),
    ]);
    expect(calls(id)).toMatchObject([{ mentions: ['seat-2'] }]);
  });

  test('shows the question to who has left it, without notifying them again', async () => {
    const id = await startedMatch(here.table);
    await thread(id);
    await choose(id, ann.userId, 'roll');
    clock += FOLLOW_UP - SHORT;
    await thread(id);
    expect(calls(id)).toEqual([]);
    clock += SHORT;
    expect((await thread(id)).slice(-2)).toEqual(['chapter:r1-seat-1', 'call:2']);
    expect(calls(id)).toEqual([{ decisions: ['2'], mentions: [], closed: false }]);
    await choose(id, ann.userId, 'no');
    await thread(id);
    expect(calls(id)).toMatchObject([{ decisions: ['3'], mentions: ['seat-2'] }]);
  });

  test('says who is still missing where several are asked, without moving', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-1');
    clock += A_WHILE;
    await choose(id, bo.userId, 'add-1');
    const before = await thread(id);
    expect(calls(id)).toMatchObject([{ decisions: ['3', '4'], mentions: ['seat-1'] }]);
    await choose(id, bo.userId, '2');
    expect(await thread(id)).toEqual(before);
    expect(calls(id)).toMatchObject([{ decisions: ['3'] }]);
    await choose(id, ann.userId, '1');
    await thread(id);
    expect(calls(id)).toMatchObject([{ decisions: ['5'] }]);
  });

  test('of a group that votes does not wait for one of them, and notifies the others', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    await choose(id, bo.userId, '2');
    await thread(id);
    clock += A_WHILE;
    await choose(id, ann.userId, '1');
    await thread(id);
    expect(calls(id)).toEqual([{ decisions: ['5'], mentions: ['seat-2'], closed: false }]);
  });

  test('moves below a message that would stand under it, and notifies nobody twice', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-1');
    await thread(id);
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    expect((await thread(id)).slice(-2)).toEqual(['notice:1', 'call:3']);
    expect(calls(id)).toEqual([{ decisions: ['2'], mentions: [], closed: false }]);
  });

  test('that moves before it was posted notifies all the same', async () => {
    const id = await startedMatch(here.table);
    await thread(id);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    here.publisher.before = () => held;
    await choose(id, ann.userId, 'add-1');
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    letGo();
    await thread(id);
    expect(calls(id)).toEqual([{ decisions: ['2'], mentions: ['seat-2'], closed: false }]);
  });

  test('is gone when the match is over, or has been ended', async () => {
    const over = await startedMatch(here.table, { target: '6' });
    await choose(over, ann.userId, 'add-3');
    await choose(over, bo.userId, 'add-3');
    await thread(over);
    expect(calls(over)).toEqual([]);
    const ended = await startedMatch(here.table);
    await thread(ended);
    must(await here.table.abandon(ended, ann.userId));
    await thread(ended);
    expect(calls(ended)).toEqual([]);
  });
});

describe('a match that was saved when turns and questions had messages of their own', () => {
  /** What such a version left behind: its desk, and its messages. */
  async function savedEarlier(id: string, kind: 'turn' | 'prompt', data: object): Promise<string> {
    const { run, close } = connect(database.url, here.log);
    const key = `${kind}:1`;
    await run(sql`
      UPDATE outbox SET key = ${key}, kind = ${kind}, data = ${JSON.stringify(data)}::jsonb
      WHERE match_id = ${id} AND key = 'call:1'`);
    const desk = {
      round: 1,
      turn: kind === 'turn' ? { key, round: 1, seats: ['seat-1'], asker: null } : null,
      prompts: kind === 'prompt' ? { [key]: [{ id: '1', settled: null, withdrawn: false }] } : {},
    };
    await run(sql`UPDATE matches SET desk = ${JSON.stringify(desk)}::jsonb WHERE id = ${id}`);
    await close();
    return key;
  }

  test.each([
    ['turn', { decisions: ['1'], seats: ['seat-1'], closed: false }],
    ['prompt', { decisions: [{ id: '1', settled: null, withdrawn: false }] }],
  ] as const)('has its %s as its call until the next', async (kind, data) => {
    const id = await startedMatch(here.table);
    await thread(id);
    const key = await savedEarlier(id, kind, data);
    must(await here.table.repair(id));
    expect(await thread(id)).toContain(key);
    expect(calls(id)).toMatchObject([{ decisions: ['1'], closed: false }]);
    await choose(id, ann.userId, 'add-1');
    expect(await thread(id)).not.toContain(key);
    expect(calls(id)).toEqual([{ decisions: ['2'], mentions: ['seat-2'], closed: false }]);
    await choose(id, bo.userId, 'add-1');
    await thread(id);
    expect(calls(id)).toMatchObject([{ decisions: ['3', '4'] }]);
  });

  test('and that owed a question answered since posts nothing of it', async () => {
    const id = await startedMatch(here.table);
    await thread(id);
    const data = { decisions: [{ id: '1', settled: { seat: 'seat-1' }, withdrawn: false }] };
    const key = await savedEarlier(id, 'prompt', data);
    must(await here.table.repair(id));
    expect(await thread(id)).not.toContain(key);
  });
});
