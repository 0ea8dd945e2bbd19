import { expect, it } from 'vitest';
import { optionReader } from '../../src/kernel/lobby-options.ts';

const OFFERED = [
  { id: 'pace', choices: ['slow', 'fast'], default: 'slow' },
  { id: 'board', choices: ['small', 'large'], default: 'large' },
] as const;

it('reads what was chosen, and the default where nothing was', () => {
  const read = optionReader(OFFERED, { pace: 'fast' });
  const pace: 'slow' | 'fast' = read('pace');
  expect([pace, read('board')]).toEqual(['fast', 'large']);
});

it('refuses a value that is not offered', () => {
  const read = optionReader(OFFERED, { pace: 'sideways' });
  expect(() => read('pace')).toThrow(new RangeError("The option pace can't be sideways."));
});
