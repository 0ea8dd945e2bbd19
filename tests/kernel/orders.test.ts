import { expect, test } from 'vitest';
import type { Decision, Option } from '../../src/kernel/decision.ts';
import { orderedIn, orderOf } from '../../src/kernel/orders.ts';

const question = (options: Option[], asked: Partial<Decision> = {}): Decision => ({
  id: '1',
  key: 'answer',
  how: 'one',
  seats: ['ann'],
  visibility: 'public',
  prompt: { key: 'strike' },
  options,
  choose: { min: 1, max: 1 },
  fallback: [],
  ...asked,
});

const goblin = (health: number, id = 'a'): Option => ({
  id,
  verb: 'attack',
  args: { enemy: 'goblin', health },
});
const troll: Option = { id: 'b', verb: 'attack', args: { enemy: 'troll', health: 4 } };

const order = orderOf(question([goblin(3)]), goblin(3));

test('an option is found again by what it names, whatever it is called and however its figures stand', () => {
  expect(orderedIn(question([troll, goblin(1, 'z')]), 'ann', order)?.id).toBe('z');
  expect(orderedIn(question([troll]), 'ann', order)).toBeNull();
  expect(orderedIn(question([{ ...goblin(3), verb: 'spare' }]), 'ann', order)).toBeNull();
});

test('of several that differ in figures alone it has to be the same one', () => {
  const both = question([goblin(1, 'one'), goblin(3, 'three')]);
  expect(orderedIn(both, 'ann', order)?.id).toBe('three');
  expect(orderedIn(question([goblin(1), goblin(2)]), 'ann', order)).toBeNull();
});

test('it is the same one in whatever order it names things, and whatever it leaves open', () => {
  const named = (args: Option['args'], id = 'a'): Option => ({ id, verb: 'attack', args });
  const left = orderOf(question([]), named({ with: 'bow', enemy: 'troll', health: 4 }));
  const offered = question([
    named({ enemy: 'troll', with: 'bow', health: 2 }, 'weak'),
    named({ health: 4, enemy: 'troll', at: undefined, with: 'bow' }, 'strong'),
    named({ enemy: 'bow', with: 'troll', health: 4 }, 'swapped'),
  ]);
  expect(orderedIn(offered, 'ann', left)?.id).toBe('strong');
});

test('what comes of a deed answers its own question only, a deed whatever question begins an action', () => {
  const other = { prompt: { key: 'spare' } };
  expect(orderedIn(question([goblin(3)], other), 'ann', order)).toBeNull();
  const deed = orderOf(question([goblin(3)], { rest: true }), goblin(3));
  expect(orderedIn(question([goblin(3)], { ...other, rest: true }), 'ann', deed)?.id).toBe('a');
  expect(orderedIn(question([goblin(3)]), 'ann', deed)).toBeNull();
});

test('what is offered to another seat is not meant', () => {
  expect(orderedIn(question([{ ...goblin(3), seat: 'bo' }]), 'ann', order)).toBeNull();
});
