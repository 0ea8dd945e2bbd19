import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/kernel/event.ts';
import type { Match } from '../../src/kernel/match.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { type MatchSettings, usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { CallData, ChapterData } from '../../src/table/match/saved/slot.ts';
import { tellEvents } from '../../src/table/telling/events/own-events.ts';
import { PublishError } from '../../src/table/telling/publishing/publisher.ts';
import { countingGame } from '../support/counting-game.ts';
import type { CountingState } from '../support/counting-state.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, noticesOf, startedMatch } from '../support/test-table.ts';

const here = tableAtNoon();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a seat has for its turn at the daily pace, and until it is reminded. */
const TURN = 26 * HOUR;
const HALF = TURN / 2;

/** A match of Ann and Bo with these settings from its start. */
async function matchWith(settings: Partial<MatchSettings> = {}, options = {}): Promise<string> {
  const id = await startedMatch(here.table, options);
  const all: MatchSettings = { ...usualSettings(null), absent: 'fallback', ...settings };
  await here.store.change(id, async ({ stored }) => {
    stored.settings = all;
    return { answer: null, change: { match: stored } };
  });
  // Whatever is saved next works out when the match wakes.
  must(await here.table.wake(id));
  await here.publishing.drain();
  return id;
}

const calls = async (matchId: string): Promise<CallData[]> => {
  await here.publishing.drain();
  return [...here.publisher.messages.values()].flatMap(({ snapshot, slot }) =>
    snapshot.match.id === matchId && slot.kind === 'call' ? [slot.data] : [],
  );
};

/** Everybody who was notified in the thread, in order. */
const notified = async (matchId: string): Promise<string[][]> => {
  await here.publishing.drain();
  const seen = new Set<string>();
  return here.publisher.publications.flatMap(({ slot, snapshot, message }) => {
    if (slot.kind !== 'call' || snapshot.match.id !== matchId || message || slot.data.closed) {
      return [];
    }
    if (seen.has(slot.key) || slot.data.mentions.length === 0) return [];
    seen.add(slot.key);
    return [slot.data.mentions];
  });
};

/** The story as the thread tells it. */
const told = async (matchId: string): Promise<string[]> => {
  await here.publishing.drain();
  const texts = botAndCountingTexts();
  const chapters = [...here.publisher.messages.values()].flatMap(({ snapshot, slot }) =>
    snapshot.match.id === matchId && slot.kind === 'chapter' ? [slot.data as ChapterData] : [],
  );
  const tell = (events: readonly GameEvent[]) => countingGame().presentation.events(events, texts);
  return chapters.flatMap(({ events }) => tellEvents('counting', events, tell, texts));
};

const choose = async (matchId: string, user: string, option: string) =>
  must(await chooseNext(here.table, matchId, user, [option]));

const stored = async (id: string) => {
  const match = await here.store.read(id);
  if (!match) throw new Error('The match is gone.');
  return match;
};
const wakesAt = async (id: string) => (await stored(id)).wakesAt?.getTime() ?? null;
const openIn = async (id: string) => (await stored(id)).state?.open.map((one) => one.id);

