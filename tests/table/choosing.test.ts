import { describe, expect, test } from 'vitest';
import { createTable } from '../../src/table/create-table.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { MatchChange, Store, StoredMatch } from '../../src/table/match/saved/store.ts';
import { countingGame, countingTexts } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must, openTestTable, startedMatch } from '../support/test-table.ts';

const here = tableForTests();

/** The id of the decision that waits for a user. */
async function askedOf(matchId: string, userId: string): Promise<string> {
  return must(await here.table.look(matchId, userId)).open[0]?.id ?? 'none';
}

describe('a choice', () => {
  test('moves the match on and tells what happened', async () => {
    const id = await startedMatch(here.table);
    const chosen = must(await chooseNext(here.table, id, ann.userId, ['add-2']));
    expect(chosen).toMatchObject({
      outcome: 'accepted',
      repeated: false,
      seat: 'seat-1',
      options: [{ id: 'add-2', verb: 'add', args: { number: 2 } }],
      events: [{ type: 'added', args: { seat: 'seat-1', number: 2, total: 2 } }],
      open: [],
      match: { revision: 1 },
    });
    const { waiting } = must(await here.table.waitingFor(id));
    expect(waiting.map(({ name }) => name)).toEqual(['Bo']);
  });

  test('may name options in another way, looked up in the question; a name of nothing is refused', async () => {
    const id = await startedMatch(here.table);
    const decisionId = await askedOf(id, ann.userId);
    const naming = (name: string) =>
      here.table.choose({
        ...{ matchId: id, userId: ann.userId, decisionId, requestId: `naming-${name}` },
        options: [name],
        isMeant: (option, meant) => option.id === `add-${meant}`,
      });
    expect(await naming('2,5')).toMatchObject({ ok: false, refusal: 'no-such-option' });
    expect(must(await naming('2'))).toMatchObject({
      outcome: 'accepted',
      options: [{ id: 'add-2' }],
    });
  });

  test('leaves the match that was asked about as it is: what it becomes stands in the change', async () => {
    const { store } = here;
    const locks: { before: StoredMatch; after: StoredMatch; change: MatchChange | null }[] = [];
    const watched: Store = {
      ...store,
      change: (matchId, work) =>
        store.change(matchId, async (locked) => {
          const before = structuredClone(locked.stored);
          const done = await work(locked);
          locks.push({ before, after: locked.stored, change: done.change });
          return done;
        }),
    };
    const table = createTable({
      games: createGames([countingGame()]),
      store: watched,
      texts: countingTexts,
      log: here.log,
    });
    const id = await startedMatch(here.table);
    must(await chooseNext(table, id, ann.userId, ['add-2']));
    expect(locks.map(({ change }) => change?.match.revision)).toEqual([1]);
    for (const { before, after } of locks) expect(after).toEqual(before);
  });

  test('asked for twice with one request is done once and answered alike', async () => {
    const id = await startedMatch(here.table);
    const decisionId = await askedOf(id, ann.userId);
    const request = {
      matchId: id,
      userId: ann.userId,
      decisionId,
      options: ['add-3'],
      requestId: 'i-1',
    };
    const first = must(await here.table.choose(request));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    const again = must(await here.table.choose(request));
    expect(again).toMatchObject({ outcome: 'accepted', repeated: true, seat: 'seat-1' });
    expect(again).toHaveProperty('events', 'events' in first ? first.events : null);
    expect(must(await here.table.look(id, ann.userId)).view).toMatchObject({ total: 4 });
  });

  test('sent twice at the same moment is done once', async () => {
    const id = await startedMatch(here.table);
    const decisionId = await askedOf(id, ann.userId);
    const request = {
      matchId: id,
      userId: ann.userId,
      decisionId,
      options: ['add-3'],
      requestId: 'i-2',
    };
    const answers = await Promise.all([here.table.choose(request), here.table.choose(request)]);
    expect(answers.map((answer) => must(answer).outcome)).toEqual(['accepted', 'accepted']);
    expect(must(await here.table.look(id, ann.userId)).match.revision).toBe(1);
  });

  test('of twenty at the same moment exactly one is accepted, and the others learn which', async () => {
    const id = await startedMatch(here.table);
    const decisionId = await askedOf(id, ann.userId);
    const clicks = Array.from({ length: 20 }, (_, click) =>
      here.table.choose({
        matchId: id,
        userId: ann.userId,
        decisionId,
        options: [`add-${(click % 3) + 1}`],
        requestId: `click-${click}`,
      }),
    );
    const answers = await Promise.all(clicks);
    const accepted = answers.filter((answer) => answer.ok);
    expect(accepted).toHaveLength(1);
    const chosen = accepted[0];
    const options = chosen?.ok && chosen.outcome === 'accepted' ? chosen.options : [];
    for (const answer of answers) {
      if (answer.ok) continue;
      expect(answer).toMatchObject({
        refusal: 'stale',
        settled: { seat: 'seat-1', name: 'Ann', decision: { options } },
      });
    }
    expect(must(await here.table.log(id, ann.userId)).entries).toHaveLength(2);
  });

  test('of a question that is not open, of somebody else, or without such an option is refused with the way on', async () => {
    const id = await startedMatch(here.table);
    const decisionId = await askedOf(id, ann.userId);
    const choose = (userId: string, decision: string, options: string[]) =>
      here.table.choose({
        matchId: id,
        userId,
        decisionId: decision,
        options,
        requestId: `x-${userId}-${decision}-${options}`,
      });
    expect(await choose(bo.userId, decisionId, ['add-1'])).toMatchObject({
      refusal: 'not-yours',
      waiting: [{ name: 'Ann', seat: 'seat-1' }],
    });
    expect(await choose(ann.userId, decisionId, ['add-9'])).toMatchObject({
      refusal: 'no-such-option',
      decision: { id: decisionId },
    });
    expect(await choose(ann.userId, decisionId, ['add-1', 'add-2'])).toMatchObject({
      refusal: 'no-such-option',
    });
    expect(await choose(ann.userId, 'zz', ['add-1'])).toMatchObject({
      refusal: 'stale',
      settled: null,
      open: [{ id: decisionId }],
    });
    expect(await choose('u-stranger', decisionId, ['add-1'])).toMatchObject({
      refusal: 'not-seated',
    });
    expect(
      await here.table.choose({
        matchId: 'nowhere',
        userId: ann.userId,
        decisionId,
        options: [],
        requestId: 'y',
      }),
    ).toMatchObject({ refusal: 'no-such-match' });
    expect(must(await here.table.look(id, ann.userId)).match.revision).toBe(0);
  });

  test('that makes the rules fail leaves the match at the same question', async () => {
    const id = await startedMatch(here.table, { faulty: 'yes' });
    expect(await chooseNext(here.table, id, ann.userId, ['crash'])).toMatchObject({
      refusal: 'rules-fault',
    });
    expect(here.log.entries.some(({ message }) => message.includes('rules failed'))).toBe(true);
    expect(must(await chooseNext(here.table, id, ann.userId, ['add-1'])).outcome).toBe('accepted');
  });
});

