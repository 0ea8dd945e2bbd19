import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, pick, seedRandom, shuffle } from '../../src/kernel/random.ts';

const SEED = '0123456789abcdef0123456789abcdef';

describe('the generator', () => {
  it('gives the same results for the same seed, also after a JSON round-trip', () => {
    const one = seedRandom(SEED);
    const first = Array.from({ length: 10 }, () => below(one, 6));
    const other = JSON.parse(JSON.stringify(seedRandom(SEED)));
    expect(Array.from({ length: 10 }, () => below(other, 6))).toEqual(first);
    const rest = JSON.parse(JSON.stringify(one));
    expect(below(rest, 1000)).toBe(below(one, 1000));
  });

  it('gives other results for a seed that differs in one digit', () => {
    const rolls = (seed: string) => {
      const random = seedRandom(seed);
      return Array.from({ length: 20 }, () => below(random, 6)).join('');
    };
    expect(rolls(SEED)).not.toBe(rolls(SEED.replace(/f$/, 'e')));
  });

  it('rolls every face of a die about as often', () => {
    const random = seedRandom(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[below(random, 6)]! += 1;
    // Six standard deviations of a fair die: a biased one wouldn't pass.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550);
  });

  it('stays below its limit', () => {
    const random = seedRandom(SEED);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (limit) => {
        const value = below(random, limit);
        return Number.isInteger(value) && value >= 0 && value < limit;
      }),
    );
  });

  it.each(['', 'xyz', SEED.slice(1), `${SEED}0`])('refuses the seed %j', (seed) => {
    expect(() => seedRandom(seed)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses the limit %d', (limit) => {
    expect(() => below(seedRandom(SEED), limit)).toThrow(RangeError);
  });

  it('uses stacked results first and then goes on where it was', () => {
    const plain = seedRandom(SEED);
    const laidOut = { ...seedRandom(SEED), stacked: [5, 0] };
    expect([below(laidOut, 6), below(laidOut, 6)]).toEqual([5, 0]);
    expect(below(laidOut, 6)).toBe(below(plain, 6));
    expect(() => below({ ...plain, stacked: [6] }, 6)).toThrow(RangeError);
  });

  it('shuffles without losing anything, into every order about as often', () => {
    const random = seedRandom(SEED);
    const seen = new Map<string, number>();
    for (let round = 0; round < 6_000; round++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(180);
  });

  it('picks nothing from nothing', () => {
    expect(() => pick(seedRandom(SEED), [])).toThrow(RangeError);
  });
});
