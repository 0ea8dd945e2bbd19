import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/kernel/event.ts';
import { firstLineOf } from '../../src/table/deciding/undoing/words.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { UndoNotice } from '../../src/table/match/saved/slot.ts';
import { countingGame, countingTexts } from '../support/counting-game.ts';
import { execute, type TestDatabase, testDatabases } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  noticesOf,
  openTestTable,
  recordingPublisher,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

const cy = { userId: 'u-cy', name: 'Cy' };

let database: TestDatabase;
let here: TestTable;
/** The same with a game in which the seats win or lose as one. */
let together: TestTable;

beforeAll(async () => {
  database = await testDatabases().at(-1)!.open();
  // Two processes on one database share the publishing: what either posts is looked at here.
  const publisher = recordingPublisher();
  here = await openTestTable(database, { publisher });
  const games = createGames([countingGame({ cooperative: true })]);
  together = await openTestTable(database, { games, publisher });
}, 120_000);
afterAll(async () => {
  await here.close();
  await together.close();
  await database.close();
});

let requests = 0;
const requestId = () => `undo-${++requests}`;

const undo = (id: string, userId: string, wanted: object = {}, at = here) =>
  at.table.undo(id, userId, { requestId: requestId(), ...wanted });

const answer = (id: string, userId: string, agrees: boolean, number = 1, at = here) =>
  at.table.answerUndo(id, userId, { number, agrees, requestId: requestId() });

/** What they are asked together, the other has already answered alike. */
async function choose(id: string, userId: string, ...options: string[]) {
  const { votes } = must(await here.table.look(id, userId));
  const other = userId === ann.userId ? bo : ann;
  if (votes.length > 0) must(await chooseNext(here.table, id, other.userId, options));
  return must(await chooseNext(here.table, id, userId, options));
}

const freeFor = async (id: string, userId: string) => must(await here.table.look(id, userId)).undo;

const questionOf = async (id: string, userId: string) =>
  must(await here.table.look(id, userId)).open[0];

async function stored(id: string) {
  const match = await here.store.read(id);
  if (!match?.state) throw new Error('There is no state.');
  return { ...match, state: match.state };
}

/** The state except for the names of questions, none of which is ever used again. */
async function stateOf(id: string): Promise<string> {
  const { questions: _, open, ...rest } = (await stored(id)).state;
  return JSON.stringify({ ...rest, open: open.map((decision) => ({ ...decision, id: '' })) });
}

/** What the thread shows now. */
async function threadOf(id: string, at = here) {
  await at.publishing.drain();
  const shown = [...at.publisher.messages.values()];
  return shown.filter(({ snapshot, slot }) => snapshot.match.id === id && slot.kind !== 'thread');
}

const keysOf = async (id: string) => (await threadOf(id)).map(({ slot }) => slot.key);

/** What was read of what has been taken back. */
const inWords = (what: unknown): string | null =>
  firstLineOf(countingGame(), what as GameEvent[], countingTexts);

/** The public story, chapter by chapter. */
async function storyOf(id: string): Promise<{ [key: string]: string[] }> {
  const told: { [key: string]: string[] } = {};
  for (const { slot } of await threadOf(id)) {
    if (slot.kind !== 'chapter') continue;
    told[slot.key] = slot.data.events.map(({ type, args }) =>
      type === 'table.taken-back' ? `${args.names} took back ${inWords(args.what)}` : type,
    );
  }
  return told;
}

async function requestOf(id: string, at = here): Promise<UndoNotice> {
  await at.publishing.drain();
  const last = noticesOf(at, id).findLast(({ notice }) => notice === 'undo');
  if (last?.notice !== 'undo') throw new Error('Nobody has asked.');
  return last.undo;
}

async function threePlaying(at: TestTable): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await at.table.create(wanted)).match;
  must(await at.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await at.table.join(id, bo, ['owl']));
  must(await at.table.join(id, cy, ['hare']));
  must(await at.table.start(id, ann.userId));
  return id;
}

