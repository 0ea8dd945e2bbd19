import { type Scope, youOf } from '../language/scope.ts';
import type { Who } from '../language/who.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId } from '../terms.ts';
import { cardState } from './card-state.ts';
import { isInPlay } from './cards-in-play.ts';
import { allEnemies, isCharacter, isHero, villainOf } from './figures.ts';

/** Null if there is nobody, or no longer anybody: then the effect is unable to do anything. */
export function figureFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  const figure = meant(state, who, scope);
  return figure !== null && isThere(state, figure) ? figure : null;
}

/** Something that has been defeated or discarded meanwhile can neither lose nor get anything. */
const isThere = (state: AltarQuestState, figure: FigureId): boolean =>
  isCharacter(state, figure) || allEnemies(state).includes(figure) || isInPlay(state, figure);

function meant(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  switch (who) {
    case 'you':
      return youOf(scope);
    case 'target':
      return scope.target ?? null;
    case 'this':
      return scope.card;
    case 'host':
      return cardState(state, scope.card).host ?? null;
    case 'character':
      return scope.character ?? null;
    case 'villain':
      return villainOf(state);
  }
}

/** The hero meant, when a hero is meant. */
export function heroFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  const figure = figureFor(state, who, scope);
  return figure !== null && isHero(state, figure) ? figure : null;
}
