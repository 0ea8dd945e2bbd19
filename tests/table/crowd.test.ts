import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Membership } from '../../src/table/match/people/crowd.ts';
import { EVERYBODY } from '../../src/table/match/people/crowd.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { PaceKind } from '../../src/table/match/saved/match-settings.ts';
import { countingGame } from '../support/counting-game.ts';
import type { CountingOptions } from '../support/counting-rules.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, openTestTable, type TestTable } from '../support/test-table.ts';

const MINUTE = 60_000;
const SEED = '1'.padStart(32, '5');
const [cleo, dan, eve, fay, gus] = ['u-cleo', 'u-dan', 'u-eve', 'u-fay', 'u-gus'] as const;

let database: TestDatabase;
let here: TestTable;
let clock: number;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterEach(() => here.close());
afterAll(() => database.close());

async function open(options: CountingOptions = {}): Promise<void> {
  clock = Date.UTC(2026, 10, 17, 12);
  here = await openTestTable(database, {
    games: createGames([countingGame({ mostSeats: 4, ...options })]),
    now: () => new Date(clock),
    newSeed: () => SEED,
    texts: botAndCountingTexts(),
  });
}

/** Ann's lobby with the next seat for a crowd. */
async function lobby(role: { id: string; name: string } | null = null): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '100000' } })).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.addCrowd(id, ann.userId, role));
  return id;
}

/** A match in which it is the crowd's move: Ann has made hers. */
async function crowdsMove(
  role: { id: string; name: string } | null = null,
  pace: Exclude<PaceKind, 'own'> = 'daily',
): Promise<string> {
  const id = await lobby(role);
  must(await here.table.setPace(id, ann.userId, { pace }));
  must(await here.table.start(id, ann.userId));
  await here.publishing.drain();
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  return id;
}

const inThread = (id: string, roles: readonly string[] = []): Membership => ({
  threadId: `thread-${id}`,
  roles,
});

let requests = 0;

/** Somebody answers the first question of the crowd's seat. */
async function ballot(
  id: string,
  userId: string,
  option: string,
  { membership = inThread(id), requestId = `r-${++requests}` } = {},
) {
  const stored = await here.store.read(id);
  const decision = stored?.state?.open.find(({ seats }) => seats.includes('seat-2'));
  const decisionId = decision?.id ?? '';
  const request = { matchId: id, userId, decisionId, options: [option], requestId, membership };
  return here.table.choose(request);
}

const total = async (id: string) => must(await here.table.snapshot(id)).view as { total: number };

const inputsOf = async (id: string) => (await here.store.inputs(id, 100)).map((one) => one.userId);

const tally = async (id: string) => must(await here.table.snapshot(id)).votes;

describe('a crowd in a lobby', () => {
  test('takes the next seat, once, and is sent away again, by the host alone', async () => {
    await open();
    const id = await lobby();
    must(await here.table.join(id, bo));
    expect(await here.table.addCrowd(id, bo.userId, null)).toMatchObject({ refusal: 'not-host' });
    const again = await here.table.addCrowd(id, ann.userId, { id: '7', name: 'Heroes' });
    expect(again).toMatchObject({ refusal: 'one-crowd' });
    const { seats } = must(await here.table.find(id)).match;
    expect(seats.map(({ userId, seat }) => [seat, userId])).toEqual([
      ['seat-1', ann.userId],
      ['seat-2', EVERYBODY],
      ['seat-3', bo.userId],
    ]);
    const wrong = await here.table.removeCompanion(id, ann.userId, 'seat-3');
    expect(wrong).toMatchObject({ refusal: 'no-such-companion' });
    const { match } = must(await here.table.removeCompanion(id, ann.userId, 'seat-2'));
    expect(match.seats.map(({ userId }) => userId)).toEqual([ann.userId, bo.userId]);
  });

  test('plays without any other person: its host has left the seat, and starts the match', async () => {
    await open();
    const id = await lobby();
    must(await here.table.addCompanion(id, ann.userId, 'steady'));
    must(await here.table.leave(id, ann.userId));
    const { match } = must(await here.table.find(id));
    expect(match).toMatchObject({ status: 'lobby', hostId: ann.userId });
    expect(await here.table.start(id, bo.userId)).toMatchObject({ refusal: 'not-seated' });
    const started = must(await here.table.start(id, ann.userId)).match;
    expect(started.status).toBe('playing');
    expect(started.seats.map(({ characters }) => characters.length)).toEqual([1, 1]);
  });
});

