import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import type { Owing } from '../../src/table/match/saved/store.ts';
import { PublishError } from '../../src/table/telling/publishing/publisher.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  recordingPublisher,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
beforeEach(async () => {
  here = await openTestTable(database);
});
afterEach(() => here.close());
afterAll(() => database.close());

/** The match's current messages, in the order in which they were posted. */
const standing = (matchId: string): Slot[] =>
  [...here.publisher.messages.values()]
    .filter(({ snapshot }) => snapshot.match.id === matchId)
    .map(({ slot }) => slot);

const posted = (matchId: string): string[] => standing(matchId).map(({ key }) => key);

/** What there is to publish at a moment, as found by another process that doesn't keep it. */
async function owing(matchId: string, at: Date): Promise<Owing> {
  const found = await here.store.outbox.take(matchId, 'the test', at, new Date(0));
  if (!found) throw new Error('Somebody publishes the match.');
  return found;
}

describe('public messages', () => {
  test('are posted in the order of what they tell', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    expect(posted(id)).toEqual(['lobby', 'thread', 'chapter:r1-start', 'round:1', 'call:1']);
  });

  test('keep the answers that are secret', async () => {
    const id = await startedMatch(here.table);
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    must(await chooseNext(here.table, id, bo.userId, ['2']));
    must(await chooseNext(here.table, id, ann.userId, ['1']));
    await here.publishing.drain();
    for (const { slot, snapshot } of here.publisher.publications) {
      if (snapshot.match.id !== id) continue;
      if (slot.kind === 'chapter') expect(JSON.stringify(slot.data)).not.toContain('"number":2');
      if (slot.kind === 'call') expect(JSON.stringify(slot.data)).not.toContain('"hide"');
      expect(JSON.stringify(snapshot.view)).not.toMatch(/"seat-.":\d/);
    }
  });

  test('show only the latest when several changes wait', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    here.publisher.before = () => held;
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    must(await chooseNext(here.table, id, bo.userId, ['add-2']));
    const before = here.publisher.publications.length;
    letGo();
    await here.publishing.drain();
    const rounds = here.publisher.publications
      .slice(before)
      .filter(({ slot }) => slot.kind === 'round');
    expect(rounds.length).toBeLessThanOrEqual(2);
    expect(rounds.at(-1)?.snapshot.view).toMatchObject({ total: 3 });
  });

  test('show what happened while they were being published', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    let meanwhile = true;
    here.publisher.after = async ({ slot }) => {
      if (slot.kind !== 'round' || !meanwhile) return;
      meanwhile = false;
      must(await chooseNext(here.table, id, bo.userId, ['add-2']));
    };
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await here.publishing.drain();
    const rounds = here.publisher.publications.filter(
      ({ slot, snapshot }) => slot.kind === 'round' && snapshot.match.id === id,
    );
    expect(meanwhile).toBe(false);
    expect(rounds.at(-1)?.snapshot.view).toMatchObject({ total: 3 });
    expect(await owing(id, new Date(Date.now() + 3_600_000))).toEqual({
      owed: null,
      nextAt: null,
    });
  });

  test('that had to do without something are brought up to date again, later', async () => {
    const { publish } = here.publisher;
    here.publisher.publish = async (publication, notices) => {
      const made = await publish(publication, notices);
      return made && publication.slot.kind === 'round' ? { ...made, incomplete: true } : made;
    };
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    const count = () =>
      here.publisher.publications.filter(({ slot }) => slot.kind === 'round').length;
    const before = count();
    const { owed, nextAt } = await owing(id, new Date());
    expect(owed).toBeNull();
    expect(nextAt?.getTime()).toBeGreaterThan(Date.now() + 20_000);
    const later = await owing(id, new Date(Date.now() + 40_000));
    expect(later.owed?.slot.key).toBe('round:1');
    expect(count()).toBe(before);
  });

  test('of the end name the seed whose hash was published', async () => {
    const id = await startedMatch(here.table, { target: '6' });
    must(await chooseNext(here.table, id, ann.userId, ['add-3']));
    must(await chooseNext(here.table, id, bo.userId, ['add-3']));
    await here.publishing.drain();
    const slots = standing(id);
    expect(slots.map(({ kind }) => kind)).toContain('ending');
    expect(slots.find(({ kind }) => kind === 'round')?.data).toEqual({
      round: 1,
      first: true,
      closed: true,
    });
    const ending = here.publisher.publications.find(({ slot }) => slot.kind === 'ending');
    expect(ending?.snapshot.match.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test('of a long chapter go on in another message', async () => {
    await here.close();
    here = await openTestTable(database, {
      pace: { followUp: 0, edits: 0, pause: 0, chapterLength: 30 },
    });
    const id = await startedMatch(here.table);
    must(await chooseNext(here.table, id, ann.userId, ['roll']));
    must(await chooseNext(here.table, id, ann.userId, ['yes']));
    await here.publishing.drain();
    expect(posted(id)).toEqual(
      expect.arrayContaining(['chapter:r1-seat-1', 'chapter:r1-seat-1:2']),
    );
    const parts = standing(id).filter(({ key }) => key.startsWith('chapter:r1-seat-1'));
    const events = parts.flatMap(({ data }) => ('events' in data ? data.events : []));
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'added']);
  });
});

