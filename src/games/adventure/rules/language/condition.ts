import { z } from 'zod';
import {
  AFFILIATIONS,
  type Affiliation,
  ATTACK_TYPES,
  type AttackType,
  CHARACTER_SIDES,
  type CharacterSide,
  COLORS,
  COMBATANTS,
  type Color,
  type Combatant,
  LEVELS,
  type Level,
  type Slot,
  TRAITS,
  type Trait,
} from '../terms.ts';

/** A condition. "You" is the character whose card it is printed on, or the encounter on an encounter's card. */
export type Condition =
  /** In combat: what the opponent is. */
  | { if: 'opponent'; is: 'character' | 'encounter' }
  | { if: 'opponent-trait'; trait: Trait }
  | { if: 'opponent-type'; type: AttackType }
  | { if: 'opponent-affiliation'; affiliation: Affiliation }
  /** In combat: how your attack strikes. */
  | { if: 'own-type'; type: AttackType }
  /** In combat: whether you are attacking or defending. */
  | { if: 'role'; role: Combatant }
  /** In combat, after the dice. */
  | { if: 'die'; of: 'own' | 'opponent'; faces: readonly number[] }
  /** In combat: you have played a card instead of using a weapon. */
  | { if: 'spell' }
  | { if: 'damaged'; who: 'own' | 'opponent' }
  | { if: 'side'; side: CharacterSide }
  | { if: 'level'; least: Level }
  | { if: 'space'; color: Color }
  | { if: 'in-city' }
  | { if: 'company' }
  | { if: 'equipped'; slot: Exclude<Slot, 'bag'> }
  | { if: 'hand'; most: number }
  | { if: 'attached' }
  | { if: 'not'; condition: Condition };

const faces = z.array(z.number().int().min(1).max(6)).min(1);
const whom = z.enum(['own', 'opponent']);

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('if', [
    z.strictObject({ if: z.literal('opponent'), is: z.enum(['character', 'encounter']) }),
    z.strictObject({ if: z.literal('opponent-trait'), trait: z.enum(TRAITS) }),
    z.strictObject({ if: z.literal('opponent-type'), type: z.enum(ATTACK_TYPES) }),
    z.strictObject({ if: z.literal('opponent-affiliation'), affiliation: z.enum(AFFILIATIONS) }),
    z.strictObject({ if: z.literal('own-type'), type: z.enum(ATTACK_TYPES) }),
    z.strictObject({ if: z.literal('role'), role: z.enum(COMBATANTS) }),
    z.strictObject({ if: z.literal('die'), of: whom, faces }),
    z.strictObject({ if: z.literal('spell') }),
    z.strictObject({ if: z.literal('damaged'), who: whom }),
    z.strictObject({ if: z.literal('side'), side: z.enum(CHARACTER_SIDES) }),
    z.strictObject({ if: z.literal('level'), least: z.enum(LEVELS) }),
    z.strictObject({ if: z.literal('space'), color: z.enum(COLORS) }),
    z.strictObject({ if: z.literal('in-city') }),
    /** Another character is in your space. */
    z.strictObject({ if: z.literal('company') }),
    z.strictObject({ if: z.literal('equipped'), slot: z.enum(['weapon', 'armor']) }),
    /** You have at most this many ability cards in your hand. */
    z.strictObject({ if: z.literal('hand'), most: z.number().int().min(0) }),
    /** A card is attached to you. */
    z.strictObject({ if: z.literal('attached') }),
    z.strictObject({ if: z.literal('not'), condition: conditionSchema }),
  ]),
);
