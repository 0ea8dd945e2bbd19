import type { SeatId } from '../../../../kernel/decision.ts';
import { boardEncounter, characterDefinition, encounterFace } from '../cards/library.ts';
import type { Condition } from '../language/condition.ts';
import type { AdventureState, Character, Combat } from '../state.ts';
import { type Combatant, otherThan, rankOf, type Trait } from '../terms.ts';
import { attackTypeOf } from './attack-type.ts';
import { combatantOf } from './cards.ts';
import { characterOf, othersHere } from './characters.ts';
import { spaceOf } from './spaces.ts';

/** Whose condition it is: a character, or an encounter, in a combat or not. */
export interface Holder {
  seat: SeatId | null;
  side: Combatant | null;
}

/** Whether a condition holds for a combatant now. Conditions about a combat never hold outside one. */
export function holds(state: AdventureState, condition: Condition, holder: Holder): boolean {
  const { combat } = state;
  const { seat, side } = holder;
  const own = seat === null ? null : characterOf(state, seat);
  switch (condition.if) {
    case 'not':
      return !holds(state, condition.condition, holder);
    case 'side':
      return own?.side === condition.side;
    case 'level':
      return own !== null && rankOf(own.level) >= rankOf(condition.least);
    case 'space':
      return own !== null && spaceOf(state, own.space).color === condition.color;
    case 'in-city':
      return own !== null && spaceOf(state, own.space).city === true;
    case 'company':
      return own !== null && othersHere(state, own).length > 0;
    case 'equipped':
      return own !== null && own[condition.slot] !== null;
    case 'hand':
      return own !== null && own.hand.length <= condition.most;
    case 'attached':
      return own !== null && own.attached.length > 0;
    case 'damaged':
      if (condition.who === 'own') return own !== null && own.damage > 0;
      return combat !== null && side !== null && isWounded(opponentOf(state, combat, side));
    default:
      return combat !== null && side !== null && holdsInCombat(state, combat, condition, side);
  }
}

type AboutCombat = Extract<
  Condition,
  {
    if:
      | 'opponent'
      | 'opponent-trait'
      | 'opponent-type'
      | 'opponent-affiliation'
      | 'own-type'
      | 'role'
      | 'die'
      | 'spell';
  }
>;

function holdsInCombat(
  state: AdventureState,
  combat: Combat,
  condition: AboutCombat,
  side: Combatant,
): boolean {
  const other = otherThan(side);
  const opponent = opponentOf(state, combat, side);
  switch (condition.if) {
    case 'opponent':
      return (opponent === null) === (condition.is === 'encounter');
    case 'opponent-trait':
      return opponent === null && traitOf(combat) === condition.trait;
    case 'opponent-type':
      return attackTypeOf(state, combat, other) === condition.type;
    case 'own-type':
      return attackTypeOf(state, combat, side) === condition.type;
    case 'opponent-affiliation':
      return (
        opponent !== null && characterDefinition(opponent.id).affiliation === condition.affiliation
      );
    case 'role':
      return side === condition.role;
    case 'die': {
      const die = combat.dice[condition.of === 'own' ? side : other];
      return die !== null && condition.faces.includes(die);
    }
    case 'spell':
      return combat.spells[side] !== null;
  }
}

const opponentOf = (state: AdventureState, combat: Combat, side: Combatant): Character | null =>
  combatantOf(state, combat, otherThan(side));

const isWounded = (character: Character | null): boolean => (character?.damage ?? 0) > 0;

/** The opponent's kind of creature; null for a character. */
export function traitOf({ opponent }: Combat): Trait | null {
  if (opponent.is === 'card') return encounterFace(opponent.card).face.trait;
  return opponent.is === 'board' ? (boardEncounter(opponent.encounter).foe?.trait ?? null) : null;
}
