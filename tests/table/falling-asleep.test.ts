import { afterEach, describe, expect, test } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { isCompanion } from '../../src/table/match/people/holders.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { type MatchSettings, NIGHT } from '../../src/table/match/saved/match-settings.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { countingGame } from '../support/counting-game.ts';
import { countingMatchOf, storedIn } from '../support/counting-match.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must, noticesOf } from '../support/test-table.ts';

/** Letting a turn's time run out costs the others that one deadline: a companion plays until its player is back. */

const here = tableAtNoon();

const cleo = { userId: 'u-cleo', name: 'Cleo' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a seat has for its turn at the daily pace. */
const TURN = 26 * HOUR;

const running: OwedWork[] = [];
afterEach(async () => {
  for (const companions of running.splice(0)) await companions.stop();
});

/** Lets companions choose for everybody now waited for. */
async function companionsPlay(): Promise<void> {
  const thinkers = createThinkers({ games: [countingGame().rules], entry: null });
  const { store, table, log } = here;
  const games = createGames([countingGame()]);
  const companions = startCompanions({ store, games, table, thinkers, log, pace: 0 });
  running.push(companions);
  await companions.drain();
  await companions.stop();
  await here.publishing.drain();
}

/** A match of Ann, who hosts it, Bo and Cleo at Ann's turn, at noon. */
const matchOfThree = (settings: Partial<MatchSettings> = {}): Promise<string> =>
  countingMatchOf(here, [ann, bo, cleo], settings);

/** The same when Ann's time is up. */
async function annAsleep(settings: Partial<MatchSettings> = {}): Promise<string> {
  const id = await matchOfThree(settings);
  await here.pass(TURN);
  return id;
}

const choose = async (id: string, { userId }: Person, option: string) =>
  must(await chooseNext(here.table, id, userId, [option]));

const stored = (id: string) => storedIn(here, id);

/** Who holds each seat: a person, or a companion. */
const holders = async (id: string) =>
  (await stored(id)).seats.map((holder) => (isCompanion(holder) ? 'companion' : holder.userId));

const openFor = async (id: string) =>
  (await stored(id)).state.open.flatMap(({ seats }) => seats).sort();

const handedOver = (id: string) =>
  noticesOf(here, id).filter((data) => data.notice === 'handed-over' && !data.over);

/** How often each seat was notified by calls. */
const calledTo = (id: string, seat: string): number =>
  here.publisher.publications.filter(
    ({ slot, snapshot, message }) =>
      slot.kind === 'call' &&
      snapshot.match.id === id &&
      !message &&
      !slot.data.closed &&
      slot.data.mentions.includes(seat),
  ).length;

describe('somebody whose turn’s time is up', () => {
  test('sleeps: nothing is chosen for them but by their companion, which says so once', async () => {
    const id = await matchOfThree();
    await here.pass(TURN - 1);
    expect(await holders(id)).toEqual([ann.userId, bo.userId, cleo.userId]);
    await here.pass(1);
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
    expect(handedOver(id)).toMatchObject([
      { notice: 'handed-over', seat: 'seat-1', from: ann, until: null, asleep: true, open: false },
    ]);
    expect(must(await here.table.look(id, ann.userId))).toMatchObject({
      asleep: true,
      kept: 'seat-1',
      seat: null,
    });
    expect((await stored(id)).desk.away).toEqual({});
    await companionsPlay();
    expect(await openFor(id)).toEqual(['seat-2']);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      seat: 'seat-1',
      userId: expect.stringMatching(/^companion:steady/),
    });
  });

  test('costs the others no more: whatever they are asked after it is answered at once', async () => {
    const id = await annAsleep();
    await companionsPlay();
    const since = here.clock;
    for (let round = 1; round <= 3; round++) {
      await choose(id, bo, 'add-1');
      await choose(id, cleo, 'add-1');
      await companionsPlay();
      for (const person of [bo, cleo]) await choose(id, person, '1');
      for (const person of [bo, cleo]) await choose(id, person, 'on');
      await companionsPlay();
      expect(await openFor(id)).toEqual(['seat-2']);
    }
    expect(here.clock).toBe(since);
    expect((await here.store.inputs(id, 100)).filter(({ settled }) => settled?.standIn)).toEqual(
      [],
    );
    // They have heard of their turn, that half of its time was gone, and that a companion plays.
    expect(calledTo(id, 'seat-1')).toBe(2);
    expect(handedOver(id)).toHaveLength(1);
  });

  test('is put to sleep, and told of it, in the morning where their time is up in their night', async () => {
    must(
      await here.table.setNotifications(ann.userId, {
        timeZone: 'Europe/Berlin',
        quiet: 'table',
      }),
    );
    const id = await matchOfThree({ quiet: NIGHT });
    await here.pass(9 * HOUR - MINUTE);
    await choose(id, ann, 'add-1');
    must(await here.table.undo(id, ann.userId, { requestId: 'again' }));
    // She is asked at 21:59 in Berlin, so her time would be up at 23:59 the next day.
    const morning = NOON + 43 * HOUR;
    await here.pass(morning - here.clock - 1);
    expect(await holders(id)).toEqual([ann.userId, bo.userId, cleo.userId]);
    await here.pass(1);
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
  });

  test('hosts the match still', async () => {
    const id = await annAsleep();
    expect(await stored(id)).toMatchObject({ hostId: ann.userId, desk: { hostAway: null } });
    must(await here.table.setPace(id, ann.userId, { pace: 'relaxed' }));
  });

  test('sleeps on when the bot is started again before the companion has played', async () => {
    const id = await annAsleep();
    await here.restart();
    expect((await stored(id)).desk.sitting['seat-1']).toMatchObject({ asleep: true });
    await companionsPlay();
    expect(await openFor(id)).toEqual(['seat-2']);
  });

  test('sleeps on when somebody takes something back', async () => {
    const id = await annAsleep();
    await companionsPlay();
    await choose(id, bo, 'add-1');
    must(await here.table.undo(id, bo.userId, { requestId: 'bo-back' }));
    await companionsPlay();
    expect(await openFor(id)).toEqual(['seat-2']);
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
  });

  test('is put to sleep once by two that wake the match at the same time', async () => {
    const id = await matchOfThree();
    await here.pass(TURN - 1);
    here.clock += 1;
    // Whichever of the two was first says so.
    const other = await here.open({ publisher: here.publisher });
    await Promise.all([here.table, other.table, here.table].map((table) => table.wake(id)));
    await other.publishing.drain();
    await other.close();
    await here.publishing.drain();
    expect(handedOver(id)).toHaveLength(1);
    expect((await stored(id)).desk.notices).toBe(1);
  });

  test('at a table that wants the questions’ own defaults is stood in for, and does not sleep', async () => {
    const id = await annAsleep({ absent: 'fallback' });
    expect(await holders(id)).toEqual([ann.userId, bo.userId, cleo.userId]);
    expect(handedOver(id)).toEqual([]);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      seat: 'seat-1',
      settled: { standIn: 'fallback' },
    });
  });
});

