import type { Definition } from '../rules/cards/definition.ts';
import { BOARD_ENCOUNTERS, TROPHIES } from './board.ts';
import { GREEN } from './challenges/green.ts';
import { GREY } from './challenges/grey.ts';
import { RED } from './challenges/red.ts';
import { YELLOW } from './challenges/yellow.ts';
import { HUNTER, HUNTER_ABILITIES } from './characters/hunter.ts';
import { MAGE, MAGE_ABILITIES } from './characters/mage.ts';
import { WARLOCK, WARLOCK_ABILITIES } from './characters/warlock.ts';
import { WARRIOR, WARRIOR_ABILITIES } from './characters/warrior.ts';
import { ELITE_QUESTS } from './quests/elite.ts';
import { STARTING_QUESTS } from './quests/starting.ts';

/** Everything in the box, in display order. */
export const BOX: readonly Definition[] = [
  WARRIOR,
  HUNTER,
  MAGE,
  WARLOCK,
  ...WARRIOR_ABILITIES,
  ...HUNTER_ABILITIES,
  ...MAGE_ABILITIES,
  ...WARLOCK_ABILITIES,
  ...GREY,
  ...GREEN,
  ...YELLOW,
  ...RED,
  ...STARTING_QUESTS,
  ...ELITE_QUESTS,
  ...BOARD_ENCOUNTERS,
  ...TROPHIES,
];
