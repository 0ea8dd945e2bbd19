import { beforeEach, describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { looking, once } from '../../../../src/games/altar-quest/rules/queries/once.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';

function stateWith(supply: number): AltarQuestState {
  const seats = [{ seat: 'ann', characters: ['myreen'] }];
  const { state } = setupMatch({ seats, options: {}, seed: '0'.repeat(32) }).match;
  state.supply = supply;
  return state;
}

let asked = 0;
const doubled = once(({ supply }) => {
  asked += 1;
  return [supply * 2];
});

beforeEach(() => {
  asked = 0;
});

describe('a query that depends on the state alone', () => {
  it('is worked out once while the state is being looked at, also by looks within the look', () => {
    const state = stateWith(3);
    const found = looking(state, () => [
      doubled(state),
      looking(state, () => doubled(state)),
      doubled(state),
    ]);
    expect(found).toEqual([[6], [6], [6]]);
    expect(asked).toBe(1);
  });

  it('is worked out anew each time otherwise, because steps change the state in place', () => {
    const state = stateWith(3);
    looking(state, () => doubled(state));
    state.supply = 4;
    expect(doubled(state)).toEqual([8]);
    state.supply = 5;
    expect(looking(state, () => doubled(state))).toEqual([10]);
    expect(asked).toBe(3);
  });

  it('is not taken from one state for another', () => {
    const [one, other] = [stateWith(1), stateWith(2)];
    const found = looking(one, () => [
      doubled(one),
      doubled(other),
      looking(other, () => doubled(other)),
      doubled(one),
    ]);
    expect(found).toEqual([[2], [4], [4], [2]]);
    expect(asked).toBe(3);
  });

  it('is forgotten when a look ends in a fault', () => {
    const state = stateWith(3);
    const failing = () =>
      looking(state, () => {
        doubled(state);
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    state.supply = 4;
    expect(doubled(state)).toEqual([8]);
  });
});