describe('somebody who sleeps is back', () => {
  test('with a choice on the call, which counts', async () => {
    const id = await annAsleep();
    const request = { matchId: id, userId: ann.userId, decisionId: '1', requestId: 'from-call' };
    must(await here.table.choose({ ...request, options: ['add-2'] }));
    expect(await holders(id)).toEqual([ann.userId, bo.userId, cleo.userId]);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      userId: ann.userId,
      options: ['add-2'],
    });
    await here.publishing.drain();
    expect(noticesOf(here, id)).toContainEqual(
      expect.objectContaining({ notice: 'taken-back', seat: 'seat-1', by: ann.userId }),
    );
  });

  test('by opening the panel, after the companion has played on', async () => {
    const id = await annAsleep();
    await companionsPlay();
    must(await here.table.comeToLook(id, ann));
    expect(await holders(id)).toEqual([ann.userId, bo.userId, cleo.userId]);
    expect(must(await here.table.look(id, ann.userId))).toMatchObject({
      asleep: false,
      kept: null,
      seat: 'seat-1',
      isNoted: true,
    });
    // What they are asked from now on waits for them, with the full time for it.
    await choose(id, bo, 'add-1');
    await choose(id, cleo, 'add-1');
    await companionsPlay();
    expect(await openFor(id)).toEqual(['seat-1', 'seat-2', 'seat-3']);
    const { times, open } = must(await here.table.look(id, ann.userId));
    expect(times.due[open[0]?.id ?? '']).toEqual(new Date(here.clock + TURN));
  });

  test('and sleeps again when another turn’s time is up, of which they hear again', async () => {
    const id = await annAsleep();
    must(await here.table.comeToLook(id, ann));
    await here.pass(TURN);
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
    expect(handedOver(id).filter((data) => 'asleep' in data && data.asleep)).toHaveLength(2);
  });

  test('and nobody else is, who only looks', async () => {
    const id = await annAsleep();
    must(await here.table.comeToLook(id, bo));
    expect(await here.table.comeToLook(id, { userId: 'u-else', name: 'Else' })).toMatchObject({
      refusal: 'not-seated',
    });
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
  });

  test('which whoever has handed the seat over for longer is not', async () => {
    const id = await matchOfThree();
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    expect(await here.table.comeToLook(id, ann)).toMatchObject({ refusal: 'not-seated' });
    expect(await holders(id)).toEqual(['companion', bo.userId, cleo.userId]);
  });
});

describe('the last person', () => {
  test('never sleeps: each question has its time, and a companion stands in', async () => {
    const id = await annAsleep();
    await companionsPlay();
    must(await here.table.handOver(id, ann.userId, 'seat-3', 'steady'));
    await here.pass(TURN);
    expect(await holders(id)).toEqual(['companion', bo.userId, 'companion']);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      userId: bo.userId,
      settled: { standIn: 'companion' },
    });
  });

  test('who stays away as well has the match pause, and not played to its end by companions', async () => {
    const id = await matchOfThree();
    for (let days = 0; days < 20; days++) {
      await here.pass(DAY / 2);
      await companionsPlay();
    }
    const { desk } = await stored(id);
    expect(await holders(id)).toEqual(['companion', 'companion', cleo.userId]);
    expect(desk.paused).toBe(new Date(NOON + 5 * DAY).toISOString());
  });
});

test('who wants to be forgotten while they sleep is not told to come back: anybody may take the seat', async () => {
  const id = await annAsleep();
  must(await here.table.sayWhatToBeAsked(id, ann.userId, 'everything'));
  const { matches } = must(await here.table.personalData(ann.userId));
  expect(JSON.stringify(matches)).toContain('"wantsToBeAsked":"everything"');
  must(await here.table.forget(ann.userId));
  await here.publishing.drain();
  expect(handedOver(id).at(-1)).toMatchObject({ asleep: false, open: true });
  expect(JSON.stringify((await stored(id)).desk)).not.toContain(ann.userId);
});