describe('questions to several', () => {
  async function untilHiding(): Promise<string> {
    const id = await startedMatch(here.table);
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    return id;
  }

  test('asked of each are answered in any order, and secret answers stay secret', async () => {
    const id = await untilHiding();
    must(await chooseNext(here.table, id, bo.userId, ['2']));
    const waiting = must(await here.table.waitingFor(id)).waiting;
    expect(waiting.map(({ name }) => name)).toEqual(['Ann']);
    expect(waiting[0]?.decisions[0]).toMatchObject({ visibility: 'secret', options: [] });
    must(await chooseNext(here.table, id, ann.userId, ['1']));
    const own = must(await here.table.log(id, bo.userId))
      .entries.map(({ event }) => event)
      .slice(-2);
    expect(own).toEqual([
      { type: 'hid', args: { seat: 'seat-1' } },
      { type: 'hid', args: { seat: 'seat-2', number: 2 } },
    ]);
    const table = must(await here.table.log(id, 'u-stranger'))
      .entries.map(({ event }) => event)
      .slice(-2);
    expect(JSON.stringify(table)).not.toContain('number');
    expect(must(await here.table.look(id, bo.userId)).view).toMatchObject({
      hidden: { 'seat-1': 'secret', 'seat-2': 2 },
    });
  });

  test('a secret answer is not told to others who find the question closed', async () => {
    const id = await untilHiding();
    const { open } = must(await here.table.look(id, ann.userId));
    must(await chooseNext(here.table, id, ann.userId, ['2']));
    const request = { matchId: id, decisionId: open[0]?.id ?? '', options: ['1'] };
    const foreign = await here.table.choose({ ...request, userId: bo.userId, requestId: 's-1' });
    expect(foreign).toMatchObject({ refusal: 'stale', settled: { decision: { options: [] } } });
    const own = await here.table.choose({ ...request, userId: ann.userId, requestId: 's-2' });
    expect(own).toMatchObject({ settled: { decision: { options: [{ id: '2' }] } } });
  });

  test('that another seat may use something at show it nothing else, not even in the answer', async () => {
    const games = createGames([countingGame({ visibility: 'private', cheers: true })]);
    const table = await openTestTable(here.database, { games });
    try {
      const id = await startedMatch(table.table);
      const cheer = [{ id: 'cheer-seat-2', verb: 'cheer', seat: 'seat-2' }];
      const [open] = must(await table.table.look(id, bo.userId)).open;
      expect(open).toMatchObject({ seats: ['seat-1'], options: cheer, fallback: [] });
      const chosen = must(await chooseNext(table.table, id, bo.userId, ['cheer-seat-2']));
      expect(chosen).toMatchObject({ decision: { options: cheer, fallback: [] } });
    } finally {
      await table.close();
    }
  });

  test('of the whole group are not confirmed by one who decides alone', async () => {
    const games = createGames([countingGame({ deciders: ['seat-2'] })]);
    const alone = await openTestTable(here.database, { games });
    try {
      const id = await startedMatch(alone.table);
      must(await chooseNext(alone.table, id, ann.userId, ['add-1']));
      must(await chooseNext(alone.table, id, bo.userId, ['add-1']));
      must(await chooseNext(alone.table, id, ann.userId, ['2']));
      must(await chooseNext(alone.table, id, bo.userId, ['2']));
      expect(await chooseNext(alone.table, id, ann.userId, ['end'])).toMatchObject({ ok: false });
      expect(must(await chooseNext(alone.table, id, bo.userId, ['end']))).toMatchObject({
        outcome: 'accepted',
        match: { status: 'over', outcome: { reason: 'stopped' } },
      });
    } finally {
      await alone.close();
    }
  });
});
