import { LIMITS } from '../rulings.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import { modifier } from './values.ts';

/** What a hero can pay steps with. */
export interface MovementPoints {
  /** Spaces left of the current movement. */
  readonly left: number;
  /** Move actions that can still be added, and the spaces each of them brings; none for a card's movement. */
  readonly actions: number;
  readonly perAction: number;
}

/** Spaces that a Move action gives a hero. */
export const spacesPerMove = (state: AltarQuestState, hero: Hero): number =>
  Math.max(1, LIMITS.spacesPerMove + modifier(state, 'movement', hero.id));

/** The spaces left of a Move action and those that the remaining actions would bring (AQ-090, Q-31). */
export const pointsOfActions = (state: AltarQuestState, hero: Hero): MovementPoints => ({
  left: hero.movement,
  actions: hero.actions,
  perAction: spacesPerMove(state, hero),
});

/** The spaces that a card's effect gives. */
export const pointsOfCard = (spaces: number): MovementPoints => ({
  left: spaces,
  actions: 0,
  perAction: 0,
});

export const allSpaces = ({ left, actions, perAction }: MovementPoints): number =>
  left + actions * perAction;

/** Move actions that this many steps take beyond what is left. */
export const actionsFor = ({ left, perAction }: MovementPoints, steps: number): number =>
  steps <= left ? 0 : Math.ceil((steps - left) / perAction);

/** Spaces that may be walked for the cost of this many steps: the rest of the last action is paid for as well. */
export const spacesPaidWith = (points: MovementPoints, steps: number): number =>
  points.left + actionsFor(points, steps) * points.perAction;
