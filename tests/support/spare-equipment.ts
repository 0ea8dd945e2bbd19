import '../../src/games/altar-quest/box.ts';
import type { EquipmentType } from '../../src/games/altar-quest/rules/cards/definition.ts';
import { registerDeck } from '../../src/games/altar-quest/rules/cards/register-deck.ts';

const spare = (id: string, slot: EquipmentType) => ({ id, type: 'equipment' as const, slot });

/** Equipment that does nothing, to show rules about Equipment whatever the box's own does. */
registerDeck({
  id: 'spare-equipment',
  kind: 'equipment',
  cards: [
    spare('spare-axe', 'weapon'),
    spare('spare-bow', 'weapon'),
    spare('spare-ring', 'trinket'),
    spare('spare-comb', 'trinket'),
    spare('spare-bell', 'trinket'),
    spare('spare-boots', 'boots'),
    spare('spare-clogs', 'boots'),
  ],
});

export const SPARE = ['spare-axe', 'spare-bow', 'spare-ring', 'spare-comb'] as const;