test('a message is brought up to date by its id, however its slot came to its name', async () => {
  const id = await startedMatch(here.table);
  must(await here.table.handOver(id, bo.userId, 'seat-2', 'steady'));
  must(await here.table.takeBack(id, bo));
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  await here.publishing.drain();
  const found = [...here.publisher.messages].find(
    ([, { slot, snapshot }]) =>
      snapshot.match.id === id && slot.kind === 'call' && !slot.data.closed,
  );
  const [messageId = '', publication] = found ?? [];
  const before = here.publisher.publications.length;
  must(await here.table.mend(id, 'of-somebody-else'));
  must(await here.table.mend(id, messageId));
  await here.publishing.drain();
  const since = here.publisher.publications.slice(before);
  expect(since.map(({ slot, message }) => [slot.key, message?.messageId])).toEqual([
    [publication?.slot.key, messageId],
  ]);
});

describe('a stop with much owed', () => {
  test('ends soon, and the next start posts the rest, nothing twice', async () => {
    await here.close();
    const publisher = recordingPublisher();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    publisher.before = () => held.then(() => pause(300));
    const stopping = await openTestTable(database, { publisher });
    const ids: string[] = [];
    for (let match = 0; match < 12; match++) ids.push(await startedMatch(stopping.table));
    letGo();
    const from = Date.now();
    await stopping.publishing.finish(50);
    expect(Date.now() - from).toBeLessThan(2_500);
    const before = publisher.publications.length;
    await stopping.close();
    expect(publisher.publications.length).toBe(before);
    const all = ids.length * 5;
    expect(before).toBeLessThan(all);

    publisher.before = () => {};
    here = await openTestTable(database, { publisher });
    await here.publishing.drain();
    const standing = [...publisher.messages.values()];
    for (const id of ids) {
      const keys = standing.filter(({ snapshot }) => snapshot.match.id === id);
      expect(keys.map(({ slot }) => slot.key).sort()).toEqual(
        ['call:1', 'chapter:r1-start', 'lobby', 'round:1', 'thread'].sort(),
      );
    }
    expect(publisher.publications.filter(({ message }) => !message)).toHaveLength(all);
  });

  test('ends even when the service does not answer at all', async () => {
    const publisher = recordingPublisher();
    const silent = await openTestTable(database, { publisher });
    let letGo = () => {};
    publisher.before = () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      });
    await startedMatch(silent.table);
    const from = Date.now();
    await silent.publishing.finish(50);
    expect(Date.now() - from).toBeLessThan(3_000);
    letGo();
    await silent.close();
  });
});

