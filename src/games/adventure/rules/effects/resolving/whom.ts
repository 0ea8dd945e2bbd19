import { z } from 'zod';
import type { Scope } from '../../language/kind.ts';
import { combatantOf } from '../../queries/cards.ts';
import { characterOf, othersHere, othersThan } from '../../queries/characters.ts';
import type { AdventureState, Character } from '../../state.ts';
import { otherThan } from '../../terms.ts';

/**
 * Whom an effect is for. `own` is you; `opponent` is your opponent in a fight, and on an encounter's card the
 * character fighting it; `another` is a character of your choice.
 */
export const WHOM = [
  'own',
  'opponent',
  'another',
  'another-here',
  'each-other',
  'each-other-here',
  'everybody',
] as const;
export type Whom = (typeof WHOM)[number];

export const whomSchema = z.enum(WHOM);

/** Everyone an effect could be for; if one is chosen, those who can be. */
export function candidates(state: AdventureState, whom: Whom, scope: Scope): Character[] {
  const { seat } = scope;
  switch (whom) {
    case 'own':
      return scope.foe ? [] : [characterOf(state, seat)];
    case 'opponent':
      return opponentIn(state, scope);
    case 'another':
    case 'each-other':
      return scope.foe ? [...state.characters] : othersThan(state, seat);
    case 'another-here':
    case 'each-other-here':
      return scope.foe ? [] : othersHere(state, characterOf(state, seat));
    case 'everybody':
      return [...state.characters];
  }
}

/** Whether you choose one of the candidates. */
export const isChosen = (whom: Whom): boolean => whom === 'another' || whom === 'another-here';

function opponentIn(state: AdventureState, { side }: Scope): Character[] {
  const { combat } = state;
  if (!combat || !side) return [];
  const opponent = combatantOf(state, combat, otherThan(side));
  return opponent ? [opponent] : [];
}
