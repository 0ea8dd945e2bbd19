import { describe, expect, it } from 'vitest';
import {
  expectedAmong,
  isMeant,
  nearest,
  quoted,
  unlessAmong,
} from '../../src/kernel/nearest-names.ts';

const COLORS = ['red', 'blue', 'green', 'dark green'];
const near = (typed: string, names: readonly string[] = COLORS) =>
  nearest(names, (name) => name, typed);

describe('the nearest names', () => {
  it('may have one wrong letter in three, and one in any case', () => {
    expect(near('blu')).toEqual(['blue']);
    expect(near('gren')).toEqual(['green', 'dark green']);
    expect(near('dork groen')).toEqual(['dark green']);
    expect(near('dork griin')).toEqual(['dark green']);
    expect(near('dirk griim')).toEqual([]);
    expect(near('ed')).toEqual(['red']);
    expect(near('violet')).toEqual([]);
  });

  it('come nearest first, five at most', () => {
    expect(near('stone', ['stove', 'stone', 'shore'])).toEqual(['stone', 'stove']);
    const many = ['cat', 'bat', 'rat', 'hat', 'mat', 'fat', 'sat'];
    expect(near('cat', many)).toEqual(['cat', 'bat', 'rat', 'hat', 'mat']);
  });

  it('are found by any of their words, in capitals or not, with blanks around', () => {
    expect(near('   DARK   ')).toEqual(['dark green']);
    expect(near('Silver', ['Gold/silver', 'gold,  SILVER', 'gold'])).toHaveLength(2);
  });

  it('are not near to a single letter for the blanks between their words', () => {
    expect(near('x', ['gold,  silver'])).toEqual([]);
  });

  it('are not looked for where too much is typed for a name', () => {
    const long = 'x'.repeat(100);
    expect(near(long, [long])).toEqual([long]);
    expect(near(`${long}x`, [long])).toEqual([]);
  });
});

describe('an unknown name is answered', () => {
  it('with what is expected, and what may be meant', () => {
    expect(expectedAmong(COLORS, 'blu')).toBe(
      'one of red, blue, green, dark green, not "blu". Is blue meant?',
    );
    expect(expectedAmong(COLORS, 'violet')).toBe(
      'one of red, blue, green, dark green, not "violet"',
    );
    expect(expectedAmong(COLORS, 7)).toBe('one of red, blue, green, dark green, not 7');
    expect(expectedAmong([], 'blu')).toBe('one of none, not "blu"');
    expect([isMeant(COLORS, 'blu'), isMeant(COLORS, 'violet')]).toEqual([' Is blue meant?', '']);
  });

  it('with the nearest alone, where more than sixteen are expected', () => {
    const names = (many: number) => Array.from({ length: many }, (_, index) => `card-${index}`);
    expect(expectedAmong(names(16), 'x')).toContain('one of card-0, ');
    expect(expectedAmong(names(17), 'x')).toBe('not "x"');
    expect(expectedAmong(names(17), 'card-1')).toBe('not "card-1". Is card-1 meant?');
  });

  it('with its path, and a known one not at all', () => {
    expect(unlessAmong('heroes.0', 'red', COLORS)).toEqual([]);
    expect(unlessAmong('heroes.0', 'blu', ['blue'])).toEqual([
      'heroes.0: one of blue, not "blu". Is blue meant?',
    ]);
  });

  it('with the beginning of what was given, if that is long', () => {
    expect(quoted('y'.repeat(98))).toBe(`"${'y'.repeat(98)}"`);
    expect(quoted('y'.repeat(99))).toBe(`"${'y'.repeat(99)}…`);
    expect(quoted(undefined)).toBe('undefined');
  });
});
