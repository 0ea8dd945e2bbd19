import type { EquipmentType } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { LIMITS } from '../rulings.ts';
import type { CardId } from '../terms.ts';

/** Equipment beyond what one hero may control: two Trinkets and one of each other type (AQ-230). */
export function excessEquipment(cards: readonly CardId[]): CardId[] {
  const worn = new Map<string, number>();
  return cards.filter((card) => {
    const { type, slot } = definition(card);
    if (type !== 'equipment' || slot === undefined) return false;
    const count = (worn.get(slot) ?? 0) + 1;
    worn.set(slot, count);
    return count > mostOf(slot);
  });
}

/** How many pieces of one type a hero may use at the same time (AQ-230). */
export const mostOf = (slot: EquipmentType): number =>
  slot === 'trinket' ? LIMITS.trinkets : LIMITS.equipmentOfOtherTypes;
