import { join } from 'node:path';
import { expect, test } from 'vitest';
import { because } from './failures.ts';

test('a scenario that fails is named with the message and the place of each error', () => {
  const file = join(process.cwd(), 'tests/games/altar/turn.test.ts');
  const said = because([
    { message: 'expected 1 to be 2\nwhich it is not', stacks: [{ file, line: 12, column: 5 }] },
    { message: 'Hook timed out in 600000ms.' },
  ]);
  expect(`The scenario fails: a turn${said}`).toBe(
    [
      'The scenario fails: a turn',
      '    expected 1 to be 2',
      '    which it is not',
      '    at tests/games/altar/turn.test.ts:12:5',
      '    Hook timed out in 600000ms.',
    ].join('\n'),
  );
});

test('what has no errors is named alone', () => {
  expect(because(undefined)).toBe('');
});
