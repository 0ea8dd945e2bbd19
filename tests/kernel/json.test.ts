import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOf, isSameJson } from '../../src/kernel/json.ts';

describe('a copy of plain data', () => {
  it('is the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(copyOf(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('can be changed anywhere without changing the original', () => {
    const original = { heroes: [{ hand: ['a'], at: 'F7' }], piles: [['b'], ['c']], active: null };
    const before = JSON.stringify(original);
    const copy = copyOf(original);
    copy.heroes[0]!.hand.push('d');
    copy.heroes[0]!.at = 'F8';
    copy.heroes.pop();
    copy.piles[1]!.pop();
    expect(JSON.stringify(original)).toBe(before);
  });
});

describe('comparing plain data', () => {
  it('tells what would be the same text as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
        expect(isSameJson(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(isSameJson(one, copyOf(one))).toBe(true);
      }),
    );
  });

  it('looks at the order of properties and items, and not at what JSON leaves out', () => {
    expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(isSameJson({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false);
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSameJson({ a: [] }, { a: {} })).toBe(false);
    expect(isSameJson({ a: null }, { a: {} })).toBe(false);
    expect(isSameJson({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(isSameJson(['x'], ['x', 'y'])).toBe(false);
    expect(isSameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSameJson({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(isSameJson({ a: {} }, { a: 5 })).toBe(false);
    expect(isSameJson({ a: 5 }, { a: {} })).toBe(false);
    const same = { a: { b: 1 } };
    expect(isSameJson(same, same)).toBe(true);
  });

  it('passes over the order within piles, wherever they lie', () => {
    const isPile = (name: string) => name === 'hand';
    const heroes = (hand: string[], area: string[]) => ({ heroes: [{ hand, area }] });
    const one = heroes(['x', 'y'], ['v', 'w']);
    expect(isSameJson(one, heroes(['y', 'x'], ['v', 'w']), isPile)).toBe(true);
    expect(isSameJson(heroes(['y', 'x'], ['v', 'w']), one, isPile)).toBe(true);
    expect(isSameJson(one, heroes(['x', 'y'], ['w', 'v']), isPile)).toBe(false);
    expect(isSameJson(one, heroes(['x', 'x'], ['v', 'w']), isPile)).toBe(false);
    expect(isSameJson(heroes(['x'], []), heroes(['x', 'x'], []), isPile)).toBe(false);
  });
});