describe('somebody who is missing', () => {
  test('is reminded once when half of the time has gone by, by the call itself', async () => {
    const id = await matchWith();
    expect(await wakesAt(id)).toBe(NOON + HALF);
    await here.pass(HALF - 1);
    expect(await calls(id)).toEqual([{ decisions: ['1'], mentions: ['seat-1'], closed: false }]);
    expect(await notified(id)).toEqual([['seat-1']]);
    await here.pass(1);
    expect(await calls(id)).toEqual([
      { decisions: ['1'], mentions: ['seat-1'], closed: false, reminder: true },
    ]);
    expect(await notified(id)).toEqual([['seat-1'], ['seat-1']]);
    expect(await wakesAt(id)).toBe(NOON + TURN);
    await here.pass(HALF - 1);
    expect(await notified(id)).toHaveLength(2);
    expect(await openIn(id)).toEqual(['1']);
  });

  test('has the declared fallback done for them when it is up, and the thread says so', async () => {
    const id = await matchWith();
    await here.pass(TURN);
    expect(await openIn(id)).toEqual(['2']);
    expect(await told(id)).toEqual([
      'Round 1 begins.',
      '-# ⌛ Time is up for seat-1: the question’s own default is taken – add-1.',
      'seat-1 adds 1: 1.',
    ]);
    expect(await calls(id)).toEqual([{ decisions: ['2'], mentions: ['seat-2'], closed: false }]);
    expect(await wakesAt(id)).toBe(NOON + TURN + HALF);
  });

  test('who is the last person has a companion decide where the match says so', async () => {
    const id = await matchWith({ absent: 'companion' });
    must(await here.table.handOver(id, ann.userId, 'seat-2', 'steady'));
    await here.pass(TURN);
    expect((await told(id)).slice(1)).toEqual([
      '-# ⌛ Time is up for seat-1: a companion stands in – add-3.',
      'seat-1 adds 3: 3.',
    ]);
    expect((await stored(id)).desk.companions).toEqual({ 'seat-2': bo });
  });

  test('is told of the answer as not their own when they press the old button', async () => {
    const id = await matchWith();
    await here.pass(TURN);
    const late = await here.table.choose({
      matchId: id,
      userId: ann.userId,
      decisionId: '1',
      options: ['add-3'],
      requestId: 'too-late',
    });
    expect(late).toMatchObject({
      refusal: 'stale',
      settled: { seat: 'seat-1', standIn: 'fallback', decision: { options: [{ id: 'add-1' }] } },
    });
  });

  test('who comes in time is left alone', async () => {
    const id = await matchWith();
    await here.pass(TURN - 1);
    await choose(id, ann.userId, 'add-3');
    await here.pass(1);
    expect(await told(id)).toEqual(['Round 1 begins.', 'seat-1 adds 3: 3.']);
    expect(await openIn(id)).toEqual(['2']);
  });

  test('has the turn finished that was begun for them, and no turn of others', async () => {
    const id = await matchWith();
    await choose(id, ann.userId, 'roll');
    expect(await openIn(id)).toEqual(['2']);
    await choose(id, ann.userId, 'no');
    await here.store.change(id, async ({ stored: match }) => {
      // The fallback of Bo's question is to roll, which leads to another question.
      const [decision] = match.state?.open ?? [];
      if (decision) decision.fallback = ['roll'];
      return { answer: null, change: { match, stateChanged: true } };
    });
    await here.pass(TURN);
    const done = (await here.store.inputs(id, 2)).reverse();
    expect(done.map(({ seat, options, settled }) => [seat, options, settled?.standIn])).toEqual([
      ['seat-2', ['roll'], 'fallback'],
      ['seat-2', ['yes'], 'fallback'],
    ]);
    expect(done.map(({ at }) => at)).toEqual([new Date(here.clock), new Date(here.clock)]);
    expect((await stored(id)).state?.open.map(({ key }) => key)).toEqual(['seat-1', 'seat-2']);
  });

  test('again and again has a quarter of the time, until they choose themselves', async () => {
    const id = await matchWith();
    await here.pass(TURN);
    await choose(id, bo.userId, 'add-1');
    expect((await stored(id)).desk.away).toEqual({ 'seat-1': 1 });
    expect(await openIn(id)).toEqual(['3', '4']);
    const asked = here.clock;
    await here.pass(TURN / 4 - 1);
    expect(await openIn(id)).toEqual(['3', '4']);
    await here.pass(1);
    expect(await openIn(id)).toEqual(['4']);
    expect(here.clock).toBe(asked + TURN / 4);
    await choose(id, bo.userId, '2');
    await choose(id, bo.userId, 'on');
    await choose(id, ann.userId, 'on');
    expect((await stored(id)).desk.away).toEqual({});
    expect(await wakesAt(id)).toBe(here.clock + HALF);
  });
});

