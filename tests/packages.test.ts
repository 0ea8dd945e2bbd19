import { expect, test } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

test('every package is the one that was looked at, on other kinds of machines as well', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(100);
  const unknown = packages.filter(([, about]) => !('integrity' in about));
  expect(unknown.map(([path]) => path)).toEqual([]);
});
