import { describe, expect, test } from 'vitest';
import { steady } from '../../src/companions/steady.ts';
import type { CompanionRules, Outlook } from '../../src/kernel/companion.ts';
import { seedRandom } from '../../src/kernel/random.ts';

const outlook = (min: number, max: number): Outlook => ({
  seat: 'a',
  view: {},
  decision: {
    id: '1',
    key: 'answer',
    how: 'one',
    seats: ['a'],
    visibility: 'public',
    prompt: { key: 'what' },
    options: ['x', 'y', 'z'].map((id) => ({ id, verb: 'take' })),
    choose: { min, max },
    fallback: ['x'],
  },
});

const weighing = (weights: { [option: string]: number }): CompanionRules => ({
  habits: () =>
    Object.entries(weights).map(([option, weight]) => ({
      option,
      weight,
      reason: { key: option },
    })),
});

const options = (weights: { [option: string]: number }, min: number, max: number) =>
  steady(weighing(weights), outlook(min, max), seedRandom('1'.repeat(32))).map(
    (answer) => answer.options,
  );

describe('a steady companion', () => {
  test('puts what weighs most first, and what nothing speaks for between good and bad', () => {
    expect(options({ y: 2, z: -1 }, 1, 1)).toEqual([['y'], ['x'], ['z']]);
  });

  test('takes all that is worth it where it is free to, and no more than it may', () => {
    expect(options({ x: 1, y: 3, z: -1 }, 0, 3)).toEqual([['y', 'x']]);
    expect(options({ x: 1, y: 3, z: 2 }, 0, 2)).toEqual([['y', 'z']]);
    expect(options({ x: -1, y: -3, z: -2 }, 2, 2)).toEqual([['x', 'z']]);
    expect(options({ x: -1, y: -3, z: -2 }, 0, 2)).toEqual([[]]);
  });

  test('does what a deadline would do where it has no rule of thumb', () => {
    const [first, ...others] = options({}, 1, 1);
    expect(first).toEqual(['x']);
    expect(others.flat().sort()).toEqual(['y', 'z']);
  });

  test('says of an option that can bring nothing about that it is idle', () => {
    const idle: CompanionRules = {
      ...weighing({}),
      habits: () => [
        { option: 'x', weight: 1, reason: { key: 'x' } },
        { option: 'y', weight: 0, reason: { key: 'y' }, idle: true },
      ],
    };
    const answers = steady(idle, outlook(1, 1), seedRandom('1'.repeat(32)));
    expect(answers.map(({ options, idle }) => [options[0], idle])).toEqual(
      expect.arrayContaining([
        ['x', false],
        ['y', true],
        ['z', false],
      ]),
    );
  });

  test('says why', () => {
    const [best] = steady(weighing({ y: 2 }), outlook(1, 1), seedRandom('1'.repeat(32)));
    expect(best).toMatchObject({ options: ['y'], reason: { key: 'y' }, public: false });
  });

  test('takes equal ones in any order', () => {
    const random = seedRandom('2'.repeat(32));
    const firsts = Array.from(
      { length: 200 },
      () => steady(weighing({ x: 1, y: 1, z: 1 }), outlook(1, 1), random)[0]?.options[0],
    );
    for (const option of ['x', 'y', 'z']) {
      expect(firsts.filter((first) => first === option).length).toBeGreaterThan(40);
    }
  });
});