describe('questions that several are asked', () => {
  async function hiding(settings: Partial<MatchSettings> = {}): Promise<string> {
    const id = await matchWith(settings);
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    expect(await openIn(id)).toEqual(['3', '4']);
    await notToday(id);
    return id;
  }

  /** As if nobody had been notified today: nobody is three times in one day. */
  const notToday = (id: string) =>
    here.store.change(id, async ({ stored: match }) => {
      Object.assign(match.desk, { notified: {}, notifiedBefore: {} });
      return { answer: null, change: { match } };
    });

  test('each is reminded of and done for whoever is missing alone', async () => {
    const id = await hiding();
    here.clock += HOUR;
    await choose(id, bo.userId, '2');
    await here.pass(HALF - HOUR);
    expect(await calls(id)).toMatchObject([{ mentions: ['seat-1'], reminder: true }]);
    await here.pass(HALF);
    const inputs = await here.store.inputs(id, 10);
    const forAnn = inputs.find(({ settled }) => settled?.standIn);
    expect(forAnn).toMatchObject({ seat: 'seat-1', decisionId: '3', options: ['1'] });
    expect(inputs.filter(({ settled }) => settled?.standIn)).toHaveLength(1);
  });

  test('and nobody else learns what was done in secret', async () => {
    const id = await hiding();
    await here.pass(TURN);
    expect((await told(id)).slice(3)).toEqual([
      '-# ⌛ Time is up for seat-1: the question’s own default is taken.',
      '-# ⌛ Time is up for seat-2: the question’s own default is taken.',
      'seat-1 hides a number.',
      'seat-2 hides a number.',
    ]);
    const { entries } = must(await here.table.log(id, ann.userId));
    const hidden = entries.filter(({ event }) => event.type === 'hid').map(({ event }) => event);
    expect(hidden.map(({ args }) => args)).toEqual([
      { seat: 'seat-1', number: expect.any(Number) },
      { seat: 'seat-2' },
    ]);
    const bystander = must(await here.table.log(id, 'u-else')).entries;
    expect(JSON.stringify(bystander)).not.toMatch(/"number":"?\d+"?[^0-9]*"?hid/);
    expect(bystander.flatMap(({ event }) => (event.type === 'hid' ? [event.args] : []))).toEqual([
      { seat: 'seat-1' },
      { seat: 'seat-2' },
    ]);
  });

  test('nor what a companion did in secret in the place of the last person', async () => {
    const id = await hiding({ absent: 'companion' });
    must(await here.table.handOver(id, ann.userId, 'seat-2', 'steady'));
    await here.pass(TURN);
    expect((await told(id)).at(-1)).toBe('-# ⌛ Time is up for seat-1: a companion stands in.');
    expect(await here.store.inputs(id, 1)).toMatchObject([
      { seat: 'seat-1', options: ['2'], settled: { standIn: 'companion' } },
    ]);
  });

  test('of a group are answered once for all, after the time for a vote', async () => {
    const id = await hiding();
    await choose(id, ann.userId, '1');
    await choose(id, bo.userId, '2');
    expect(await openIn(id)).toEqual(['5']);
    const asked = here.clock;
    expect(await wakesAt(id)).toBe(asked + 6 * HOUR);
    await here.pass(12 * HOUR);
    expect((await stored(id)).state?.open.map(({ key, seats }) => [key, seats])).toEqual([
      ['answer', ['seat-1']],
    ]);
    expect(await told(id)).toContain(
      '-# ⌛ Time is up for seat-1: the question’s own default is taken – on.',
    );
    expect((await stored(id)).desk.away).toEqual({});
  });

  test('of a group are answered by those who have voted, and only the others are reminded', async () => {
    const id = await hiding();
    await choose(id, ann.userId, '1');
    await choose(id, bo.userId, '2');
    const asked = here.clock;
    here.clock += HOUR;
    await choose(id, bo.userId, 'end');
    await here.pass(4 * HOUR);
    await notToday(id);
    await here.pass(HOUR);
    expect(await calls(id)).toMatchObject([{ mentions: ['seat-1'], reminder: true }]);
    const { votes } = must(await here.table.look(id, ann.userId));
    expect(votes).toMatchObject([{ closesAt: new Date(asked + 12 * HOUR), closable: null }]);
    await here.pass(6 * HOUR - 1);
    expect(await openIn(id)).toEqual(['5']);
    await here.pass(1);
    expect(await stored(id)).toMatchObject({ status: 'over', desk: { away: {}, votes: [] } });
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      seat: 'seat-2',
      options: ['end'],
      settled: { vote: { votes: [1], tie: null, closedBy: 'time' } },
    });
    expect(await told(id)).toContain('-# ⌛ The vote is closed: 1 to 0.');
  });

  test('leave what others may do meanwhile to them', async () => {
    await here.restart({ games: createGames([countingGame({ cheers: true })]) });
    const id = await matchWith();
    await here.pass(HALF);
    // Bo may cheer, and isn't waited for.
    expect(await notified(id)).toEqual([['seat-1'], ['seat-1']]);
    await here.pass(HALF);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      seat: 'seat-1',
      options: ['add-1'],
    });
  });
});

