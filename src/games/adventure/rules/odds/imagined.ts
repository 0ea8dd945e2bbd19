import type { AdventureState, Combat, CombatChange } from '../state.ts';
import { type Combatant, otherThan } from '../terms.ts';

/** A position with a combat that may be changed without anybody noticing. */
export interface Imagined {
  state: AdventureState;
  combat: Combat;
  /** Damage that powers have dealt, beside the attacks. */
  dealt: { [side in Combatant]: number };
  /** Dice that the effect under way rolls again. */
  again: Combatant[];
}

/** A copy of the combat in the same position. */
export function imagine(state: AdventureState, combat: Combat): Imagined {
  const own: Combat = {
    ...combat,
    dice: { ...combat.dice },
    changes: [...combat.changes],
    triggered: [...combat.triggered],
  };
  return {
    state: { ...state, combat: own },
    combat: own,
    dealt: { attacker: 0, defender: 0 },
    again: [],
  };
}

/** Whose side of a combat an effect is about, seen from its own. */
export type Whose = 'own' | 'opponent';

/** The side that an effect is about. */
export const sideOf = (side: Combatant, of: Whose): Combatant =>
  of === 'own' ? side : otherThan(side);

/** Values of one side change until the end of the combat (AD-122). */
export function alterImagined(
  { combat }: Imagined,
  side: Combatant,
  change: Omit<CombatChange, 'side' | 'by'>,
): void {
  combat.changes.push({ side, by: '', ...change });
}
