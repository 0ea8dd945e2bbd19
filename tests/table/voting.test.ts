import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nameIn } from '../../src/table/match/people/called.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { CallData } from '../../src/table/match/saved/slot.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { countingGame, countingTexts } from '../support/counting-game.ts';
import type { CountingOptions } from '../support/counting-rules.ts';
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

const cleo = { userId: 'u-cleo', name: 'Cleo' };
const dan = { userId: 'u-dan', name: 'Dan' };

let database: TestDatabase;
let here: TestTable;
let clock: number;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterEach(() => here.close());
afterAll(() => database.close());

async function open(
  options: CountingOptions = {},
  seed?: string,
  game = countingGame({ mostSeats: 4, ...options }),
): Promise<void> {
  clock = Date.now();
  here = await openTestTable(database, {
    games: createGames([game]),
    now: () => new Date(clock),
    ...(seed ? { newSeed: () => seed } : {}),
  });
}

/** A match of these people, and companions after them, that asks all of them whether to go on. */
async function voting(people: readonly Person[], companions = 0): Promise<string> {
  const [host, ...others] = people as [Person, ...Person[]];
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '100000' } })).match;
  must(await here.table.chooseCharacters(id, host.userId, ['fox']));
  for (const [index, person] of others.entries()) {
    must(await here.table.join(id, person, [['owl', 'hare', 'toad'][index] as string]));
  }
  for (let number = 0; number < companions; number++) {
    must(await here.table.addCompanion(id, host.userId, 'steady'));
  }
  must(await here.table.start(id, host.userId));
  await untilVote(id);
  return id;
}

/** Everybody takes their first option, until they are all asked together. */
async function untilVote(id: string): Promise<void> {
  for (let choices = 0; choices < 50; choices++) {
    const { open: asked } = must(await here.table.snapshot(id));
    if (asked.some(({ how }) => how === 'group')) return;
    const stored = await here.store.read(id);
    for (const { seats, id: decisionId, options } of stored?.state?.open ?? []) {
      const userId = stored?.seats.find(({ seat }) => seats.includes(seat))?.userId ?? '';
      const chosen = [options[0]?.id ?? ''];
      const requestId = `${decisionId}-${userId}`;
      must(
        await here.table.choose({ matchId: id, userId, decisionId, options: chosen, requestId }),
      );
    }
  }
  throw new Error('Nobody is asked together.');
}

const vote = async (id: string, { userId }: Person, option: string, requestId?: string) =>
  must(await chooseNext(here.table, id, userId, [option], requestId ? { requestId } : {}));

const voteOf = async (id: string, { userId }: Person = ann) =>
  must(await here.table.look(id, userId)).votes[0];

/** The outcome of the vote, as it is told. */
const told = async (id: string) => {
  const [latest] = await here.store.inputs(id, 1);
  return latest?.happenings.flatMap(({ event }) => (event.type === 'table.vote' ? event.args : []));
};

/** The current calls, and how many messages were posted for them. */
const calls = async (id: string) => {
  await here.publishing.drain();
  const own = here.publisher.publications.filter(
    ({ slot, snapshot }) => slot.kind === 'call' && !slot.data.closed && snapshot.match.id === id,
  );
  const standing = [...here.publisher.messages.values()].flatMap(
    ({ slot, snapshot }): CallData[] =>
      slot.kind === 'call' && snapshot.match.id === id ? [slot.data] : [],
  );
  return { standing, posts: own.filter(({ message }) => message === null).length, all: own.length };
};

