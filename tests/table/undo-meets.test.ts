import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGames } from '../../src/table/match/saved/games.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { CallData, UndoNotice } from '../../src/table/match/saved/slot.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { emptyDatabase, execute, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  noticesOf,
  openTestTable,
  type TestTable,
} from '../support/test-table.ts';

const cy = { userId: 'u-cy', name: 'Cy' };
const dan = { userId: 'u-dan', name: 'Dan' };

const HOUR = 60 * 60_000;
/** A Tuesday noon, in UTC. */
const NOON = Date.UTC(2026, 10, 17, 12);

let database: TestDatabase;
let here: TestTable;
let clock: number;

const open = (cooperative = false) =>
  openTestTable(database, {
    texts: botAndCountingTexts(),
    games: createGames([countingGame(cooperative ? { cooperative: true } : {})]),
    pace: { followUp: 0, edits: 0, pause: 0, companion: 0, again: 0 },
    now: () => new Date(clock),
  });

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
beforeEach(async () => {
  clock = NOON;
  here = await open();
});
afterEach(async () => {
  await here.close();
  await execute(database, 'DELETE FROM matches');
});
afterAll(() => database.close());

/** Ann, Bo and Cy play; a deadline takes the question's own fallback. */
async function threePlaying(): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '100000' } })).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.join(id, cy, ['hare']));
  must(await here.table.start(id, ann.userId));
  await here.store.change(id, async ({ stored: match }) => {
    match.settings = { ...usualSettings(null), absent: 'fallback' };
    return { answer: null, change: { match } };
  });
  return id;
}

const choose = async (id: string, { userId }: Person, option: string) =>
  must(await chooseNext(here.table, id, userId, [option]));

/** All three have added and hidden, Cy last; then all are asked together whether to go on. */
async function threeVoting(): Promise<string> {
  const id = await threePlaying();
  for (const person of [ann, bo, cy]) await choose(id, person, 'add-1');
  for (const person of [ann, bo, cy]) await choose(id, person, '1');
  return id;
}

let requests = 0;
const requestId = () => `meets-${++requests}`;

const undo = async (id: string, { userId }: Person, to?: number) =>
  must(
    await here.table.undo(id, userId, {
      requestId: requestId(),
      ...(to === undefined ? {} : { to }),
    }),
  );

const answer = (id: string, { userId }: Person, agrees: boolean, number = 1) =>
  here.table.answerUndo(id, userId, { number, agrees, requestId: requestId() });

async function stored(id: string) {
  const match = await here.store.read(id);
  if (!match?.state) throw new Error('There is no state.');
  return { ...match, state: match.state };
}

const openIn = async (id: string) => (await stored(id)).state.open;

const callsIn = async (id: string): Promise<CallData[]> => {
  await here.publishing.drain();
  return [...here.publisher.messages.values()].flatMap(({ slot, snapshot }) =>
    slot.kind === 'call' && snapshot.match.id === id ? [slot.data] : [],
  );
};

/** The latest request, as its message now reads. */
async function requestOf(id: string): Promise<UndoNotice> {
  await here.publishing.drain();
  const last = noticesOf(here, id).findLast(({ notice }) => notice === 'undo');
  if (last?.notice !== 'undo') throw new Error('Nobody has asked.');
  return last.undo;
}

/** Does everything due by then, at the moment when it is due. */
async function pass(milliseconds: number): Promise<void> {
  const until = clock + milliseconds;
  for (;;) {
    const [next] = await here.store.due(new Date(until), 1);
    if (!next) break;
    clock = Math.max(clock, next.wakesAt.getTime());
    must(await here.table.wake(next.id));
  }
  clock = until;
}