describe('at once', () => {
  test('one’s own latest choices, one after the other, until something is rolled', async () => {
    const id = await startedMatch(here.table);
    // The thread is already there, so that both looks include it.
    await here.publishing.drain();
    expect(await freeFor(id, ann.userId)).toBeNull();
    const before = await stateOf(id);
    await choose(id, ann.userId, 'add-2');
    expect(await freeFor(id, ann.userId)).toBe(0);
    expect(await freeFor(id, bo.userId)).toBeNull();

    const undone = must(await undo(id, ann.userId, { to: 0, ask: false }));
    expect(undone).toMatchObject({ outcome: 'undone', match: { revision: 0 } });
    expect(await stateOf(id)).toBe(before);
    expect(must(await undone.look())).toEqual(must(await here.table.look(id, ann.userId)));
    expect(await freeFor(id, ann.userId)).toBeNull();

    await choose(id, ann.userId, 'roll');
    expect(await freeFor(id, ann.userId)).toBeNull();
    expect(await undo(id, ann.userId)).toMatchObject({ refusal: 'nothing-to-undo' });
    expect(await undo(id, ann.userId, { to: 0, ask: false })).toMatchObject({
      refusal: 'undo-needs-asking',
    });
    await choose(id, ann.userId, 'yes');
    expect(await freeFor(id, ann.userId)).toBe(1);
    must(await undo(id, ann.userId));
    expect((await stored(id)).revision).toBe(1);
  });

  test('not what somebody else has chosen after, and not from an old button', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-2');
    await choose(id, bo.userId, 'add-1');
    expect(await freeFor(id, ann.userId)).toBeNull();
    expect(await freeFor(id, bo.userId)).toBe(1);
    expect(await undo(id, ann.userId, { to: 0, ask: false })).toMatchObject({
      refusal: 'undo-needs-asking',
    });
    await choose(id, bo.userId, '1');
    expect(await freeFor(id, bo.userId)).toBe(2);
    // The button of his first choice: it would take the second back as well.
    expect(await undo(id, bo.userId, { to: 1, ask: false })).toMatchObject({
      refusal: 'undo-overtaken',
    });
    must(await undo(id, bo.userId, { to: 2, ask: false }));
    expect(await undo(id, bo.userId, { to: 2, ask: false })).toMatchObject({
      refusal: 'undo-overtaken',
    });
    must(await undo(id, bo.userId, { to: 1, ask: false }));
    expect((await stored(id)).revision).toBe(1);
    expect(await freeFor(id, bo.userId)).toBeNull();
  });

  test('a secret choice, of which the others learn that it was taken back and no more', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-3');
    await choose(id, bo.userId, 'add-1');
    await choose(id, ann.userId, '2');
    must(await undo(id, ann.userId));
    await choose(id, ann.userId, '1');
    await choose(id, bo.userId, '1');
    const shown = (await threadOf(id)).map(({ slot }) => slot);
    expect(JSON.stringify(shown)).not.toContain('"number":2');
    expect((await storyOf(id))['chapter:r1-hiding']).toEqual([
      'seat-1 took back null',
      'hid',
      'hid',
    ]);
    const seen = must(await here.table.log(id, bo.userId)).entries.flatMap(({ event }) =>
      event.type === 'hid' ? [event.args] : [],
    );
    expect(seen).toEqual([{ seat: 'seat-1' }, { seat: 'seat-2', number: 1 }]);
  });

  test('what somebody has answered for good with it is asked again', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'roll');
    const keep = await questionOf(id, ann.userId);
    const standing = { matchId: id, userId: ann.userId, options: ['yes'], standing: 'keep' };
    must(
      await here.table.choose({ ...standing, decisionId: keep?.id ?? '', requestId: requestId() }),
    );
    expect(must(await here.table.look(id, ann.userId)).standing).toHaveLength(1);
    must(await undo(id, ann.userId));
    expect(must(await here.table.look(id, ann.userId)).standing).toEqual([]);
    expect((await questionOf(id, ann.userId))?.prompt.key).toBe('counting.prompt.keep');
  });

  test('a repeated request changes nothing, and neither does one that was undone with the rest', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-2');
    const twice = { to: 0, requestId: requestId() };
    must(await here.table.undo(id, ann.userId, twice));
    await choose(id, ann.userId, 'add-1');
    const { state, desk, changedAt } = await stored(id);
    must(await here.table.undo(id, ann.userId, twice));
    // Not the version: that also goes up when the thread has been opened.
    expect(await stored(id)).toMatchObject({ state, desk, changedAt, revision: 1 });
    expect(await here.store.history(id)).toHaveLength(4);
  });

  test('refused to onlookers, before the start, after the end, and for what is not the start of a choice', async () => {
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const { id: lobby } = must(await here.table.create(wanted)).match;
    expect(await undo(lobby, ann.userId)).toMatchObject({ refusal: 'not-started' });
    expect(await here.table.undoable(lobby, ann.userId)).toMatchObject({ refusal: 'not-started' });
    const id = await startedMatch(here.table, { target: '6' });
    expect(await undo(id, 'u-stranger')).toMatchObject({ refusal: 'not-seated' });
    expect(await here.table.undoable(id, 'u-stranger')).toMatchObject({ refusal: 'not-seated' });
    expect(await undo('nowhere', ann.userId)).toEqual({ ok: false, refusal: 'no-such-match' });
    expect(must(await here.table.undoable(id, ann.userId)).points).toEqual([]);
    await choose(id, ann.userId, 'roll');
    for (const to of [1, 7, -1, 0.5]) {
      expect(await undo(id, ann.userId, { to }), `${to}`).toMatchObject({
        refusal: 'undo-overtaken',
      });
    }
    expect(await undo(id, ann.userId, { to: 0, from: 7 })).toMatchObject({
      refusal: 'undo-overtaken',
    });
    await choose(id, ann.userId, 'no');
    for (const [user, option] of [
      [bo, 'add-3'],
      [ann, '1'],
      [bo, '1'],
      [bo, 'on'],
      [ann, 'add-3'],
    ] as const) {
      await choose(id, user.userId, option);
    }
    expect((await stored(id)).status).toBe('over');
    expect(await undo(id, ann.userId)).toMatchObject({ refusal: 'match-over' });
    expect(await here.table.undoable(id, ann.userId)).toMatchObject({ refusal: 'match-over' });
  });
});

