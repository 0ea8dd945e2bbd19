import { abilityDefinition, boardEncounter, encounterFace, itemOf } from '../cards/library.ts';
import type { AdventureState, Combat } from '../state.ts';
import type { AttackType, Combatant } from '../terms.ts';
import { combatantOf, isOfLevel } from './cards.ts';
import { cardSideOf } from './characters.ts';

/** How a side strikes (AD-124, AD-125): what it is printed with, unless something has changed that. */
export function attackTypeOf(state: AdventureState, combat: Combat, side: Combatant): AttackType {
  const changed = combat.changes.findLast((change) => change.side === side && change.type);
  if (changed?.type) return changed.type;
  // AD-032, W-10: an ambush is ranged.
  if (isAmbushing(state, combat, side)) return 'ranged';
  return printedType(state, combat, side);
}

/** Whether a side fights somebody who has been ambushed this turn. */
export const isAmbushing = ({ turn }: AdventureState, combat: Combat, side: Combatant): boolean =>
  side === 'defender' && turn !== null && combat.attacker === turn.seat && turn.ambushes > 0;

function printedType(state: AdventureState, combat: Combat, side: Combatant): AttackType {
  const character = combatantOf(state, combat, side);
  if (!character) return foeType(combat);
  const spell = combat.spells[side];
  if (spell !== null) return abilityDefinition(spell).weapon?.type ?? 'melee';
  const { weapon } = character;
  const wielded = weapon !== null && isOfLevel(character, weapon) ? itemOf(weapon).weapon : null;
  return wielded?.type ?? cardSideOf(character).type;
}

function foeType({ opponent }: Combat): AttackType {
  if (opponent.is === 'card') return encounterFace(opponent.card).face.type;
  return (opponent.is === 'board' && boardEncounter(opponent.encounter).foe?.type) || 'melee';
}
