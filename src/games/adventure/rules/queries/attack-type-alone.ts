import { itemOf } from '../cards/library.ts';
import type { Character } from '../state.ts';
import type { AttackType } from '../terms.ts';
import { isOfLevel } from './cards.ts';
import { cardSideOf } from './characters.ts';

/** How a character strikes outside a combat: as its weapon does, else as its character card says. */
export function attackTypeAlone(character: Character): AttackType {
  const { weapon } = character;
  const wielded = weapon !== null && isOfLevel(character, weapon) ? itemOf(weapon).weapon : null;
  return wielded?.type ?? cardSideOf(character).type;
}