/** Ann adds 2, Bo 1, both hide, Bo goes on: the second round begins, and Ann adds 3. */
async function intoTheSecondRound(): Promise<{ id: string; states: string[] }> {
  const id = await startedMatch(here.table);
  const states = [await stateOf(id)];
  for (const [user, option] of [
    [ann, 'add-2'],
    [bo, 'add-1'],
    [ann, '1'],
    [bo, '1'],
    [bo, 'on'],
    [ann, 'add-3'],
  ] as const) {
    await choose(id, user.userId, option);
    states.push(await stateOf(id));
  }
  return { id, states };
}

describe('the thread', () => {
  test('is cut back to what stands, with one line; later boards and chapters go', async () => {
    const { id, states } = await intoTheSecondRound();
    expect(await keysOf(id)).toEqual(
      expect.arrayContaining(['round:1', 'round:2', 'chapter:r2-start', 'chapter:r2-seat-1']),
    );
    must(await undo(id, ann.userId));
    expect(await storyOf(id)).toMatchObject({
      'chapter:r2-start': ['round-began'],
      'chapter:r2-seat-1': ['seat-1 took back seat-1 adds 3: 6.'],
    });
    must(await undo(id, ann.userId, { to: 1 }));
    must(await answer(id, bo.userId, true));
    expect(await stateOf(id)).toBe(states[1]);
    expect(await storyOf(id)).toEqual({
      'chapter:r1-start': ['round-began'],
      'chapter:r1-seat-1': ['added'],
      'chapter:r1-seat-2': ['seat-1 took back seat-2 adds 1: 3.'],
    });
    const shown = await threadOf(id);
    const rounds = shown.flatMap(({ slot }) => (slot.kind === 'round' ? [slot.data] : []));
    expect(rounds).toEqual([{ round: 1, closed: false, first: true }]);
    const [call] = shown.flatMap(({ slot }) => (slot.kind === 'call' ? [slot.data] : []));
    expect(call?.decisions).toEqual([(await questionOf(id, bo.userId))?.id]);

    // The round comes again: its messages are new ones, in the order in which they are told.
    for (const [user, option] of [
      [bo, 'add-2'],
      [ann, '1'],
      [bo, '1'],
      [bo, 'on'],
    ] as const) {
      await choose(id, user.userId, option);
    }
    const posted = (await threadOf(id)).map(({ slot }) => slot.key);
    const hiding = posted.indexOf('chapter:r1-hiding');
    expect(hiding).toBeGreaterThan(0);
    expect(posted.indexOf('round:2')).toBeGreaterThan(hiding);
    const twice = posted.filter((key, index) => posted.indexOf(key) !== index);
    expect(twice).toEqual([]);
  });

  test('an old question can’t be answered any more, and its name is no other’s', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-2');
    const asked = await questionOf(id, bo.userId);
    must(await undo(id, ann.userId));
    const press = { matchId: id, userId: bo.userId, decisionId: asked?.id ?? '' };
    const pressed = () =>
      here.table.choose({ ...press, options: ['add-3'], requestId: requestId() });
    expect(await pressed()).toMatchObject({ refusal: 'stale', settled: null, open: [] });
    await choose(id, ann.userId, 'add-1');
    const again = await questionOf(id, bo.userId);
    expect(again).toMatchObject({ prompt: asked?.prompt, options: asked?.options });
    expect(again?.id).not.toBe(asked?.id);
    expect(await pressed()).toMatchObject({ refusal: 'stale', settled: null });
  });

  test('a question that stays open all the time keeps its name', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-2');
    await choose(id, bo.userId, 'add-1');
    const asked = await questionOf(id, bo.userId);
    const own = await questionOf(id, ann.userId);
    await choose(id, ann.userId, '1');
    must(await undo(id, ann.userId));
    expect(await questionOf(id, bo.userId)).toEqual(asked);
    expect((await questionOf(id, ann.userId))?.id).not.toBe(own?.id);
    expect((await stored(id)).desk.asked).toHaveProperty(asked?.id ?? '');
  });
});