describe('who is part of a crowd', () => {
  test('is everyone in the thread who holds no seat of their own', async () => {
    await open();
    const id = await crowdsMove();
    const elsewhere = { membership: { threadId: 'another', roles: ['7'] } };
    expect(await ballot(id, cleo, 'add-1', elsewhere)).toMatchObject({ refusal: 'not-seated' });
    expect(await ballot(id, ann.userId, 'add-1')).toMatchObject({ refusal: 'not-yours' });
    expect(must(await here.table.look(id, cleo)).seat).toBeNull();
    expect(must(await here.table.look(id, cleo, inThread(id))).seat).toBe('seat-2');
    expect(must(await here.table.look(id, ann.userId, inThread(id))).seat).toBe('seat-1');
    expect(must(await ballot(id, cleo, 'add-1'))).toMatchObject({ outcome: 'voted' });
    expect(await tally(id)).toMatchObject([{ cast: 1, counts: [{ voters: [cleo] }] }]);
  });

  test('is whoever has its role, wherever they press', async () => {
    await open();
    const id = await crowdsMove({ id: '7', name: 'Heroes' });
    const others = { membership: inThread(id, ['8']) };
    expect(await ballot(id, cleo, 'add-1', others)).toMatchObject({ refusal: 'not-seated' });
    const member = { membership: { threadId: null, roles: ['8', '7'] } };
    expect(must(await ballot(id, dan, 'add-1', member))).toMatchObject({ outcome: 'voted' });
  });

  test('is nobody whose seat a companion keeps', async () => {
    await open();
    const id = await lobby();
    must(await here.table.join(id, bo, ['owl']));
    must(await here.table.start(id, ann.userId));
    await here.publishing.drain();
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(must(await here.table.look(id, bo.userId, inThread(id))).seat).toBeNull();
  });
});

/** It is the crowd's move, while a companion plays until anybody takes Bo's seat. */
async function withOpenSeat(): Promise<string> {
  const id = await lobby();
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.start(id, ann.userId));
  await here.publishing.drain();
  must(await here.table.leaveToCompanion(id, bo.userId));
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  return id;
}