describe('a vote that is open when somebody takes back what led to it', () => {
  test('is gone with its ballots and its time, and the thread asks what is open now', async () => {
    const id = await threeVoting();
    const [vote] = await openIn(id);
    await pass(7 * HOUR);
    await choose(id, ann, 'end');
    expect((await stored(id)).desk.reminded).toHaveProperty(vote?.id ?? '');
    expect(await callsIn(id)).toMatchObject([{ decisions: [vote?.id] }]);

    expect(await undo(id, cy)).toMatchObject({ outcome: 'undone' });
    const { desk, wakesAt } = await stored(id);
    const [hiding] = await openIn(id);
    expect(hiding).toMatchObject({ how: 'each', seats: ['seat-3'] });
    expect(desk.votes).toEqual([]);
    expect(Object.keys(desk.asked)).toEqual([hiding?.id]);
    expect(desk.reminded).toEqual({});
    expect(must(await here.table.look(id, ann.userId)).votes).toEqual([]);
    expect(await callsIn(id)).toMatchObject([{ decisions: [hiding?.id], closed: false }]);
    // Nothing is left of the vote's time: what wakes the match is the half day and two hours that Cy has.
    expect(wakesAt).toEqual(new Date(clock + 13 * HOUR));
    const late = { matchId: id, userId: bo.userId, decisionId: vote?.id ?? '' };
    const pressed = await here.table.choose({ ...late, options: ['end'], requestId: requestId() });
    expect(pressed).toMatchObject({ refusal: 'stale', settled: null });
  });

  test('comes again with its question, with all of its time, and nobody has voted', async () => {
    const id = await threeVoting();
    const [before] = await openIn(id);
    await choose(id, ann, 'end');
    await choose(id, bo, 'on');
    clock += HOUR;
    await undo(id, cy);
    clock += HOUR;
    await choose(id, cy, '2');
    const [again] = await openIn(id);
    expect(again).toMatchObject({ how: 'group', options: before?.options });
    expect(again?.id).not.toBe(before?.id);
    expect(must(await here.table.look(id, ann.userId)).votes).toMatchObject([
      {
        decision: again?.id,
        counts: [],
        cast: 0,
        own: null,
        missing: [ann, bo, cy],
        closesAt: new Date(clock + 12 * HOUR),
      },
    ]);
    expect((await callsIn(id)).flatMap(({ decisions }) => decisions)).toEqual([again?.id]);
    // Had the earlier ballots for it counted, the first "end" would have made it two of three.
    expect(await choose(id, cy, 'end')).toMatchObject({ outcome: 'voted' });
    expect(await choose(id, bo, 'end')).toMatchObject({
      outcome: 'accepted',
      match: { status: 'over' },
    });
  });

  test('stays with its ballots and its time as long as going back is only asked for', async () => {
    const id = await threeVoting();
    const [vote] = await openIn(id);
    await choose(id, ann, 'on');
    const { asked } = (await stored(id)).desk;
    clock += HOUR;
    await undo(id, ann, 0);
    must(await answer(id, bo, false));
    expect((await stored(id)).desk).toMatchObject({
      asked,
      undo: null,
      votes: [{ decision: vote?.id, ballots: [{ voter: ann.userId }] }],
    });
    await undo(id, ann, 0);
    must(await answer(id, bo, true, 2));
    expect(must(await answer(id, cy, true, 2)).outcome).toBe('undone');
    expect((await stored(id)).desk.votes).toEqual([]);
    expect(await openIn(id)).toMatchObject([{ how: 'one', seats: ['seat-1'] }]);
  });
});

describe('a deadline that passes while somebody asks to go back', () => {
  test('is carried out, and settles what was asked as any choice does', async () => {
    const id = await threePlaying();
    await choose(id, ann, 'add-1');
    await undo(id, ann);
    await choose(id, ann, 'add-2');
    await choose(id, bo, 'add-1');
    await undo(id, ann, 0);
    must(await answer(id, bo, true));
    await pass(26 * HOUR);
    expect(await openIn(id)).toMatchObject([{ how: 'each' }, { how: 'each' }, { how: 'each' }]);
    expect((await stored(id)).desk.undo).toBeNull();
    expect(await requestOf(id)).toMatchObject({ number: 1, outcome: 'overtaken' });
    expect(await answer(id, cy, true)).toMatchObject({ refusal: 'no-such-undo' });
    // Further back than before: what was done for Cy is one of the choices.
    const { points } = must(await here.table.undoable(id, ann.userId));
    expect(points.map(({ seat }) => seat)).toEqual(['seat-3', 'seat-2', 'seat-1']);
  });

  test('of a vote closes it with its ballots, and the request is settled', async () => {
    const id = await threeVoting();
    await choose(id, ann, 'on');
    await undo(id, ann, 0);
    await pass(12 * HOUR);
    expect(await openIn(id)).toMatchObject([{ how: 'one', seats: ['seat-1'] }]);
    expect(await requestOf(id)).toMatchObject({ outcome: 'overtaken' });
    expect((await stored(id)).desk).toMatchObject({ votes: [], undo: null });
  });

  test('a reminder settles nothing', async () => {
    const id = await threePlaying();
    await choose(id, ann, 'add-1');
    await choose(id, bo, 'add-1');
    await undo(id, ann, 0);
    await pass(13 * HOUR);
    expect(Object.keys((await stored(id)).desk.reminded)).toHaveLength(1);
    expect(await requestOf(id)).toMatchObject({ outcome: 'asked' });
    must(await answer(id, bo, true));
    expect(must(await answer(id, cy, true)).outcome).toBe('undone');
    const [asked] = await openIn(id);
    expect(asked).toMatchObject({ seats: ['seat-1'] });
    expect((await stored(id)).wakesAt).toEqual(new Date(clock + 13 * HOUR));
  });
});