describe('further back', () => {
  test('the others agree, and the same dice come again', async () => {
    const id = await startedMatch(here.table);
    const before = await stateOf(id);
    await choose(id, ann.userId, 'roll');
    await choose(id, ann.userId, 'yes');
    const after = await stateOf(id);
    await choose(id, bo.userId, 'roll');
    expect(await undo(id, ann.userId, { to: 0 })).toMatchObject({ ok: true, outcome: 'asked' });
    const { undo: asked } = (await stored(id)).desk;
    expect(asked).toMatchObject({ by: ann.userId, to: 0, agreed: [ann.userId] });
    const request = await requestOf(id);
    expect(request).toMatchObject({
      by: ann.userId,
      agreed: [ann.userId],
      missing: [bo.userId],
      needed: 2,
      outcome: 'asked',
      refusedBy: null,
    });
    expect(inWords(request.what)).toMatch(/^seat-1 rolls \d\.$/);
    expect(await answer(id, 'u-stranger', true)).toMatchObject({ refusal: 'not-seated' });
    expect(await answer(id, bo.userId, true, 2)).toMatchObject({ refusal: 'no-such-undo' });
    expect(must(await answer(id, bo.userId, true))).toMatchObject({ outcome: 'undone' });
    expect(await stateOf(id)).toBe(before);
    expect(await requestOf(id)).toMatchObject({ outcome: 'done', missing: [] });
    expect((await threadOf(id)).filter(({ slot }) => slot.kind === 'notice')).toHaveLength(1);

    await choose(id, ann.userId, 'roll');
    await choose(id, ann.userId, 'yes');
    expect(await stateOf(id)).toBe(after);
  });

  test('one refusal is enough where the seats play against each other; who has asked withdraws', async () => {
    const id = await threePlaying(here);
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    must(await undo(id, ann.userId, { to: 0 }));
    expect(await requestOf(id)).toMatchObject({ needed: 3, missing: [bo.userId, cy.userId] });
    expect(must(await answer(id, bo.userId, true))).toMatchObject({ outcome: 'answered' });
    expect(await requestOf(id)).toMatchObject({ agreed: [ann.userId, bo.userId] });
    must(await answer(id, cy.userId, false));
    expect(await requestOf(id)).toMatchObject({ outcome: 'refused', refusedBy: cy.userId });
    expect((await stored(id)).revision).toBe(2);
    expect(await answer(id, cy.userId, true)).toMatchObject({ refusal: 'no-such-undo' });

    must(await undo(id, ann.userId, { to: 0 }));
    must(await answer(id, ann.userId, false, 2));
    expect(await requestOf(id)).toMatchObject({ number: 2, outcome: 'withdrawn' });
    expect((await stored(id)).desk.undo).toBeNull();
  });

  test('where the seats play together, more than half are enough', async () => {
    const id = await threePlaying(together);
    const play = (userId: string, option: string) =>
      chooseNext(together.table, id, userId, [option]).then(must);
    await play(ann.userId, 'add-1');
    await play(bo.userId, 'add-1');
    must(await undo(id, ann.userId, { to: 0 }, together));
    expect(await requestOf(id, together)).toMatchObject({ needed: 2 });
    expect(must(await answer(id, bo.userId, false, 1, together)).outcome).toBe('answered');
    expect(await requestOf(id, together)).toMatchObject({ outcome: 'asked' });
    expect(must(await answer(id, cy.userId, true, 1, together)).outcome).toBe('undone');
    expect((await stored(id)).revision).toBe(0);
    const points = must(await together.table.undoable(id, ann.userId)).points;
    expect(points).toEqual([]);
  });

  test('the next choice settles a request, another one takes its place, the same one agrees', async () => {
    const id = await threePlaying(here);
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    must(await undo(id, ann.userId, { to: 0 }));
    await choose(id, cy.userId, 'add-1');
    expect(await requestOf(id)).toMatchObject({ number: 1, outcome: 'overtaken' });
    expect(await answer(id, bo.userId, true)).toMatchObject({ refusal: 'no-such-undo' });

    must(await undo(id, ann.userId, { to: 0 }));
    must(await undo(id, bo.userId, { to: 1 }));
    await here.publishing.drain();
    const notices = noticesOf(here, id).flatMap((one) => (one.notice === 'undo' ? [one.undo] : []));
    expect(notices.findLast(({ number }) => number === 2)).toMatchObject({ outcome: 'withdrawn' });
    must(await undo(id, ann.userId, { to: 1 }));
    expect((await stored(id)).desk.undo).toMatchObject({
      number: 3,
      agreed: [bo.userId, ann.userId],
    });
    expect(must(await undo(id, cy.userId, { to: 1 })).outcome).toBe('undone');
    expect((await stored(id)).revision).toBe(1);
    expect((await storyOf(id))['chapter:r1-seat-2']).toEqual([
      'seat-2 took back seat-2 adds 1: 2.',
    ]);
  });

  test('what can be gone back to, with who must agree', async () => {
    const id = await threePlaying(here);
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'roll');
    await choose(id, bo.userId, 'yes');
    const points = (userId: string) =>
      here.table.undoable(id, userId).then((found) => must(found).points);
    expect(await points(bo.userId)).toMatchObject([
      { to: 2, seat: 'seat-2', others: 0, events: [{ type: 'added' }] },
      { to: 1, seat: 'seat-2', others: 2, events: [{ type: 'rolled' }] },
      { to: 0, seat: 'seat-1', others: 2, events: [{ type: 'added' }] },
    ]);
    expect((await points(ann.userId)).map(({ others }) => others)).toEqual([2, 2, 2]);
  });
});

