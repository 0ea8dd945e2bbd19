import type { Passive, Stat, Strength } from '../cards/definition.ts';
import {
  abilityDefinition,
  boardEncounter,
  challengeDefinition,
  encounterFace,
  itemOf,
} from '../cards/library.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Character, Combat } from '../state.ts';
import type { Combatant } from '../terms.ts';
import { attackTypeOf, isAmbushing } from './attack-type.ts';
import { combatantOf, isOfLevel, passivesIn, sideOf, sourceOfFoe, sourcesOf } from './cards.ts';
import { cardSideOf, turnOf } from './characters.ts';
import { type Holder, holds } from './conditions.ts';

/** What a combatant fights with now, with all modifiers. */
export interface Values extends Strength {
  /** Damage that it does not suffer in this combat. */
  prevents: number;
  /** Makes no attack. */
  held: boolean;
}

/** Health with everything that changes it (AD-035); at least 1. */
export const healthOf = (state: AdventureState, character: Character): number =>
  Math.max(
    1,
    cardSideOf(character).health +
      changesOf(state, character, 'health') -
      LIMITS.diseaseHealth * character.diseases.length,
  );

/** What passives add to a character's value, including those of the global event (AD-056). */
export function changesOf(
  state: AdventureState,
  character: Character,
  stat: Stat,
  side: Combatant | null = sideOf(state, character.seat),
): number {
  return summed(state, passivesFor(state, character, side), stat, { seat: character.seat, side });
}

/** Everything that could change a value of a character. */
function passivesFor(
  state: AdventureState,
  character: Character,
  side: Combatant | null,
): readonly Passive[] {
  const replaced = side !== null && state.combat !== null && state.combat.spells[side] !== null;
  const found: Passive[] = [...globalPassives(state, 'passives')];
  for (const source of sourcesOf(character, replaced)) {
    if (source.passives) found.push(...passivesIn(source));
  }
  return found;
}

const globalPassives = (
  { global }: AdventureState,
  whose: 'passives' | 'encounters',
): readonly Passive[] => {
  if (global === null) return [];
  const { front } = challengeDefinition(global);
  return front.face === 'event' ? (front[whose] ?? []) : [];
};

const summed = (
  state: AdventureState,
  passives: readonly Passive[],
  stat: Stat,
  holder: Holder,
): number => {
  let sum = 0;
  for (const passive of passives) {
    if (passive.stat !== stat) continue;
    if (passive.if && !holds(state, passive.if, holder)) continue;
    sum += passive.amount;
  }
  return sum;
};

/** What one side of the combat fights with. */
export function valuesOf(state: AdventureState, combat: Combat, side: Combatant): Values {
  const character = combatantOf(state, combat, side);
  const base = character ? strengthOf(state, character, combat, side) : foeStrength(state, combat);
  // Named one by one: spread, it would be by far the slowest part of foreseeing a fight.
  const { attack, defense, damage } = base;
  const values: Values = {
    attack,
    defense,
    damage,
    type: attackTypeOf(state, combat, side),
    prevents: preventsOf(combat, side),
    held: false,
  };
  if (isAmbushing(state, combat, side)) {
    values.damage += LIMITS.ambushDamage * turnOf(state).ambushes;
  }
  for (const change of combat.changes) {
    if (change.side !== side) continue;
    values.attack += change.attack ?? 0;
    values.defense += change.defense ?? 0;
    values.damage += change.damage ?? 0;
    values.held ||= change.held ?? false;
  }
  values.damage = Math.max(0, values.damage);
  return values;
}

/** Damage that one side does not suffer in this combat. */
export const preventsOf = ({ changes }: Combat, side: Combatant): number =>
  changes.reduce((sum, change) => (change.side === side ? sum + (change.prevents ?? 0) : sum), 0);

/** AD-099, AD-100, AD-116, W-04: equipped items or played cards replace what is printed on the character card. */
export function strengthOf(
  state: AdventureState,
  character: Character,
  combat: Combat | null = null,
  side: Combatant | null = null,
): Omit<Strength, 'type'> {
  const printed = cardSideOf(character);
  const { weapon, armor } = character;
  const spell = combat && side ? combat.spells[side] : null;
  const wielded = weapon !== null && isOfLevel(character, weapon) ? itemOf(weapon).weapon : null;
  const striking = spell !== null ? abilityDefinition(spell).weapon : wielded;
  const worn = armor !== null && isOfLevel(character, armor) ? itemOf(armor).defense : undefined;
  const passives = passivesFor(state, character, side);
  const holder = { seat: character.seat, side };
  const changed = (stat: Stat) => summed(state, passives, stat, holder);
  return {
    attack: (striking?.attack ?? printed.attack) + changed('attack'),
    defense: (worn ?? printed.defense) + changed('defense'),
    damage: (striking?.damage ?? printed.damage) + changed('damage'),
  };
}

function foeStrength(state: AdventureState, combat: Combat): Omit<Strength, 'type'> {
  const { opponent } = combat;
  const foe =
    opponent.is === 'card'
      ? encounterFace(opponent.card).face
      : opponent.is === 'board'
        ? boardEncounter(opponent.encounter).foe
        : null;
  if (!foe) throw new Error('Nobody is fought here.');
  const own = sourceOfFoe(combat);
  const passives = [...(own ? passivesIn(own) : []), ...globalPassives(state, 'encounters')];
  const changed = (stat: Stat) => summed(state, passives, stat, { seat: null, side: 'defender' });
  return {
    attack: foe.attack + changed('attack'),
    defense: foe.defense + changed('defense'),
    damage: foe.damage + changed('damage'),
  };
}
