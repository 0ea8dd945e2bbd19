import { expect, it } from 'vitest';
import type { LobbyOption } from '../../src/kernel/lobby.ts';
import { choiceNow, optionReader } from '../../src/kernel/lobby-options.ts';

const OFFERED = [
  { id: 'pace', choices: ['slow', 'fast'], default: 'slow' },
  { id: 'board', choices: ['small', 'large'], default: 'large' },
] as const;

it('reads what was chosen, and the default where nothing was', () => {
  const read = optionReader(OFFERED, { pace: 'fast' });
  const pace: 'slow' | 'fast' = read('pace');
  expect([pace, read('board')]).toEqual(['fast', 'large']);
});

it('reads what a choice is called now, where it was saved under another name', () => {
  const offered = [{ ...OFFERED[0], formerly: { hasty: 'fast' } }];
  expect(optionReader(offered, { pace: 'hasty' })('pace')).toBe('fast');
  expect([choiceNow(offered[0]!, 'hasty'), choiceNow(offered[0]!, 'slow')]).toEqual([
    'fast',
    'slow',
  ]);
});

it('refuses a value that is not offered', () => {
  const read = optionReader(OFFERED, { pace: 'sideways' });
  expect(() => read('pace')).toThrow(new RangeError("The option pace can't be sideways."));
});

it('refuses to read an option that is not offered', () => {
  const read = optionReader(OFFERED as readonly LobbyOption[], { weather: 'fair' });
  expect(() => read('weather')).toThrow(RangeError);
});
