import { describe, expect, it } from 'vitest';
import {
  isWorthADie,
  oddsOf,
  successOdds,
  worthToExpect,
} from '../../../../src/games/altar-quest/rules/queries/odds.ts';
import { outcomeOf, worthOf } from '../../../../src/games/altar-quest/rules/queries/stakes.ts';
import { HERO_DIE_FACES } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Stakes } from '../../../../src/games/altar-quest/rules/test-data.ts';
import { below, seedRandom } from '../../../../src/kernel/random.ts';

const stakes = (more: Partial<Stakes>): Stakes => ({
  kind: 'attack',
  difficulty: null,
  defense: 0,
  armor: 0,
  health: 6,
  added: 0,
  tokens: 0,
  needed: 0,
  ...more,
});

const sum = (odds: readonly number[]) => odds.reduce((total, odd) => total + odd, 0);
const mean = (odds: readonly number[]) =>
  odds.reduce((total, odd, successes) => total + odd * successes, 0);

describe('what to expect of hero dice', () => {
  it('adds up to certainty and to one success a die on average', () => {
    for (const dice of [0, 1, 4, 9]) {
      expect(sum(successOdds(dice))).toBeCloseTo(1, 8);
      expect(mean(successOdds(dice))).toBeCloseTo(dice, 6);
    }
  });

  it('knows a single die: five faces in six are a success', () => {
    const odds = successOdds(1);
    expect(odds[0]).toBeCloseTo(1 / 6, 10);
    expect(odds[1]).toBeCloseTo(4 / 6 + 1 / 36, 10);
  });

  it('turns focus results into successes as far as the tokens last', () => {
    expect(successOdds(1, 1)[0]).toBe(0);
    expect(mean(successOdds(3, 9))).toBeCloseTo(3 * 1.4, 6);
    expect(mean(successOdds(3, 1))).toBeLessThan(mean(successOdds(3, 2)));
  });

  it('agrees with rolled dice', () => {
    const random = seedRandom('0123456789abcdef0123456789abcdef');
    const attack = stakes({ defense: 1, armor: 1 });
    const rolls = 40_000;
    let damage = 0;
    let wounds = 0;
    for (let roll = 0; roll < rolls; roll++) {
      let successes = 0;
      for (let dice = 4; dice > 0; dice--) {
        const face = HERO_DIE_FACES[below(random, 6)];
        if (face !== 'focus') successes++;
        if (face === 'critical') dice++;
      }
      const dealt = outcomeOf(attack, successes);
      damage += dealt;
      if (dealt > 0) wounds++;
    }
    const odds = oddsOf(attack, 4);
    expect(damage / rolls).toBeCloseTo(odds.average, 1);
    expect(wounds / rolls).toBeCloseTo(odds.atLeast(1), 1.7);
  });
});

describe('what to expect of a test in which dice have been rolled', () => {
  const tested = stakes({ kind: 'test' });

  it.each([
    { tokens: 1, successes: 0, focusResults: 0 },
    { tokens: 1, successes: 2, focusResults: 3 },
    { tokens: 3, successes: 1, focusResults: 1 },
    { tokens: 2, successes: 0, focusResults: 1 },
  ])('AQ-174, AQ-177: counts them, with focus as far as it lasts: %o', ({ tokens, ...rolled }) => {
    const random = seedRandom('fedcba9876543210fedcba9876543210');
    const rolls = 40_000;
    let total = 0;
    for (let roll = 0; roll < rolls; roll++) {
      let { successes, focusResults } = rolled;
      for (let dice = 2; dice > 0; dice--) {
        const face = HERO_DIE_FACES[below(random, 6)];
        if (face !== 'focus') successes++;
        if (face === 'focus' || face === 'success-focus') focusResults++;
        if (face === 'critical') dice++;
      }
      total += successes + Math.min(tokens, focusResults);
    }
    // A test without difficulty is worth its successes.
    expect(oddsOf(tested, 2, tokens, rolled).average).toBeCloseTo(total / rolls, 1);
    expect(worthToExpect(tested, { dice: 2, ...rolled }, tokens)).toBeCloseTo(total / rolls, 1);
  });
});

describe('a supply die', () => {
  it('Q-49: is worth a question only if it adds to what the test can come to', () => {
    const hard = stakes({ kind: 'test', difficulty: 4 });
    expect(isWorthADie(hard, 3, 0)).toBe(true);
    expect(isWorthADie(hard, 14, 0)).toBe(false);
    expect(isWorthADie(stakes({ defense: 1, health: 1 }), 12, 0)).toBe(false);
    expect(isWorthADie(stakes({ defense: 1, health: 6 }), 2, 0)).toBe(true);
  });
});

describe('what successes are worth to the hero', () => {
  it.each([
    ['attack: the damage that is needed, and no more', { armor: 1, health: 2, defense: 1 }, 3, 2],
    ['attack: no more than armor and health', { armor: 1, health: 2, defense: 1 }, 9, 3],
    ['attack: nothing without a hit', { defense: 4 }, 3, 0],
    ['blow: less damage', { kind: 'inflict', difficulty: 6, defense: 2 }, 1, -3],
    ['resisting: less damage', { kind: 'resist', difficulty: 3 }, 1, -2],
    ['search: what is found', { kind: 'search', tokens: 1 }, 3, 2],
    ['test passed', { kind: 'test', difficulty: 2 }, 2, 1],
  ] as const)('%s', (_name, more, successes, worth) => {
    expect(worthOf(stakes(more), successes)).toBe(worth);
  });
});

describe('what successes come to', () => {
  it.each([
    ['attack through defense and armor', { defense: 1, armor: 1, added: 1 }, 4, 3],
    ['attack that does not hit', { defense: 4, added: 2 }, 4, 0],
    ['blow', { kind: 'inflict', difficulty: 6, defense: 2 }, 1, 3],
    ['resisting', { kind: 'resist', difficulty: 3, defense: 2 }, 1, 2],
    ['search', { kind: 'search', tokens: 1 }, 3, 2],
    ['task', { kind: 'task', difficulty: 1, needed: 2 }, 5, 2],
    ['task with a difficulty', { kind: 'task', difficulty: 1, needed: 4 }, 3, 2],
    ['task without one', { kind: 'task', needed: 4 }, 3, 3],
    ['test passed', { kind: 'test', difficulty: 2 }, 2, 1],
    ['test without difficulty', { kind: 'test' }, 3, 3],
  ] as const)('%s', (_name, more, successes, outcome) => {
    expect(outcomeOf(stakes(more), successes)).toBe(outcome);
  });
});