describe('the record', () => {
  test('keeps what was undone and says so; the match is proved by what stands', async () => {
    const id = await startedMatch(here.table, { target: '6' });
    await choose(id, ann.userId, 'add-2');
    must(await undo(id, ann.userId));
    await choose(id, ann.userId, 'roll');
    await choose(id, ann.userId, 'yes');
    await choose(id, bo.userId, 'add-1');
    must(await undo(id, ann.userId, { to: 0 }));
    must(await answer(id, bo.userId, true));
    await choose(id, ann.userId, 'add-3');
    await choose(id, bo.userId, 'add-1');
    must(await undo(id, bo.userId));
    await choose(id, bo.userId, 'add-3');
    expect((await stored(id)).status).toBe('over');
    expect(must(await here.table.verify(id)).verified).toBe('same');

    const entries = must(await here.table.log(id, ann.userId)).entries;
    expect(entries.map(({ event, undone }) => `${event.type}${undone ? ' undone' : ''}`)).toEqual([
      'round-began',
      'added undone',
      'table.taken-back',
      'rolled undone',
      'added undone',
      'added undone',
      'table.taken-back',
      'added',
      'added undone',
      'table.taken-back',
      'added',
    ]);
    const { seed } = must(await here.table.find(id)).match;
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a match that its record does not give is not gone back in', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-2');
    await execute(
      database,
      `UPDATE matches SET state = jsonb_set(state, '{state,total}', '5') WHERE id = '${id}'`,
    );
    expect(await undo(id, ann.userId)).toMatchObject({ refusal: 'cannot-go-back' });
    expect((await stored(id)).state.state).toMatchObject({ total: 5 });
    await choose(id, bo.userId, 'add-1');
    expect(await undo(id, ann.userId, { to: 0 })).toMatchObject({ refusal: 'cannot-go-back' });
    expect((await stored(id)).desk.undo).toBeNull();
  });
});