describe('a companion', () => {
  test('is neither reminded nor stood in for', async () => {
    const id = await matchWith();
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    const before = (await notified(id)).length;
    expect(await wakesAt(id)).toBe(here.clock + 5 * DAY);
    await here.pass(4 * DAY);
    expect(await openIn(id)).toEqual(['1']);
    expect(await notified(id)).toHaveLength(before);
  });
});

describe('a match without a pace', () => {
  test('does nothing for anybody, and pauses when nobody touches it for long', async () => {
    const id = await matchWith({ pace: { kind: 'none' } });
    expect(await wakesAt(id)).toBe(NOON + 14 * DAY);
    await here.pass(14 * DAY - 1);
    expect(await notified(id)).toHaveLength(1);
    expect(noticesOf(here, id)).toEqual([]);
    await here.pass(1);
    expect(noticesOf(here, id)).toEqual([
      { notice: 'paused', since: new Date(NOON).toISOString() },
    ]);
    expect(await calls(id)).toEqual([{ decisions: ['1'], mentions: [], closed: false }]);
    expect(await wakesAt(id)).toBeNull();
    await here.pass(100 * DAY);
    expect(noticesOf(here, id)).toHaveLength(1);
    expect(await notified(id)).toHaveLength(1);
  });

  test('from before there were paces is not even looked at until somebody chooses', async () => {
    const id = await startedMatch(here.table);
    await execute(
      here.database,
      `UPDATE matches SET settings = '{}', wakes_at = NULL, desk = desk - 'touched'`,
    );
    await here.pass(400 * DAY);
    expect(noticesOf(here, id)).toEqual([]);
    await choose(id, ann.userId, 'add-1');
    expect(await wakesAt(id)).toBe(here.clock + 14 * DAY);
  });
});

describe('a match that pauses', () => {
  test('lets no time go by, and goes on with the next choice', async () => {
    const id = await matchWith({}, { target: '100000' });
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    await here.pass(5 * DAY);
    expect(noticesOf(here, id).map(({ notice }) => notice)).toEqual(['paused']);
    const done = (await stored(id)).revision;
    await here.pass(50 * DAY);
    expect((await stored(id)).revision).toBe(done);
    expect((await stored(id)).desk.paused).not.toBeNull();
    const holder = (await stored(id)).state?.open[0]?.seats[0] === 'seat-1' ? ann : bo;
    const { open: mine } = must(await here.table.look(id, holder.userId));
    await choose(id, holder.userId, mine[0]?.options[0]?.id ?? '');
    expect((await stored(id)).desk.paused).toBeNull();
    expect(await wakesAt(id)).toBeGreaterThanOrEqual(here.clock + 3 * HOUR);
    expect(await wakesAt(id)).toBeLessThanOrEqual(here.clock + HALF);
  });

  test('because of its people, whatever was done for them meanwhile', async () => {
    const id = await matchWith({}, { target: '100000' });
    await here.pass(5 * DAY);
    expect((await stored(id)).revision).toBeGreaterThan(3);
    expect((await stored(id)).desk.paused).toBe(new Date(NOON + 5 * DAY).toISOString());
  });

  test('gives everybody who is still asked all of their time again', async () => {
    const id = await matchWith({ pace: { kind: 'relaxed' } });
    await choose(id, ann.userId, 'add-1');
    await choose(id, bo.userId, 'add-1');
    await here.store.change(id, async ({ stored: match }) => {
      match.desk.paused = new Date(here.clock).toISOString();
      return { answer: null, change: { match } };
    });
    here.clock += 20 * DAY;
    await choose(id, ann.userId, '1');
    expect(await openIn(id)).toEqual(['4']);
    expect(await wakesAt(id)).toBe(here.clock + 1.5 * DAY);
  });
});

