import { expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, must } from '../support/test-table.ts';

const here = tableForTests();

const hint = async (userId: string, concepts: string[], place: string) =>
  must(await here.table.hint(userId, concepts, place)).concept;

test('a hint comes once a person, and stays where it was shown', async () => {
  expect(await hint(ann.userId, ['g.turn', 'g.door'], 'm1:d1')).toBe('g.turn');
  expect(await hint(ann.userId, ['g.turn', 'g.door'], 'm1:d1')).toBe('g.turn');
  expect(await hint(ann.userId, ['g.turn', 'g.door'], 'm1:d2')).toBe('g.door');
  expect(await hint(ann.userId, ['g.turn', 'g.door'], 'm2:d1')).toBeNull();
  expect(await hint(bo.userId, ['g.turn'], 'm1:d1')).toBe('g.turn');
  expect(await hint(bo.userId, [], 'm1:d3')).toBeNull();
});

test('who wants none gets none, and all of them again when they are wanted', async () => {
  must(await here.table.switchHints(bo.userId, 'off'));
  expect(await hint(bo.userId, ['g.door'], 'm1:d4')).toBeNull();
  must(await here.table.switchHints(bo.userId, 'on'));
  expect(await hint(bo.userId, ['g.turn'], 'm9:d1')).toBe('g.turn');
  expect(await hint(ann.userId, ['g.turn'], 'm9:d1')).toBeNull();
});
