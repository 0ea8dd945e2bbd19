import { describe, expect, test } from 'vitest';
import { compare, type Given, judge } from '../../src/drivers/regret.ts';
import type { GameStatistics } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { cheat, guessingMatch, guessingRules, honest } from '../companions/guessing-game.ts';

const random = (seed = 1) => seedRandom(seed.toString(16).padStart(32, '0'));

/** What Ann has guessed, while Bo holds `left`. */
const guess = (side: 'left' | 'right', companion = honest): Given => {
  const match = guessingMatch('left');
  const decision = match.open[0]?.id ?? '';
  return {
    rules: guessingRules(companion),
    match,
    choice: { seat: 'ann', decision, options: [side] },
  };
};

/** A game in which Ann falls if she guesses wrong. */
const falling = (given: Given): Given => ({
  ...given,
  rules: {
    ...given.rules,
    statistics: {
      fallen: ({ outcome }) => (outcome?.winners[0] === 'bo' ? 1 : 0),
    } as GameStatistics,
  },
});

describe('what an answer gave away', () => {
  test('is how much less likely it wins than the best one', () => {
    const { loss, better } = judge(guess('right'), 600, random());
    expect(better).toEqual(['left']);
    // Two of three cards are `left`.
    expect(loss).toBeGreaterThan(22);
    expect(loss).toBeLessThan(45);
  });

  test('is nothing where it was the best, or the only one', () => {
    expect(judge(guess('left'), 200, random())).toMatchObject({ loss: 0, better: null });
    const only = guess('right');
    only.match.open[0]!.options = only.match.open[0]!.options.filter(({ id }) => id === 'right');
    expect(judge(only, 200, random())).toMatchObject({ loss: 0, playouts: 0 });
  });

  test('is not what another one would have won by luck', () => {
    const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
    const losses = seeds.map((seed) => {
      const even = guess('left');
      even.match.state = { held: ['left'], deck: ['right'] };
      return judge(even, 2, random(seed)).loss;
    });
    const mean = losses.reduce((sum, one) => sum + one, 0) / losses.length;
    expect(Math.abs(mean)).toBeLessThan(10);
    expect(losses.some((one) => one < 0)).toBe(true);
  });

  test('is a hero where one falls with it who stands with the better one, and not where luck decides', () => {
    expect(judge(falling(guess('right', cheat)), 4, random()).heroLost).toBe(true);
    expect(judge(falling(guess('right')), 600, random()).heroLost).toBe(false);
    expect(judge(guess('right', cheat), 4, random()).heroLost).toBe(false);
  });

  test('takes as many forks as it says, and leaves the match as it was', () => {
    const given = guess('right');
    const before = structuredClone(given.match);
    let forks = 0;
    const { ahead } = given.rules.companion;
    const counting = {
      ...ahead,
      forget: (...asked: Parameters<typeof ahead.forget>) => {
        forks += 1;
        return ahead.forget(...asked);
      },
    };
    const rules = { ...given.rules, companion: { ...given.rules.companion, ahead: counting } };
    const { playouts } = judge({ ...given, rules }, 50, random());
    expect(playouts).toBe(forks);
    expect(given.match).toEqual(before);
  });

  test('can be rated again against the better one', () => {
    const given = guess('right', cheat);
    expect(compare(given, ['left'], 4, random())).toEqual({ loss: 100, heroLost: false });
  });
});