describe('quiet hours', () => {
  const quiet = { quiet: { from: '22:00', to: '08:00' }, timeZone: 'Europe/Berlin' };
  const night = Date.UTC(2026, 10, 17, 21);
  const morning = Date.UTC(2026, 10, 18, 7);

  test('let no time go by: fourteen hours of a day count', async () => {
    const own = { turn: 24 * 60, vote: 12 * 60, pausesAfter: 5 * 24 * 60 };
    const id = await matchWith({ ...quiet, pace: { kind: 'own', own } });
    // Nine hours of 17 November, three of the next morning.
    expect(await wakesAt(id)).toBe(morning + 3 * HOUR);
    await here.pass(2 * DAY);
    const [forAnn] = (await here.store.inputs(id, 10)).filter(({ settled }) => settled?.standIn);
    expect(forAnn?.at).toEqual(new Date(Date.UTC(2026, 10, 19, 8)));
  });

  test('are part of the day and two hours of a daily table, whose half is half of what is no night', async () => {
    const id = await matchWith(quiet);
    // Of 26 hours until three in the afternoon the night takes ten: eight of sixteen, at nine in the evening.
    expect(await wakesAt(id)).toBe(NOON + 8 * HOUR);
    await here.pass(TURN - 1);
    expect(await openIn(id)).toEqual(['1']);
    expect(await notified(id)).toEqual([['seat-1'], ['seat-1']]);
    await here.pass(1);
    expect(await openIn(id)).toEqual(['2']);
  });

  test('that a day and two hours end in have it end with them', async () => {
    const id = await matchWith(quiet);
    here.clock = night - HOUR;
    await choose(id, ann.userId, 'add-1');
    // Until eleven at night the day after.
    await here.pass(26 * HOUR);
    expect(await openIn(id)).toEqual(['2']);
    await here.pass(9 * HOUR - 1);
    expect(await openIn(id)).toEqual(['2']);
    await here.pass(1);
    expect(await openIn(id)).toEqual(['3', '4']);
    expect(here.clock).toBe(morning + DAY);
  });

  test('keep a wake that comes late from doing anything before they are over', async () => {
    const own = { turn: 20, vote: 20, pausesAfter: 10_000 };
    const id = await matchWith({ ...quiet, pace: { kind: 'own', own } });
    here.clock = night - 11 * MINUTE;
    await choose(id, ann.userId, 'add-1');
    expect(await wakesAt(id)).toBe(night - MINUTE);
    here.clock = night + 30 * MINUTE;
    must(await here.table.wake(id));
    expect(await notified(id)).toEqual([['seat-1'], ['seat-2']]);
    expect(await wakesAt(id)).toBe(morning);
    here.clock = morning;
    must(await here.table.wake(id));
    expect(await notified(id)).toEqual([['seat-1'], ['seat-2'], ['seat-2']]);
    expect(await wakesAt(id)).toBe(morning + 9 * MINUTE);
  });

  test('put off who would be notified until they are over', async () => {
    const id = await matchWith({ ...quiet, pace: { kind: 'none' } });
    here.clock = night + HOUR;
    await choose(id, ann.userId, 'add-1');
    expect(await calls(id)).toEqual([{ decisions: ['2'], mentions: [], closed: false }]);
    expect(await wakesAt(id)).toBe(morning);
    await here.pass(morning - here.clock);
    expect(await calls(id)).toEqual([{ decisions: ['2'], mentions: ['seat-2'], closed: false }]);
    expect(await notified(id)).toEqual([['seat-1'], ['seat-2']]);
    await here.pass(DAY);
    expect(await notified(id)).toHaveLength(2);
  });

  test('don’t part those who are playing', async () => {
    const id = await matchWith({ ...quiet, pace: { kind: 'none' } });
    here.clock = night - MINUTE;
    await choose(id, ann.userId, 'add-1');
    here.clock += 5 * MINUTE;
    await choose(id, bo.userId, 'add-1');
    await choose(id, bo.userId, '1');
    await choose(id, ann.userId, '1');
    await choose(id, ann.userId, 'on');
    expect((await notified(id)).at(-1)).toEqual(['seat-2']);
    await choose(id, bo.userId, 'on');
    expect((await stored(id)).desk.later).toEqual({});
  });

  test('and whoever answers before the morning is not notified in it', async () => {
    const id = await matchWith({ ...quiet, pace: { kind: 'none' } });
    here.clock = night + HOUR;
    await choose(id, ann.userId, 'add-1');
    here.clock += HOUR;
    await choose(id, bo.userId, 'add-1');
    await here.pass(DAY);
    expect((await notified(id)).flat().filter((seat) => seat === 'seat-2')).toEqual([]);
  });
});