describe('after a failure', () => {
  test('between commit and publication another process publishes what is owed', async () => {
    // A start looks for what is owed: otherwise it could take what the dying one hasn't begun to publish.
    await here.close();
    const publisher = recordingPublisher();
    publisher.before = () => Promise.reject(new PublishError('Not now.', 'later', 600_000));
    const dying = await openTestTable(database, { publisher });
    const id = await startedMatch(dying.table);
    await dying.close();
    expect(publisher.publications).toEqual([]);
    const later = new Date(Date.now() + 700_000);
    here = await openTestTable(database, { now: () => later });
    await here.publishing.drain();
    expect(posted(id)).toEqual(['lobby', 'thread', 'chapter:r1-start', 'round:1', 'call:1']);
  });

  test('whose message got through, nothing is posted twice', async () => {
    let lost = 0;
    here.publisher.after = ({ slot }) => {
      lost += 1;
      if (lost === 3) throw new PublishError(`No answer for ${slot.key}.`, 'later');
    };
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    await expect.poll(() => posted(id), { timeout: 5_000 }).toContain('call:1');
    expect(new Set(posted(id)).size).toBe(posted(id).length);
  });

  test('of our own, a message is given up and the others go on', async () => {
    here.publisher.before = ({ slot }) => {
      if (slot.kind === 'round') throw new PublishError('No right to post.', 'never');
    };
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    expect(posted(id)).toEqual(['lobby', 'thread', 'chapter:r1-start', 'call:1']);
    here.publisher.before = () => {};
    must(await here.table.repair(id));
    await here.publishing.drain();
    expect(posted(id)).toContain('round:1');
  });

  describe('of our own', () => {
    let clock: number;
    let failing: boolean;
    let tries: number;
    const MINUTES = 60_000;

    beforeEach(async () => {
      await here.close();
      clock = Date.now();
      failing = true;
      tries = 0;
      here = await openTestTable(database, { now: () => new Date(clock) });
      here.publisher.before = ({ slot }) => {
        if (slot.kind !== 'round' || !failing) return;
        tries += 1;
        throw new TypeError('A fault in drawing.');
      };
    });

    /** How long each further try has to wait, until there is none or this many have been made. */
    async function waits(id: string, most: number): Promise<number[]> {
      const found: number[] = [];
      await here.publishing.drain();
      while (found.length < most) {
        const { nextAt } = await owing(id, new Date(clock));
        if (nextAt === null) break;
        found.push(nextAt.getTime() - clock);
        clock = nextAt.getTime();
        await here.publishing.drain();
      }
      return found;
    }

    test('a message is tried twice as late each time, and after five times holds nothing up', async () => {
      const id = await startedMatch(here.table);
      expect(await waits(id, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
      expect(posted(id)).toContain('call:1');
      const later = [5, 10, 20, 40, 60, 60].map((minutes) => minutes * MINUTES);
      expect(await waits(id, 6)).toEqual(later);
      expect(tries).toBe(11);
      failing = false;
      expect(await waits(id, 1)).toEqual([60 * MINUTES]);
      expect(posted(id)).toContain('round:1');
    });

    test('a message of a match that is over is given up', async () => {
      const id = await startedMatch(here.table);
      expect(await waits(id, 4)).toHaveLength(4);
      must(await here.table.abandon(id, ann.userId));
      await here.publishing.drain();
      expect(await waits(id, 12)).toEqual([]);
      expect(posted(id)).not.toContain('round:1');
    });
  });

  test('a message that was tried for long in a place that is gone is posted in the next', async () => {
    await here.close();
    let clock = Date.now();
    here = await openTestTable(database, { now: () => new Date(clock) });
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    let gone = true;
    here.publisher.before = ({ slot, message, snapshot }) => {
      if (snapshot.match.id !== id || slot.kind !== 'call' || !message) return;
      if (gone) throw new PublishError('Unknown channel.', 'later', 300_000);
      throw new PublishError('The match has moved to another thread.', 'anew');
    };
    must(await here.table.repair(id));
    for (let tries = 0; tries < 8; tries++) {
      await here.publishing.drain();
      clock += 300_000;
    }
    gone = false;
    await here.publishing.drain();
    const { message, slot } = here.publisher.publications.at(-1) ?? {};
    expect({ key: slot?.key, message }).toEqual({ key: 'call:1', message: null });
  });

  test('is kept and told until the message is published', async () => {
    here.publisher.before = ({ slot }) => {
      if (slot.kind === 'round')
        throw new PublishError('No right.', 'never', 0, { problem: 'rights' });
    };
    const before = Date.now();
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    await here.close();
    here = await openTestTable(database);
    const { failure } = must(await here.table.lastFailure(id));
    expect(failure).toEqual({ problem: 'rights', at: expect.any(Date) });
    expect(failure?.at.getTime()).toBeGreaterThanOrEqual(before);
    must(await here.table.repair(id));
    await here.publishing.drain();
    expect(must(await here.table.lastFailure(id)).failure).toBeNull();
  });

  test('another process that is asked to try again does so at once', async () => {
    here.publisher.before = ({ slot }) => {
      if (slot.kind === 'call') throw new PublishError('Not now.', 'later', 600_000);
    };
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    expect(posted(id)).not.toContain('call:1');
    await here.close();
    here = await openTestTable(database);
    must(await here.table.repair(id));
    await here.publishing.drain();
    expect(posted(id)).toContain('call:1');
  });

  test('for good, what has changed meanwhile is tried all the same', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    let failed = false;
    here.publisher.before = async ({ slot }) => {
      if (slot.kind !== 'round' || failed) return;
      failed = true;
      must(await chooseNext(here.table, id, bo.userId, ['add-2']));
      throw new PublishError('No right to post.', 'never');
    };
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await here.publishing.drain();
    const round = here.publisher.publications.findLast(
      ({ slot, snapshot }) => slot.kind === 'round' && snapshot.match.id === id,
    );
    expect(round?.snapshot.view).toMatchObject({ total: 3 });
  });

  test('because the message is gone, it is posted anew', async () => {
    const id = await startedMatch(here.table);
    await here.publishing.drain();
    let gone = true;
    here.publisher.before = ({ slot, message }) => {
      if (slot.kind !== 'round' || !message || !gone) return;
      gone = false;
      throw new PublishError('Unknown message.', 'anew');
    };
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await here.publishing.drain();
    const rounds = here.publisher.publications.filter(
      ({ slot, snapshot }) => slot.kind === 'round' && snapshot.match.id === id,
    );
    expect(rounds.at(-1)?.message).toBeNull();
    expect(rounds.at(-1)?.nonce).not.toBe(rounds[0]?.nonce);
  });

  test('in one match the messages of another are published', async () => {
    const ill = await startedMatch(here.table);
    here.publisher.before = ({ snapshot }) => {
      if (snapshot.match.id === ill) throw new TypeError('A fault in drawing.');
    };
    must(await chooseNext(here.table, ill, ann.userId, ['add-1']));
    const well = await startedMatch(here.table);
    await here.publishing.drain();
    expect(posted(well)).toContain('call:1');
  });
});

test('two processes share a match: both choose, each message is posted once and in order', async () => {
  const publisher = recordingPublisher();
  await here.close();
  here = await openTestTable(database, { publisher });
  const other = await openTestTable(database, { publisher });
  const id = await startedMatch(here.table, { target: '100000' });
  for (let round = 0; round < 3; round++) {
    must(await chooseNext(other.table, id, ann.userId, ['add-1']));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    must(await chooseNext(other.table, id, bo.userId, ['1']));
    must(await chooseNext(here.table, id, ann.userId, ['2']));
    must(await chooseNext(other.table, id, ann.userId, ['on']));
    must(await chooseNext(here.table, id, bo.userId, ['on']));
  }
  await expect
    .poll(
      async () => {
        await Promise.all([here.publishing.drain(), other.publishing.drain()]);
        return (await owing(id, new Date(Date.now() + 60_000))).owed;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeNull();
  const keys = [...publisher.messages.values()]
    .filter(({ snapshot }) => snapshot.match.id === id)
    .map(({ slot }) => slot.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => key.startsWith('round:'))).toEqual(
    ['round:1', 'round:2', 'round:3', 'round:4'].filter((key) => keys.includes(key)),
  );
  await other.close();
});
