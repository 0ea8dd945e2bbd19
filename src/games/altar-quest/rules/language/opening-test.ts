import type { EffectNodes, WholeEffect } from './effect.ts';

/** A test that a hero takes voluntarily. */
export type OwnTest = EffectNodes['attack' | 'search' | 'task' | 'test'];

const OWN_TESTS: readonly string[] = [
  'attack',
  'search',
  'task',
  'test',
] satisfies OwnTest['kind'][];

const isOwnTest = (effect: WholeEffect): effect is OwnTest & WholeEffect =>
  OWN_TESTS.includes(effect.kind);

/** The test that an effect begins with; null if something else comes first or there is none. */
export function openingTest(effect: WholeEffect): OwnTest | null {
  if (isOwnTest(effect)) return effect;
  const first = 'effects' in effect ? effect.effects[0] : undefined;
  return first ? openingTest(first) : null;
}
