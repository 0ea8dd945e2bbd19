import { expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import { publicDecision } from '../../src/table/match/shown/visible.ts';
import { countingGame } from '../support/counting-game.ts';

const asked: Decision = {
  id: '1',
  key: 'answer',
  how: 'one',
  seats: ['seat-1'],
  visibility: 'public',
  prompt: { key: 'counting.prompt.add' },
  options: [
    { id: 'add-1', verb: 'add' },
    { id: 'cheer', verb: 'cheer', seat: 'seat-2' },
    { id: 'roll', verb: 'roll', seat: 'seat-1' },
  ],
  choose: { min: 1, max: 1 },
  fallback: ['add-1'],
};

const game = countingGame();
const withShortcuts: typeof game = {
  ...game,
  presentation: { ...game.presentation, shortcuts: ({ options }) => options },
};

test('options that belong to one seat are not listed in public', () => {
  const shown = publicDecision(withShortcuts, asked);
  expect(shown.options.map(({ id }) => id)).toEqual(['add-1']);
  expect(shown).toMatchObject({ seats: ['seat-1'], fallback: ['add-1'], shortcuts: asked.options });
});

test.each(['private', 'secret'] as const)('of a %s question no option is', (visibility) => {
  const shown = publicDecision(withShortcuts, { ...asked, visibility });
  expect(shown).toMatchObject({ options: [], fallback: [], shortcuts: [] });
});
