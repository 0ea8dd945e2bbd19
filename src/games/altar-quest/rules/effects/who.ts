import { isHero } from '../figures.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId } from '../terms.ts';
import { cardState } from '../tokens.ts';
import type { Scope } from './scope.ts';

/** Whom an effect touches: the hero it is about, what was chosen or reached last, or the card's own figure or host. */
export const WHO = ['you', 'target', 'this', 'host'] as const;
export type Who = (typeof WHO)[number];

/** Null when there is nobody: then the effect is unable to do anything. */
export function figureFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  switch (who) {
    case 'you':
      return scope.hero;
    case 'target':
      return scope.target ?? null;
    case 'this':
      return scope.card;
    case 'host':
      return cardState(state, scope.card).host ?? null;
  }
}

/** The hero meant, when a hero is meant. */
export function heroFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  const figure = figureFor(state, who, scope);
  return figure !== null && isHero(state, figure) ? figure : null;
}