describe('where hands are secret', () => {
  const knowsAnother = { refusal: 'cannot-sit', why: 'knows-another' };

  test('whoever has voted in a crowd takes no seat that is open', async () => {
    await open();
    const id = await withOpenSeat();
    must(await ballot(id, cleo, 'add-1'));
    const taken = await here.table.takeSeat(id, { userId: cleo, name: 'Cleo' }, null);
    expect(taken).toMatchObject(knowsAnother);
  });

  test('nor does whoever may look at its hand, while others do', async () => {
    await open();
    const id = await withOpenSeat();
    const person = { userId: dan, name: 'Dan' };
    const member = await here.table.takeSeat(id, person, null, inThread(id));
    expect(member).toMatchObject(knowsAnother);
    must(await here.table.takeSeat(id, person, null, { threadId: null, roles: [] }));
  });

  test('nor can they accept one that they were offered before', async () => {
    await open();
    const id = await withOpenSeat();
    for (const [number, user] of [cleo, dan].entries()) {
      must(await here.table.offerSeat(id, ann.userId, { userId: user, name: 'Somebody' }));
      if (number === 0) must(await ballot(id, cleo, 'add-1'));
      const [offer] = (await here.store.read(id))?.desk.offers ?? [];
      const person = { userId: user, name: 'Somebody' };
      const membership = number === 0 ? undefined : inThread(id);
      const accepted = here.table.answerOffer(id, person, offer?.number ?? 0, true, membership);
      expect(await accepted).toMatchObject(knowsAnother);
    }
    expect(must(await here.table.find(id)).match.seats[0]?.userId).toBe(ann.userId);
  });

  test('whoever has looked inside as an administrator is part of no crowd', async () => {
    await open();
    const id = await crowdsMove();
    must(await here.table.inspect(id, { userId: dan, name: 'Dan', guildId: 'g' }));
    expect(must(await here.table.look(id, dan, inThread(id))).seat).toBeNull();
    expect(await ballot(id, dan, 'add-1')).toMatchObject({ refusal: 'not-seated' });
    must(await ballot(id, eve, 'add-1'));
  });

  test('whoever has given a seat up is part of no crowd, and may have it back', async () => {
    await open();
    const id = await withOpenSeat();
    const person = { userId: dan, name: 'Dan' };
    must(await here.table.takeSeat(id, person, null, { threadId: null, roles: [] }));
    expect(must(await here.table.look(id, bo.userId, inThread(id))).seat).toBeNull();
    expect(await ballot(id, bo.userId, 'add-1')).toMatchObject({ refusal: 'not-seated' });
    must(await here.table.openSeat(id, dan, null));
    must(await here.table.takeSeat(id, bo, null, inThread(id)));
  });

  test('nothing that a crowd would have to agree to is taken back', async () => {
    await open();
    const id = await crowdsMove();
    for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'add-1'));
    expect(must(await here.table.undoable(id, ann.userId)).points).toEqual([]);
    const asked = await here.table.undo(id, ann.userId, { to: 0, requestId: 'back' });
    expect(asked).toMatchObject({ refusal: 'cannot-ask-crowd' });
  });

  test('whoever has voted in a crowd gets no secrets by managing the server', async () => {
    await open();
    const id = await withOpenSeat();
    const managing = { userId: cleo, name: 'Cleo', guildId: 'g' };
    must(await ballot(id, cleo, 'add-1'));
    expect(must(await here.table.inspect(id, managing)).plays).toBe(true);
    const exported = await here.table.exportForAdministrator(id, managing);
    expect(exported).toMatchObject({ refusal: 'plays-here' });
  });
});

test('where all play together looking inside is no harm, and the file with the seed is', async () => {
  await open({ cooperative: true });
  const id = await withOpenSeat();
  const managing = { name: 'Somebody', guildId: 'g' };
  const [looks, takes] = [
    { ...managing, userId: dan },
    { ...managing, userId: eve },
  ] as const;
  expect(must(await here.table.inspect(id, looks)).insider).toBe(false);
  must(await here.table.exportForAdministrator(id, takes));
  const sawInside = { refusal: 'cannot-sit', why: 'insider' };
  expect(await here.table.takeSeat(id, takes, null)).toMatchObject(sawInside);
  must(await here.table.takeSeat(id, looks, null));
});

describe('whoever has voted in a crowd and takes a seat where all play together', () => {
  test('has a say of their own from then on, and none in the crowd', async () => {
    await open({ cooperative: true });
    const id = await withOpenSeat();
    must(await ballot(id, cleo, 'add-1'));
    must(await here.table.takeSeat(id, { userId: cleo, name: 'Cleo' }, null));
    expect((await tally(id)).map(({ cast, counts }) => [cast, counts])).toEqual([[0, []]]);
    const before = await inputsOf(id);
    clock += 10 * MINUTE;
    must(await here.table.wake(id));
    expect(await inputsOf(id)).toEqual(before);
    for (const user of [dan, eve, fay]) must(await ballot(id, user, 'add-2'));
    expect((await here.store.inputs(id, 1))[0]?.settled?.vote).toMatchObject({ votes: [3] });
  });
});

