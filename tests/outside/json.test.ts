import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OverBudget, parseWithin } from '../../src/outside/json.ts';

const BUDGET = { characters: 10_000, values: 20, depth: 4 };
const PLENTY = { characters: 1_000_000, values: 1_000_000, depth: 1_000 };

describe('JSON from outside', () => {
  it('is what it would be anyway, as long as it is within its budget', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseWithin(text, PLENTY)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['values of a list', JSON.stringify(Array(20).fill(0)), JSON.stringify(Array(19).fill(0))],
    ['fields', `{${'"a":0,'.repeat(19)}"a":0}`, `{${'"a":0,'.repeat(17)}"a":0}`],
    ['empty objects', JSON.stringify(Array(10).fill({})), JSON.stringify(Array(9).fill({}))],
    ['levels', '[[[[[]]]]]', '[[[[]]]]'],
    ['characters', `"${'x'.repeat(9_999)}"`, `"${'x'.repeat(9_998)}"`],
  ])('is refused for too many %s, before anything is made of it', (_, over, within) => {
    expect(() => parseWithin(over, BUDGET)).toThrow(OverBudget);
    expect(parseWithin(within, BUDGET)).toEqual(JSON.parse(within));
  });

  it('counts nothing that stands in a text', () => {
    const text = JSON.stringify({ a: `${'[,{'.repeat(100)}\\"${'\\'.repeat(50)}`, b: ['\\', '"'] });
    expect(parseWithin(text, BUDGET)).toEqual(JSON.parse(text));
  });

  it.each(['', '[', '"', '"\\', '{"a":', 'nothing', '[1,2'])('%j is not JSON', (text) => {
    expect(() => parseWithin(text, BUDGET)).toThrow(SyntaxError);
  });

  it('24 MB of opening brackets take no time', () => {
    const from = performance.now();
    expect(() => parseWithin('['.repeat(24_000_000), { ...PLENTY, characters: 1e8 })).toThrow(
      OverBudget,
    );
    // Milliseconds by the clock, most of which a busy machine gives to others.
    expect(performance.now() - from).toBeLessThan(3_000);
  });
});
