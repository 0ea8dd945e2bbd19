import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { defaultPace, type TableContext } from '../../src/table/match/context.ts';
import { type Desk, emptyDesk } from '../../src/table/match/saved/desk.ts';
import { readSettings } from '../../src/table/match/saved/match-settings.ts';
import { tellCall } from '../../src/table/telling/thread/call.ts';
import type { Told } from '../../src/table/telling/thread/change-told.ts';
import { countingGame } from '../support/counting-game.ts';

/** Ann sits at seat-1 and is on turn; Bo, at seat-2, may be asked something in the middle of it. */

const MINUTE = 60_000;
const context = { pace: defaultPace } as TableContext;

class Evening {
  readonly desk: Desk = { ...emptyDesk(), round: 1 };
  settings = readSettings({});
  #questions = 0;
  #now = Date.UTC(2026, 0, 1);

  /** When to notify a seat that wasn't notified at once; null for not at all. */
  minutesUntilNotified(seat: string): number | null {
    const later = this.desk.later[seat];
    return later === undefined ? null : (Date.parse(later) - this.#now) / MINUTE;
  }

  /** Whom the thread notifies and when, if this many minutes later `by` has chosen and `seats` are asked next. */
  asks(
    seats: string[],
    by: string | null,
    { rest = false, turn = 'ann', after = 1, posts = true },
  ) {
    this.#questions += 1;
    this.#now += after * MINUTE;
    const open = [{ id: `${this.#questions}`, seats, ...(rest ? { rest } : {}) }] as Decision[];
    const stack = [{ procedure: `turn-of-${turn}`, step: 'ask', data: {} }];
    const told: Told = {
      game: countingGame(),
      match: { open, stack } as unknown as Match,
      seats: [],
      settings: this.settings,
      hours: {},
      startedAt: null,
      happenings: [],
      settled: by === null ? null : ({ seat: by, userId: by } as Told['settled']),
      ended: false,
      now: new Date(this.#now),
    };
    const changes = tellCall(context, this.desk, told, posts);
    return changes.flatMap(({ slot }) =>
      slot.kind === 'call' && !slot.data.closed ? slot.data.mentions : [],
    );
  }
}

describe('somebody is notified', () => {
  test('when their turn begins, and not when they begin it themselves', () => {
    const evening = new Evening();
    expect(evening.asks(['seat-1'], null, { rest: true })).toEqual(['seat-1']);
    expect(evening.asks(['seat-2'], 'seat-1', { rest: true, turn: 'bo' })).toEqual(['seat-2']);
    expect(evening.asks(['seat-2'], 'seat-2', { rest: true, turn: 'bo' })).toEqual([]);
  });

  test('once, however often the call moves while it waits for them', () => {
    const evening = new Evening();
    expect(evening.asks(['seat-1', 'seat-2'], null, {})).toEqual(['seat-1', 'seat-2']);
    expect(evening.asks(['seat-2'], 'seat-1', {})).toEqual([]);
    expect(evening.asks(['seat-2'], null, {})).toEqual([]);
  });

  test('not again in their own turn, when somebody else was asked in between', () => {
    const evening = new Evening();
    evening.asks(['seat-1'], null, { rest: true });
    evening.asks(['seat-1'], 'seat-1', { rest: true });
    expect(evening.asks(['seat-2'], 'seat-1', {})).toEqual(['seat-2']);
    expect(evening.asks(['seat-1'], 'seat-2', { rest: true })).toEqual([]);
    expect(evening.asks(['seat-1'], 'seat-1', {})).toEqual([]);
  });

  test('after all when the other has let them wait so long that they have left', () => {
    const evening = new Evening();
    evening.asks(['seat-1'], null, { rest: true });
    evening.asks(['seat-2'], 'seat-1', {});
    expect(evening.asks(['seat-1'], 'seat-2', { rest: true, after: 480 })).toEqual(['seat-1']);
  });

  test('again in their next turn', () => {
    const evening = new Evening();
    evening.asks(['seat-1'], null, { rest: true });
    evening.asks(['seat-2'], 'seat-1', { rest: true, turn: 'bo' });
    evening.desk.round = 2;
    expect(evening.asks(['seat-1'], 'seat-2', { rest: true })).toEqual(['seat-1']);
  });

  test('three minutes later only, in the middle of a turn, when they have just chosen', () => {
    const evening = new Evening();
    evening.asks(['seat-1'], null, { rest: true });
    evening.asks(['seat-2'], 'seat-1', {});
    // The enemies' questions alternate between the two.
    expect(evening.asks(['seat-1'], 'seat-2', { turn: 'enemies' })).toEqual([]);
    expect(evening.minutesUntilNotified('seat-1')).toBe(2);
    expect(evening.asks(['seat-2'], 'seat-1', { turn: 'enemies' })).toEqual([]);
    expect(evening.minutesUntilNotified('seat-1')).toBeNull();
    expect(evening.minutesUntilNotified('seat-2')).toBe(2);
    expect(evening.asks(['seat-1'], 'seat-2', { turn: 'enemies', after: 4 })).toEqual(['seat-1']);
  });

  test('three minutes after they were notified, when another has answered that', () => {
    const evening = new Evening();
    expect(evening.asks(['seat-2'], 'seat-1', {})).toEqual(['seat-2']);
    evening.asks(['seat-1'], 'seat-3', {});
    expect(evening.asks(['seat-2'], 'seat-1', {})).toEqual([]);
    expect(evening.minutesUntilNotified('seat-2')).toBe(1);
  });

  test('at once when their turn begins, however lately they have chosen', () => {
    const evening = new Evening();
    evening.asks(['seat-2'], 'seat-1', {});
    evening.asks(['seat-1'], 'seat-2', {});
    expect(evening.asks(['seat-2'], 'seat-1', { rest: true, turn: 'bo' })).toEqual(['seat-2']);
    expect(evening.minutesUntilNotified('seat-2')).toBeNull();
  });

  test('once a round that they may take a turn, however many others take theirs before', () => {
    const evening = new Evening();
    const all = ['seat-1', 'seat-2', 'seat-3'];
    expect(evening.asks(all, null, { rest: true })).toEqual(all);
    evening.asks(['seat-3'], 'seat-3', {});
    const left = ['seat-1', 'seat-2'];
    expect(evening.asks(left, 'seat-3', { rest: true, after: 480 })).toEqual([]);
    // Somebody who was asked during another's turn and has answered is still told that it is their turn.
    evening.asks(['seat-2'], 'seat-1', { after: 480 });
    evening.asks(['seat-1'], 'seat-2', { turn: 'ann' });
    expect(evening.asks(['seat-2'], 'seat-1', { rest: true, turn: 'bo' })).toEqual(['seat-2']);
    evening.desk.round = 2;
    expect(evening.asks(all, 'seat-2', { rest: true, turn: 'any' })).toEqual(['seat-1', 'seat-3']);
  });

  test('a minute later only, when who has just chosen can answer for all', () => {
    const evening = new Evening();
    evening.asks(['seat-1'], null, { rest: true });
    evening.asks(['seat-1', 'seat-2'], 'seat-1', {});
    const due = Date.parse(evening.desk.call?.dueAt ?? '');
    expect(due - Date.parse(evening.desk.acted['seat-1'] ?? '')).toBe(MINUTE);
    // The call that was to notify is gone before it is posted.
    expect(evening.asks(['seat-1'], 'seat-1', {})).toEqual([]);
  });

  test('never as a companion', () => {
    const evening = new Evening();
    evening.desk.companions['seat-2'] = null;
    expect(evening.asks(['seat-1', 'seat-2'], null, {})).toEqual(['seat-1']);
  });
});