describe('a crowd chooses', () => {
  test('at once when an answer leads by three, with ballots that can be changed', async () => {
    await open();
    const id = await crowdsMove();
    const before = await total(id);
    must(await ballot(id, cleo, 'add-1'));
    must(await ballot(id, dan, 'add-2'));
    const repeated = { requestId: 'again' };
    must(await ballot(id, eve, 'add-1', repeated));
    expect(must(await ballot(id, eve, 'add-1', repeated))).toMatchObject({ repeated: true });
    must(await ballot(id, cleo, 'add-2'));
    expect(await tally(id)).toMatchObject([
      { cast: 3, counts: [{ voters: [cleo, dan] }, { voters: [eve] }], missing: [] },
    ]);
    must(await ballot(id, eve, 'add-2'));
    const [vote] = await tally(id);
    expect(vote?.cast ?? 0).toBe(0);
    expect(await total(id)).toMatchObject({ total: before.total + 2 });
    const [latest] = await here.store.inputs(id, 1);
    expect(latest).toMatchObject({ seat: 'seat-2', userId: EVERYBODY, options: ['add-2'] });
    expect(latest?.settled?.vote).toEqual({ votes: [3], tie: null, closedBy: 'ballot' });
  });

  test('a forged or impossible answer changes nothing', async () => {
    await open();
    const id = await crowdsMove();
    expect(await ballot(id, cleo, 'add-99')).toMatchObject({ refusal: 'no-such-option' });
    expect(await tally(id)).toMatchObject([{ cast: 0, counts: [] }]);
  });

  test.each([
    { pace: 'daily', minutes: 10 },
    { pace: 'live', minutes: 1 },
  ] as const)(
    '$minutes minutes after the first ballot at pace $pace',
    async ({ pace, minutes }) => {
      await open();
      const id = await crowdsMove(null, pace);
      must(await ballot(id, cleo, 'add-2'));
      const [vote] = await tally(id);
      expect(vote?.closesAt).toEqual(new Date(clock + minutes * MINUTE));
      expect((await here.store.read(id))?.wakesAt).toEqual(new Date(clock + minutes * MINUTE));
      const before = await inputsOf(id);
      clock += minutes * MINUTE - 1;
      must(await here.table.wake(id));
      expect(await inputsOf(id)).toEqual(before);
      clock += 1;
      must(await here.table.wake(id));
      const [latest] = await here.store.inputs(id, 1);
      expect(latest).toMatchObject({ userId: EVERYBODY, options: ['add-2'] });
      expect(latest?.settled?.vote).toEqual({ votes: [1], tie: null, closedBy: 'time' });
      must(await here.table.wake(id));
      expect(await inputsOf(id)).toHaveLength(before.length + 1);
    },
  );

  test('by lot where several have as many votes, the same at each time', async () => {
    const chosen = [];
    for (let time = 0; time < 2; time++) {
      await open();
      const id = await crowdsMove();
      must(await ballot(id, cleo, 'add-1'));
      must(await ballot(id, dan, 'add-2'));
      clock += 10 * MINUTE;
      must(await here.table.wake(id));
      const [latest] = await here.store.inputs(id, 1);
      expect(latest?.settled?.vote).toEqual({
        votes: [1, 1],
        tie: { by: 'lot' },
        closedBy: 'time',
      });
      chosen.push(latest?.options);
      if (time === 0) await here.close();
    }
    expect(chosen[0]).toEqual(chosen[1]);
  });

  test('as soon as all have voted who did in the last questions', async () => {
    await open();
    const id = await crowdsMove();
    must(await ballot(id, cleo, 'add-1'));
    must(await ballot(id, dan, 'add-1'));
    clock += 10 * MINUTE;
    must(await here.table.wake(id));
    // Each now hides a number, which nobody else may know.
    must(await ballot(id, gus, '1'));
    must(await ballot(id, cleo, '2'));
    const [secret] = await tally(id);
    expect(secret).toMatchObject({ cast: 2, counts: [] });
    const own = must(await here.table.look(id, cleo, inThread(id))).votes;
    expect(own).toMatchObject([{ own: ['2'], counts: [{ voters: [gus] }, { voters: [cleo] }] }]);
    expect(must(await here.table.look(id, ann.userId)).votes).toEqual([]);
    expect(must(await ballot(id, dan, '2'))).toMatchObject({ outcome: 'accepted' });
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({ options: ['2'] });
  });

  test('with one vote of the group', async () => {
    await open();
    const id = await crowdsMove();
    for (const option of ['add-1', '2']) {
      for (const user of [cleo, dan, eve]) must(await ballot(id, user, option));
    }
    must(await chooseNext(here.table, id, ann.userId, ['1']));
    expect(await tally(id)).toMatchObject([
      { cast: 0, missing: [{ userId: ann.userId }, { userId: EVERYBODY }] },
      { cast: 0, crowd: { holder: { seat: 'seat-2' }, minutes: 10 } },
    ]);
    for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'on'));
    expect((await tally(id))[0]).toMatchObject({
      counts: [{ options: ['on'], voters: [EVERYBODY] }],
    });
    must(await chooseNext(here.table, id, ann.userId, ['on']));
    expect(must(await here.table.find(id)).match.status).toBe('playing');
    expect((await tally(id)).every(({ cast }) => cast === 0)).toBe(true);
  });

  test('owes no reminder, and what is declared is done where nobody of it votes', async () => {
    await open();
    const id = await crowdsMove();
    await here.publishing.drain();
    const own = () =>
      here.publisher.publications.filter(({ snapshot }) => snapshot.match.id === id);
    const posted = own().length;
    clock += 26 * 60 * MINUTE - 1;
    must(await here.table.wake(id));
    await here.publishing.drain();
    expect(own()).toHaveLength(posted);
    const before = await inputsOf(id);
    clock += 1;
    must(await here.table.wake(id));
    const [latest] = await here.store.inputs(id, 1);
    expect(await inputsOf(id)).toHaveLength(before.length + 1);
    expect(latest?.settled).toMatchObject({ userId: EVERYBODY, standIn: 'companion' });
  });
});