describe('a vote closes at once', () => {
  test.each([
    { people: 2, votes: ['on', 'on'], told: [2] },
    { people: 3, votes: ['on', 'on'], told: [2] },
    { people: 3, votes: ['on', 'end', 'on'], told: [2, 1] },
    { people: 4, votes: ['on', 'on', 'on'], told: [3] },
    { people: 4, votes: ['on', 'end', 'on', 'on'], told: [3, 1] },
  ])('of $people, with the last of $votes', async ({ people, votes, told: counts }) => {
    await open();
    const voters = [ann, bo, cleo, dan].slice(0, people);
    const id = await voting(voters);
    for (const [index, option] of votes.entries()) {
      const cast = await vote(id, voters[index] as Person, option);
      const last = index === votes.length - 1;
      expect(cast.outcome).toBe(last ? 'accepted' : 'voted');
    }
    expect(await told(id)).toMatchObject([{ votes: counts, tie: 'none' }]);
    expect(must(await here.table.find(id)).match.status).toBe('playing');
    expect(await voteOf(id)).toBeUndefined();
  });

  test('with what nearly all want, whatever the last would say; and says who is missing until then', async () => {
    await open();
    const id = await voting([ann, bo, cleo]);
    await vote(id, bo, 'end');
    expect(await voteOf(id)).toMatchObject({
      counts: [{ options: ['end'], voters: ['u-bo'] }],
      cast: 1,
      missing: [{ name: 'Ann' }, { name: 'Cleo' }],
      tie: { by: 'lot' },
    });
    const { waiting } = must(await here.table.waitingFor(id));
    expect(waiting.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
    const last = await vote(id, cleo, 'end');
    expect(last).toMatchObject({ outcome: 'accepted', match: { status: 'over' } });
    expect(await chooseNext(here.table, id, ann.userId, ['on'])).toMatchObject({
      refusal: 'match-over',
    });
  });
});

describe('a ballot', () => {
  test('can be changed until the vote closes', async () => {
    await open();
    const id = await voting([ann, bo]);
    expect(await vote(id, ann, 'end')).toMatchObject({
      outcome: 'voted',
      repeated: false,
      options: [{ id: 'end' }],
    });
    expect(await vote(id, ann, 'on')).toMatchObject({
      vote: { counts: [{ options: ['on'], voters: ['u-ann'] }], cast: 1 },
    });
    await vote(id, bo, 'on');
    expect(await told(id)).toMatchObject([{ votes: [2], tie: 'none', who: '' }]);
  });

  test('given twice by one request counts once, and not again after it was changed', async () => {
    await open();
    const id = await voting([ann, bo, cleo]);
    const { open: asked, match } = must(await here.table.look(id, ann.userId));
    const request = (option: string, requestId: string) =>
      here.table.choose({
        matchId: id,
        userId: ann.userId,
        decisionId: asked[0]?.id ?? '',
        options: [option],
        requestId,
      });
    const twice = await Promise.all([request('end', 'v-1'), request('end', 'v-1')]);
    expect(twice.map((one) => one.ok && one.outcome === 'voted' && one.repeated).sort()).toEqual([
      false,
      true,
    ]);
    expect(must(await request('end', 'v-1-again'))).toMatchObject({ asBefore: true });
    expect(must(await request('on', 'v-2'))).toMatchObject({ asBefore: false });
    const version = (await here.store.read(id))?.version;
    expect(must(await request('end', 'v-1'))).toMatchObject({ repeated: true });
    expect(await voteOf(id)).toMatchObject({ counts: [{ options: ['on'] }], cast: 1 });
    const stored = await here.store.read(id);
    expect(stored).toMatchObject({ version, revision: match.revision });
    // The request that closed the vote is known by its choice.
    const closing = await vote(id, bo, 'on', 'v-3');
    expect(closing).toMatchObject({ outcome: 'accepted', repeated: false });
    const again = await here.table.choose({
      matchId: id,
      userId: bo.userId,
      decisionId: asked[0]?.id ?? '',
      options: ['on'],
      requestId: 'v-3',
    });
    expect(again).toMatchObject({ outcome: 'accepted', repeated: true });
  });

  test('for what is not offered, or by somebody who is not asked, is none', async () => {
    await open({ deciders: ['seat-1', 'seat-2'] });
    const id = await voting([ann, bo, cleo]);
    const decisionId = must(await here.table.look(id, ann.userId)).open[0]?.id ?? '';
    const cast = (userId: string, options: string[]) =>
      here.table.choose({ matchId: id, userId, decisionId, options, requestId: `${userId}` });
    expect(await cast(ann.userId, ['maybe'])).toMatchObject({ refusal: 'no-such-option' });
    expect(await cast(ann.userId, ['on', 'end'])).toMatchObject({ refusal: 'no-such-option' });
    expect(await cast(cleo.userId, ['on'])).toMatchObject({ refusal: 'not-yours' });
    expect(await cast('u-stranger', ['on'])).toMatchObject({ refusal: 'not-seated' });
    expect((await here.store.read(id))?.desk.votes).toEqual([]);
  });

  test('shows in the one call, which is edited where it stands', async () => {
    await open();
    const id = await voting([ann, bo, cleo]);
    const before = await calls(id);
    expect(before.standing).toHaveLength(1);
    await vote(id, bo, 'end');
    await here.publishing.drain();
    await vote(id, bo, 'on');
    const after = await calls(id);
    expect(after.standing).toEqual(before.standing);
    expect(after).toMatchObject({ posts: before.posts, all: before.all + 2 });
    await vote(id, cleo, 'end');
    await vote(id, ann, 'on');
    expect((await calls(id)).standing).toMatchObject([{ mentions: [] }]);
  });

  test('survives a restart', async () => {
    await open();
    const id = await voting([ann, bo]);
    await vote(id, ann, 'end');
    await here.close();
    await open();
    expect(await voteOf(id, bo)).toMatchObject({
      counts: [{ options: ['end'], voters: ['u-ann'] }],
      missing: [{ name: 'Bo' }],
    });
    expect(await vote(id, bo, 'end')).toMatchObject({ match: { status: 'over' } });
  });

  test('goes with its question, and the next question begins without any', async () => {
    await open();
    const id = await voting([ann, bo]);
    await vote(id, ann, 'end');
    await here.close();
    // An update changes what is under way: the match goes back to where somebody is on turn.
    await open({ content: '2', newRoundSteps: ['later'] });
    const { open: asked } = must(await here.table.snapshot(id));
    expect(asked).toMatchObject([{ how: 'one', seats: ['seat-2'] }]);
    expect((await here.store.read(id))?.desk.votes).toEqual([]);
    await untilVote(id);
    expect(await voteOf(id, bo)).toMatchObject({ counts: [], cast: 0 });
  });
});

describe('in a tie', () => {
  test('the seat whose phase it is decides, by its own ballot', async () => {
    await open({ acting: 'seat-2' });
    const id = await voting([ann, bo]);
    expect(await voteOf(id)).toBeDefined();
    await vote(id, bo, 'end');
    expect(await voteOf(id)).toMatchObject({ tie: { by: 'seat', seat: 'seat-2' } });
    expect(await vote(id, ann, 'on')).toMatchObject({
      outcome: 'accepted',
      options: [{ id: 'end' }],
      match: { status: 'over' },
    });
    expect(await told(id)).toMatchObject([{ votes: [1, 1], tie: 'seat', who: ['seat-2'] }]);
  });

  test('else what the companion would do', async () => {
    await open();
    const id = await voting([ann, bo], 1);
    expect(await voteOf(id)).toMatchObject({ tie: { by: 'companion', seat: 'seat-3' } });
    await vote(id, ann, 'end');
    // The companion of this game always goes on.
    expect(await vote(id, bo, 'on')).toMatchObject({ options: [{ id: 'on' }] });
    expect(await told(id)).toMatchObject([
      { votes: [1, 1], tie: 'companion', who: { userId: 'companion:steady:1' } },
    ]);
  });

  // Each of these two gives a different one.
  test.each(['2'.repeat(32), '3'.repeat(32)])(
    'else the lot that the seed %s gives, as anybody can work out',
    async (seed) => {
      await open({}, seed);
      const id = await voting([ann, bo]);
      const { match } = must(await here.table.find(id));
      expect(await voteOf(id)).toMatchObject({ tie: { by: 'lot' } });
      const hash = createHash('sha256').update(`${seed}:${match.revision}`).digest('hex');
      const expected = ['on', 'end'][Number.parseInt(hash.slice(-1), 16) % 2];
      await vote(id, ann, 'end');
      expect(await vote(id, bo, 'on')).toMatchObject({ options: [{ id: expected }] });
      expect(await told(id)).toMatchObject([{ votes: [1, 1], tie: 'lot', who: '' }]);
    },
  );

  test('of a match of four, whoever is acting has to be among the answers that are tied', async () => {
    await open({ acting: 'seat-4' }, 'a'.repeat(32));
    const id = await voting([ann, bo, cleo, dan]);
    for (const person of [ann, bo]) await vote(id, person, 'end');
    await vote(id, cleo, 'on');
    expect(await vote(id, dan, 'on')).toMatchObject({ options: [{ id: 'on' }] });
    expect(await told(id)).toMatchObject([{ votes: [2, 2], tie: 'seat', who: ['seat-4'] }]);
  });
});

describe('nobody is kept waiting for ever', () => {
  /** Ann and Bo have voted, Cleo hasn't; whenever `rules.fail` is set the rules fail at going on. */
  async function dependingOnCleo(): Promise<{ id: string; rules: { fail: boolean } }> {
    const game = countingGame({ mostSeats: 4 });
    const rules = { fail: false };
    const underWay: typeof game.rules.underWay = (match) => {
      if (rules.fail) throw new Error('The rules fail.');
      return game.rules.underWay(match);
    };
    await open({}, undefined, { ...game, rules: { ...game.rules, underWay } });
    const id = await voting([ann, bo, cleo]);
    await vote(id, ann, 'on');
    await vote(id, bo, 'end');
    return { id, rules };
  }

  test('where the rules fail at what a vote comes to, whoever leaves is told, and stays', async () => {
    const { id, rules } = await dependingOnCleo();
    await here.publishing.drain();
    const before = await here.store.read(id);
    rules.fail = true;
    const left = await here.table.leaveToCompanion(id, cleo.userId);
    expect(left).toMatchObject({ refusal: 'rules-fault', match: { seats: before?.seats } });
    expect(await here.store.read(id)).toEqual(before);
    expect(here.log.entries.at(-1)).toMatchObject({ message: 'The rules failed at a choice.' });
  });

  test('there, whoever wants to be forgotten is, in all their matches, and the vote stays open', async () => {
    const { id, rules } = await dependingOnCleo();
    const other = await startedMatch(here.table);
    must(await here.table.offerSeat(other, bo.userId, cleo));
    const before = await here.store.read(id);
    rules.fail = true;
    must(await here.table.forget(cleo.userId));
    const after = await here.store.read(id);
    expect(after?.seats[2]?.userId).toContain('companion:');
    expect(JSON.stringify([after, await here.store.read(other)])).not.toContain(cleo.userId);
    expect([after?.revision, after?.state]).toEqual([before?.revision, before?.state]);
    expect(after?.desk.votes).toEqual(before?.desk.votes);
    expect(here.log.entries.at(-1)).toMatchObject({ message: 'The rules failed at a choice.' });
    rules.fail = false;
    await vote(id, bo, 'on');
    expect((await here.store.read(id))?.desk.votes).toEqual([]);
  });

  test('who leaves during a vote has no say, and those who have voted need not wait for them', async () => {
    await open();
    const id = await voting([ann, bo, cleo]);
    await vote(id, ann, 'on');
    await vote(id, bo, 'end');
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(await voteOf(id)).toMatchObject({
      counts: [{ options: ['on'], voters: ['u-ann'] }],
      missing: [{ name: 'Cleo' }],
      tie: { by: 'companion', seat: 'seat-2' },
    });
    must(await here.table.leaveToCompanion(id, cleo.userId));
    expect(await told(id)).toMatchObject([{ votes: [1], tie: 'none', closedBy: 'leaving' }]);
    const stored = await here.store.read(id);
    expect(stored).toMatchObject({ status: 'playing', desk: { votes: [] } });
    expect(stored?.seats.map((holder) => nameIn(holder, countingTexts))).toEqual([
      'Ann',
      'Wren (steady)',
      'Hazel (steady)',
    ]);
  });

  test('the only person among companions decides without a vote', async () => {
    await open();
    const id = await voting([ann], 2);
    expect(await voteOf(id)).toBeUndefined();
    expect(await vote(id, ann, 'end')).toMatchObject({ outcome: 'accepted' });
    expect(await told(id)).toEqual([]);
  });

  test('what little hangs on is decided by the first press', async () => {
    await open({ unconfirmed: true });
    const id = await voting([ann, bo]);
    expect(await vote(id, bo, 'end')).toMatchObject({ outcome: 'accepted' });
  });

  test('a vote can’t be closed before half have voted', async () => {
    await open();
    const id = await voting([ann, bo, cleo]);
    await withoutPace(id);
    const decision = must(await here.table.look(id, ann.userId)).open[0]?.id ?? '';
    await vote(id, ann, 'end');
    clock += 86_400_000;
    const closed = await here.table.closeVote(id, ann.userId, decision, 'c-0');
    expect(closed).toMatchObject({ refusal: 'vote-open', vote: { closable: null } });
  });

  test('who has voted may close the vote once half have and ten minutes have gone by', async () => {
    await open();
    const id = await voting([ann, bo]);
    await withoutPace(id);
    const decision = must(await here.table.look(id, ann.userId)).open[0]?.id ?? '';
    const close = ({ userId }: Person, requestId: string) =>
      here.table.closeVote(id, userId, decision, requestId);
    await vote(id, ann, 'end');
    const closable = new Date(clock + 600_000);
    expect(await voteOf(id)).toMatchObject({ closable });
    clock += 599_999;
    expect(await close(ann, 'c-1')).toMatchObject({ refusal: 'vote-open', vote: { closable } });
    clock += 1;
    expect(await close(bo, 'c-2')).toMatchObject({ refusal: 'vote-open' });
    expect(await close(cleo, 'c-3')).toMatchObject({ refusal: 'not-seated' });
    expect(must(await close(ann, 'c-4'))).toMatchObject({
      outcome: 'accepted',
      options: [{ id: 'end' }],
      match: { status: 'over' },
    });
    expect(await told(id)).toMatchObject([{ votes: [1], tie: 'none', who: '' }]);
    expect(must(await close(ann, 'c-4'))).toMatchObject({ repeated: true });
    expect(await close(ann, 'c-5')).toMatchObject({ refusal: 'match-over' });
  });
});

/** Without a pace nothing closes a vote by itself. */
async function withoutPace(id: string): Promise<void> {
  await here.store.change(id, async ({ stored }) => {
    stored.settings = { ...stored.settings, pace: { kind: 'none' } };
    return { answer: null, change: { match: stored } };
  });
}
