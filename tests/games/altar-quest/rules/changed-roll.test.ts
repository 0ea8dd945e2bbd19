import { describe, expect, it } from 'vitest';
import {
  addDefense,
  addDice,
  addSuccesses,
  both,
  focus,
  heal,
  pay,
  reroll,
  sentences,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import {
  changedBy,
  unchanged,
} from '../../../../src/games/altar-quest/rules/effects/changed-roll.ts';
import { plainStakes } from '../../../../src/games/altar-quest/rules/queries/stakes.ts';
import type { TestRoll } from '../../../../src/games/altar-quest/rules/test-data.ts';

/** Three dice are still to be rolled, and one success has been added. */
const BEFORE: TestRoll = { dice: 3, faces: [], successes: 1, stakes: plainStakes('test', 4) };

/** Three successes, one of which is a critical, two focus results, and one success that has been added. */
const AFTER: TestRoll = {
  dice: 0,
  faces: ['success', 'critical', 'focus', 'success-focus'],
  successes: 4,
  stakes: plainStakes('test', 4),
};

const roll = (dice: number, successes: number, focusResults: number) => ({
  dice,
  successes,
  focusResults,
});

describe('a test that somebody steps into', () => {
  it('is what has been rolled and what is still to be, if nobody does', () => {
    expect(unchanged(BEFORE)).toEqual({ roll: roll(3, 1, 0), focus: 0 });
    expect(unchanged(AFTER)).toEqual({ roll: roll(0, 4, 2), focus: 0 });
  });

  it('gains dice or successes, and defense for as many successes', () => {
    expect(changedBy(addDice(2), BEFORE)).toEqual({ roll: roll(5, 1, 0), focus: 0 });
    expect(changedBy(addSuccesses(2), AFTER)).toEqual({ roll: roll(0, 6, 2), focus: 0 });
    expect(changedBy(addDefense(2), BEFORE)).toEqual({ roll: roll(3, 3, 0), focus: 0 });
  });

  it('AQ-177: is rolled again in part, and keeps the rest and what has been added', () => {
    expect(changedBy(reroll('focus'), AFTER)).toEqual({ roll: roll(1, 4, 1), focus: 0 });
    expect(changedBy(reroll('all'), AFTER)).toEqual({ roll: roll(3, 2, 0), focus: 0 });
  });

  it('is changed by each part of a card, in turn', () => {
    const parts = [addDice(1), heal(1), addSuccesses(1)];
    for (const effect of [both(...parts), sentences(...parts)]) {
      expect(changedBy(effect, BEFORE)).toEqual({ roll: roll(4, 2, 0), focus: 0 });
    }
    expect(changedBy(pay(focus(-1), addDice(2)), BEFORE)).toEqual({
      roll: roll(5, 1, 0),
      focus: -1,
    });
    expect(changedBy(both(focus(2), reroll('focus')), AFTER)).toEqual({
      roll: roll(1, 4, 1),
      focus: 2,
    });
  });

  it('counts the focus that its hero gains, not what others gain, nor what nobody can foresee', () => {
    const changed = { roll: roll(4, 1, 0), focus: 0 };
    expect(changedBy(both(focus(1, 'target'), addDice(1)), BEFORE)).toEqual(changed);
    expect(changedBy(both(focus({ count: 'successes' }), addDice(1)), BEFORE)).toEqual(changed);
  });

  it('is not changed by what has nothing to do with the roll, nor by a number that the card doesn’t tell', () => {
    expect(changedBy(heal(1), AFTER)).toBeNull();
    expect(changedBy(both(focus(1), heal(1)), AFTER)).toBeNull();
    expect(changedBy(addDice({ count: 'successes' }), BEFORE)).toBeNull();
  });
});