test('a group that a crowd is part of takes its answer back together', async () => {
  await open({ cooperative: true });
  const id = await crowdsMove();
  for (const option of ['add-1', '2']) {
    for (const user of [cleo, dan, eve]) must(await ballot(id, user, option));
  }
  must(await chooseNext(here.table, id, ann.userId, ['1']));
  for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'on'));
  must(await chooseNext(here.table, id, ann.userId, ['on']));
  expect(must(await here.table.look(id, ann.userId)).undo).toBeNull();
});

test('where all play together, those with a seat of their own go back without asking the crowd, and it reads so', async () => {
  await open({ cooperative: true });
  const id = await crowdsMove();
  for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'add-1'));
  const [latest] = must(await here.table.undoable(id, ann.userId)).points;
  expect(latest).toMatchObject({ to: 1, seat: 'seat-2', others: 0 });
  const back = must(await here.table.undo(id, ann.userId, { to: 0, requestId: 'back' }));
  expect([back.outcome, back.match.revision]).toEqual(['undone', 0]);
  const [taken] = await here.store.inputs(id, 1);
  expect(taken?.happenings.map(({ event }) => event.type)).toEqual(['table.taken-back']);
});

test('a crowd plays on when the only person besides it wants to be forgotten', async () => {
  await open();
  const id = await crowdsMove();
  must(await here.table.forget(ann.userId));
  const { match } = must(await here.table.find(id));
  expect(match.status).toBe('playing');
  expect(match.hostId).toMatch(/^former:/);
  for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'add-1'));
});

test('nobody of a crowd who wants to be forgotten stays in its notes', async () => {
  await open();
  const id = await crowdsMove();
  for (const user of [cleo, dan, eve]) must(await ballot(id, user, 'add-1'));
  must(await ballot(id, fay, '1'));
  expect(JSON.stringify((await here.store.read(id))?.desk)).toContain(fay);
  must(await here.table.forget(fay));
  must(await here.table.forget(cleo));
  const { desk } = (await here.store.read(id)) ?? {};
  expect(JSON.stringify(desk)).not.toMatch(new RegExp(`${fay}|${cleo}`));
  expect(JSON.stringify(desk)).toContain(dan);
});
