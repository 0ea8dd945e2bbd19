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

const STEPS = ['look', 'go', 'end'];

/** The step of a guide that is shown for a question about this one. */
const guide = async (userId: string, matchId: string, decision: string, about: string | null) => {
  const at = () => (about === null || about === 'over' ? about : { step: about, way: 'w' });
  const asked = { gameId: 'game', matchId, decision, steps: STEPS, explains: ['game.turn'], at };
  return must(await here.table.guide(userId, asked)).step?.step ?? null;
};

test('a guide begins with a look, goes on by what is asked, never back, and comes once', async () => {
  const cleo = 'u-cleo';
  expect(await guide(cleo, 'm1', 'd0', null)).toBeNull();
  expect(await guide(cleo, 'm1', 'd1', 'go')).toBe('look');
  expect(await hint(cleo, ['game.turn'], 'm1:d1')).toBeNull();
  // Looking around asks for nothing: it counts as done when the panel is opened again.
  expect(await guide(cleo, 'm1', 'd1', 'go')).toBe('go');
  expect(await guide(cleo, 'm1', 'd1', 'end')).toBe('go');
  expect(await guide(cleo, 'm1', 'd2', 'end')).toBe('end');
  expect(await guide(cleo, 'm1', 'd3', 'go')).toBeNull();
  expect(await guide(cleo, 'm2', 'd1', 'go')).toBeNull();
  expect(await guide(cleo, 'm1', 'd4', 'over')).toBeNull();
  expect(await guide(cleo, 'm1', 'd5', 'end')).toBeNull();
});

test('a guide is none for people who have played before, who want no hints, or skip it', async () => {
  const [dag, eve, fay] = ['u-dag', 'u-eve', 'u-fay'];
  expect(await hint(dag, ['game.door'], 'm1:d1')).toBe('game.door');
  expect(await guide(dag, 'm1', 'd2', 'go')).toBe('look');
  must(await here.table.switchHints(eve, 'off'));
  expect(await guide(eve, 'm1', 'd1', 'go')).toBeNull();
  expect(await hint(fay, ['game.door'], 'm0:d1')).toBe('game.door');
  expect(await guide(fay, 'm1', 'd1', 'go')).toBeNull();
  must(await here.table.skipGuide(dag, 'game', 'm1'));
  expect(await guide(dag, 'm1', 'd3', 'go')).toBeNull();
  must(await here.table.switchHints(dag, 'on'));
  expect(await guide(dag, 'm1', 'd4', 'go')).toBe('look');
});