describe('after the bot was away', () => {
  test('whose time was up meanwhile is reminded first, and has some time more', async () => {
    const id = await matchWith();
    here.clock = NOON + 3 * DAY;
    must(await here.table.wake(id));
    expect(await openIn(id)).toEqual(['1']);
    expect(await calls(id)).toMatchObject([{ mentions: ['seat-1'], reminder: true }]);
    expect(await notified(id)).toHaveLength(2);
    expect(await wakesAt(id)).toBe(here.clock + TURN / 4);
    must(await here.table.wake(id));
    expect(await notified(id)).toHaveLength(2);
    await here.pass(TURN / 4);
    expect(await openIn(id)).toEqual(['2']);
  });

  test('who had been reminded before is reminded once more, not twice', async () => {
    const id = await matchWith();
    await here.pass(13 * HOUR);
    here.clock = NOON + 2 * DAY;
    must(await here.table.wake(id));
    expect(await openIn(id)).toEqual(['1']);
    expect(await notified(id)).toHaveLength(3);
    here.clock += 2 * DAY;
    must(await here.table.wake(id));
    expect(await openIn(id)).toEqual(['2']);
  });

  test('a delay of minutes changes nothing', async () => {
    const id = await matchWith();
    await here.pass(13 * HOUR);
    here.clock = NOON + TURN + 30 * MINUTE;
    must(await here.table.wake(id));
    expect(await openIn(id)).toEqual(['2']);
  });

  test('nothing is done for people whom nothing could be told', async () => {
    const id = await matchWith();
    await here.pass(13 * HOUR);
    await here.publishing.drain();
    here.publisher.before = () => {
      throw new PublishError('The thread is locked.', 'later', 0, { problem: 'place-locked' });
    };
    must(await here.table.repair(id));
    await here.publishing.drain();
    await here.pass(HALF);
    expect(await openIn(id)).toEqual(['1']);
    here.publisher.before = () => {};
    must(await here.table.repair(id));
    await here.publishing.drain();
    await here.pass(TURN / 4);
    expect(await openIn(id)).toEqual(['2']);
  });
});

describe('waking', () => {
  test('too often, and by two at the same time, does each thing once', async () => {
    const id = await matchWith();
    await here.pass(TURN - 1);
    here.clock += 1;
    const other = await here.open({ publisher: here.publisher });
    const tables = [here.table, other.table, here.table, other.table];
    await Promise.all(tables.map((table) => table.wake(id)));
    await other.close();
    expect((await stored(id)).revision).toBe(1);
    expect((await told(id)).filter((line) => line.includes('⌛'))).toHaveLength(1);
    must(await here.table.wake(id));
    expect((await stored(id)).revision).toBe(1);
  });

  test('finds nothing to do in a lobby, after the end, and in no match at all', async () => {
    const lobby = must(
      await here.table.create({ gameId: 'counting', guildId: 'g', channelId: 'c', host: ann }),
    ).match.id;
    expect(await wakesAt(lobby)).toBeNull();
    must(await here.table.wake(lobby));
    const ended = await matchWith();
    must(await here.table.abandon(ended, ann.userId));
    expect(await wakesAt(ended)).toBeNull();
    must(await here.table.wake(ended));
    must(await here.table.wake('nothing'));
    expect(await here.store.due(new Date(here.clock + 100 * DAY), 10)).toEqual([]);
  });

  test('puts a question off at which the rules fail, and says so to the operator', async () => {
    const id = await matchWith({}, { faulty: 'yes' });
    await here.store.change(id, async ({ stored: match }) => {
      const state = match.state as Match<CountingState> | null;
      const [decision] = state?.open ?? [];
      if (!state || !decision) throw new Error('Nothing is asked.');
      state.state.fallsBackOnFault = true;
      decision.fallback = ['crash'];
      return { answer: null, change: { match, stateChanged: true } };
    });
    await here.pass(TURN);
    expect(await openIn(id)).toEqual(['1']);
    const complaints = here.log.entries.filter(({ level }) => level === 'error');
    expect(complaints.map(({ message }) => message)).toEqual(['The rules failed at a stand-in.']);
    expect(await wakesAt(id)).toBe(here.clock + TURN / 4);
  });

  test('costs a choice nothing', async () => {
    const id = await matchWith({
      quiet: { from: '22:00', to: '08:00' },
      timeZone: 'Europe/Berlin',
    });
    const match = await stored(id);
    const { nextWake } = await import('../../src/table/match/time/next-wake.ts');
    const started = performance.now();
    for (let count = 0; count < 200; count++) nextWake(match, new Date(here.clock));
    expect((performance.now() - started) / 200).toBeLessThan(1);
  });
});
