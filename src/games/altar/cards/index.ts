import type { FollowerDefinition } from '../rules/cards/definition.ts';
import { BUILDERS } from './builders.ts';
import { ENEMIES } from './enemies.ts';
import { OMENS } from './omens.ts';
import { SEEKERS } from './seekers.ts';
import { WORSHIPPERS } from './worshippers.ts';

export { GODS } from './gods.ts';

/** The follower deck, kind by kind. */
export const FOLLOWERS: readonly FollowerDefinition[] = [
  ...BUILDERS,
  ...SEEKERS,
  ...ENEMIES,
  ...WORSHIPPERS,
  ...OMENS,
];
