import { describe, expect, it } from 'vitest';
import {
  dealAnew,
  freshRandom,
  type LookingAhead,
  strengthIn,
  strengthsOf,
} from '../../src/kernel/companion.ts';
import { seedRandom } from '../../src/kernel/random.ts';

const random = (world: number) => seedRandom(world.toString(16).padStart(32, '0'));

describe('what nobody can see', () => {
  it('keeps its place when the rest is dealt anew', () => {
    const seen = new Set<string>();
    for (let world = 1; world <= 30; world++) {
      const piles = [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ];
      dealAnew(seedRandom(world.toString(16).padStart(32, '0')), piles, (card) =>
        'be'.includes(card),
      );
      expect([piles[0]?.[1], piles[1]?.[1]]).toEqual(['b', 'e']);
      expect(piles.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
      seen.add(piles.flat().join(''));
    }
    expect(seen.size).toBe(6);
  });

  it('is dealt by which cards there are, not by where they were', () => {
    const dealt = (...piles: string[][]) => {
      dealAnew(random(1), piles);
      return piles;
    };
    expect(dealt(['a', 'b'], ['c', 'd', 'e'])).toEqual(dealt(['e', 'c'], ['b', 'd', 'a']));
  });
});

describe('a generator for playing ahead', () => {
  it('has words of its own, from all that words can be', () => {
    const worlds = Array.from({ length: 200 }, (_, world) => freshRandom(random(world + 1)).words);
    expect(new Set(worlds.flat()).size).toBe(800);
    for (const words of worlds) {
      expect(words).toHaveLength(4);
      for (const word of words) expect(Number.isInteger(word) && word >= 0).toBe(true);
    }
    const largest = Math.max(...worlds.flat());
    expect(largest).toBeLessThan(2 ** 32);
    // One of 800 words is almost surely in the upper quarter: the chance of none is below 10^-99.
    expect(largest).toBeGreaterThan(3 * 2 ** 30);
  });
});

describe('how companions can play', () => {
  const game = { ahead: {} as LookingAhead };

  it('is by rules of thumb alone where a game can’t be played ahead', () => {
    expect(strengthsOf({})).toEqual(['steady']);
    expect(strengthIn({}, 'keen')).toBe('steady');
  });

  it('is as wanted elsewhere', () => {
    expect(strengthsOf(game)).toEqual(['steady', 'keen']);
    expect([strengthIn(game, 'keen'), strengthIn(game, 'steady')]).toEqual(['keen', 'steady']);
  });
});
