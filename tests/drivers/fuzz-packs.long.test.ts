import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';

it('packs that were tampered with are refused in words, or played', () => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '-s', 'fuzz', '--', '--packs', '60', '--seed', '3'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('60 of 60 packs, 0 violations\n');
  const { packs, refused, played, unplayed, violations } = JSON.parse(stdout);
  expect({ packs, violations, status }).toEqual({ packs: 60, violations: 0, status: 0 });
  expect(refused + played + unplayed).toBe(packs);
  expect(refused).toBeGreaterThan(20);
  expect(played).toBeGreaterThan(0);
});
