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

  it('is sfc32, so that a published seed gives the same dice years later and elsewhere', () => {
    const random = seedRandom(SEED);
    const rolls = Array.from({ length: 30 }, () => below(random, 6)).join('');
    // Worked out by a program of its own in another language: four words, sixteen rounds to mix them.
    expect(rolls).toBe('010452333540000300231255405344');
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

  it('gives each result its share, where the words do not divide evenly', () => {
    const quarter = 2 ** 30;
    const random = seedRandom(SEED);
    let low = 0;
    for (let draw = 0; draw < 3_000; draw++) low += below(random, 3 * quarter) < quarter ? 1 : 0;
    // A third of them, within six standard deviations. Without sampling anew, it would be half of them.
    expect(Math.abs(low - 1_000)).toBeLessThan(155);
  });

  it('passes over the words above the last whole share, from the first one on', () => {
    const limit = 3 * 2 ** 30;
    const first = (word: number) => below({ words: [word, 0, 0, 0] }, limit);
    expect(first(limit - 1)).toBe(limit - 1);
    // The word after this one is 1.
    expect(first(limit)).toBe(1);
  });

  it('knows the only result of a limit of one', () => {
    expect(below(seedRandom(SEED), 1)).toBe(0);
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

  it('takes a chance for each item but the last to shuffle them, and none for a single one', () => {
    const random = { ...seedRandom(SEED), stacked: [0, 0] };
    expect(shuffle(random, ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
    expect(random.stacked).toEqual([]);
    shuffle(random, ['a']);
    expect(random.words).toEqual(seedRandom(SEED).words);
  });

  it('picks each of several', () => {
    const random = seedRandom(SEED);
    const picked = Array.from({ length: 50 }, () => pick(random, ['a', 'b', 'c']));
    expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('picks nothing from nothing', () => {
    expect(() => pick(seedRandom(SEED), [])).toThrow(RangeError);
  });
});