describe('when a seat changes hands, who asks to go back', () => {
  /** Ann and Bo have added, and Ann asks to go back to the beginning. */
  async function asking(): Promise<string> {
    const id = await threePlaying();
    await choose(id, ann, 'add-1');
    await choose(id, bo, 'add-1');
    await undo(id, ann, 0);
    return id;
  }

  test('needs the one who has the seat now, and the message says so', async () => {
    const id = await asking();
    must(await answer(id, bo, true));
    must(await here.table.offerSeat(id, bo.userId, dan));
    expect(await requestOf(id)).toMatchObject({ agreed: [ann.userId, bo.userId] });
    const offer = (await stored(id)).desk.offers[0]?.number ?? 0;
    must(await here.table.answerOffer(id, dan, offer, true));
    expect(await requestOf(id)).toMatchObject({
      agreed: [ann.userId],
      missing: [dan.userId, cy.userId],
      needed: 3,
      outcome: 'asked',
    });
    expect(await answer(id, bo, true)).toMatchObject({ refusal: 'not-seated' });
    must(await answer(id, cy, true));
    expect((await stored(id)).revision).toBe(2);
    expect(must(await answer(id, dan, true)).outcome).toBe('undone');
    expect((await stored(id)).revision).toBe(0);
  });

  test('waits no longer for somebody whom a companion plays for', async () => {
    const id = await asking();
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(await requestOf(id)).toMatchObject({ missing: [cy.userId], needed: 2 });
    expect(must(await answer(id, cy, true)).outcome).toBe('undone');
    expect(await requestOf(id)).toMatchObject({ outcome: 'done' });
  });

  test('has it when the last who had not agreed has left', async () => {
    const id = await asking();
    must(await answer(id, cy, true));
    must(await here.table.leaveToCompanion(id, bo.userId));
    const { revision, desk, seats } = await stored(id);
    expect([revision, desk.undo]).toEqual([0, null]);
    expect(seats.map(({ userId }) => userId)).toEqual([
      ann.userId,
      expect.stringMatching(/^companion:/),
      cy.userId,
    ]);
    expect(await requestOf(id)).toMatchObject({ outcome: 'done', missing: [] });
    const [asked] = await openIn(id);
    expect(asked).toMatchObject({ seats: ['seat-1'] });
    expect(await callsIn(id)).toMatchObject([{ decisions: [asked?.id], mentions: ['seat-1'] }]);
  });

  test('has it as well when more than half of those who are left have agreed', async () => {
    await here.close();
    here = await open(true);
    const id = await asking();
    expect(await requestOf(id)).toMatchObject({ needed: 2 });
    must(await answer(id, bo, false));
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(await requestOf(id)).toMatchObject({ needed: 2, missing: [cy.userId], refusedBy: null });
    must(await here.table.leaveToCompanion(id, cy.userId));
    expect((await stored(id)).revision).toBe(0);
    expect(await requestOf(id)).toMatchObject({ outcome: 'done' });
  });

  test('asks no more when they have left themselves', async () => {
    const id = await asking();
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    expect((await stored(id)).desk.undo).toBeNull();
    expect(await requestOf(id)).toMatchObject({ outcome: 'withdrawn' });
    must(await here.table.takeBack(id, ann));
    expect(await answer(id, bo, true)).toMatchObject({ refusal: 'no-such-undo' });
  });

  test('asks no more, and stands nowhere, when they want to be forgotten', async () => {
    const id = await asking();
    must(await here.table.forget(ann.userId));
    expect((await stored(id)).desk.undo).toBeNull();
    expect(await requestOf(id)).toMatchObject({ outcome: 'withdrawn' });
    expect(JSON.stringify(await requestOf(id))).not.toContain(ann.userId);
  });

  test('needs somebody who is back too', async () => {
    const id = await threePlaying();
    await choose(id, ann, 'add-1');
    await choose(id, bo, 'add-1');
    const until = (now: Date) => new Date(now.getTime() + 2 * HOUR);
    must(await here.table.goAway(id, bo.userId, { until }));
    await undo(id, ann, 0);
    expect(await requestOf(id)).toMatchObject({ missing: [cy.userId], needed: 2 });
    await pass(2 * HOUR);
    expect(await requestOf(id)).toMatchObject({ missing: [bo.userId, cy.userId], needed: 3 });
    must(await answer(id, cy, true));
    expect((await stored(id)).revision).toBe(2);
  });
});
