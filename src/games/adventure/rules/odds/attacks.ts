import { combatantOf } from '../queries/cards.ts';
import { healthOf, type Values, valuesOf } from '../queries/values.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Combat } from '../state.ts';
import { type AttackType, COMBATANTS, type Combatant, otherThan } from '../terms.ts';

/** One attack as it would go (AD-123). */
export interface Blow {
  side: Combatant;
  die: number;
  attack: number;
  defense: number;
  /** Damage that is suffered from it; 0 for a miss. */
  damage: number;
}

/** How a combat would go with the dice that it has. */
export interface Forecast {
  /** In the order in which they strike; who has fallen before does not. */
  blows: Blow[];
  /** Sides that are kept from attacking. */
  held: Combatant[];
  hurt: { [side in Combatant]: number };
  fallen: { [side in Combatant]: boolean };
}

/** What both sides fight with, and the damage that each can suffer before it falls. */
export interface Sides {
  values: { readonly [side in Combatant]: Values };
  left: { readonly [side in Combatant]: number };
}

/** What both sides of a combat fight with as it stands. */
export const sidesOf = (state: AdventureState, combat: Combat): Sides => ({
  values: {
    attacker: valuesOf(state, combat, 'attacker'),
    defender: valuesOf(state, combat, 'defender'),
  },
  left: {
    attacker: leftOf(state, combat, 'attacker'),
    defender: leftOf(state, combat, 'defender'),
  },
});

/** AD-123 to AD-126: ranged attacks, then melee attacks, both at once where both strike in the same step. @param dealt damage by powers before */
export function attacks(
  combat: Combat,
  { values, left }: Sides,
  dealt: { readonly [side in Combatant]: number },
): Forecast {
  const forecast: Forecast = {
    blows: [],
    held: [],
    hurt: { attacker: 0, defender: 0 },
    fallen: { attacker: false, defender: false },
  };
  if (combat.canceled) return forecast;
  const prevents = { attacker: values.attacker.prevents, defender: values.defender.prevents };
  const suffer = (side: Combatant, amount: number): number => {
    const prevented = Math.min(prevents[side], amount);
    prevents[side] -= prevented;
    forecast.hurt[side] += amount - prevented;
    if (forecast.hurt[side] >= left[side]) forecast.fallen[side] = true;
    return amount - prevented;
  };
  for (const side of COMBATANTS) suffer(side, dealt[side]);
  for (const type of STEPS) {
    if (forecast.fallen.attacker || forecast.fallen.defender) break;
    const struck = COMBATANTS.filter((side) => values[side].type === type);
    forecast.held.push(...struck.filter((side) => values[side].held));
    const blows = struck
      .filter((side) => !values[side].held)
      .map((side) => blowOf(combat, values, side));
    for (const blow of blows) blow.damage = suffer(otherThan(blow.side), blow.damage);
    forecast.blows.push(...blows);
  }
  return forecast;
}

/** AD-124, AD-125 */
const STEPS: readonly AttackType[] = ['ranged', 'melee'];

function blowOf(
  { dice }: Combat,
  values: { readonly [side in Combatant]: Values },
  side: Combatant,
): Blow {
  const { attack, damage } = values[side];
  const { defense } = values[otherThan(side)];
  const die = dice[side] ?? 0;
  return { side, die, attack, defense, damage: die + attack >= defense ? damage : 0 };
}

/** Damage that a side can suffer before it falls. */
function leftOf(state: AdventureState, combat: Combat, side: Combatant): number {
  const character = combatantOf(state, combat, side);
  return character ? healthOf(state, character) - character.damage : LIMITS.encounterHealth;
}
