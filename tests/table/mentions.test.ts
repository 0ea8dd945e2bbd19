import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { defaultPace, type TableContext } from '../../src/table/context.ts';
import { type Desk, emptyDesk } from '../../src/table/saved/desk.ts';
import { tellCall } from '../../src/table/telling/call.ts';
import type { Told } from '../../src/table/telling/told.ts';
import { countingGame } from '../support/counting-game.ts';

/** Ann sits at seat-1 and is on turn; Bo, at seat-2, may be asked something in the middle of it. */

const MINUTE = 60_000;
const context = { pace: defaultPace } as TableContext;

class Evening {
  readonly desk: Desk = { ...emptyDesk(), round: 1 };
  #questions = 0;
  #now = Date.UTC(2026, 0, 1);

  /** Whom the thread notifies when, so many minutes later, `by` has chosen and `seats` are asked next. */
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
      happenings: [],
      settled: by === null ? null : ({ seat: by } as Told['settled']),
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

  test('never as a companion', () => {
    const evening = new Evening();
    evening.desk.companions['seat-2'] = null;
    expect(evening.asks(['seat-1', 'seat-2'], null, {})).toEqual(['seat-1']);
  });
});
