import { boardOf } from '../board/library.ts';
import { hasLineOfSight } from '../board/measure.ts';
import type { Filter, Most } from '../language/filter.ts';
import { type Scope, youOf } from '../language/scope.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId, Figures, HeroId } from '../terms.ts';
import { cardState } from './card-state.ts';
import {
  allEnemies,
  allTraps,
  characters,
  damageOf,
  hasTrait,
  heroById,
  inRoomOf,
  isCharacter,
  isHero,
  rangeFrom,
  roomOfSpaces,
  situationOf,
  spacesOf,
  villainOf,
} from './figures.ts';
import { healthLeft } from './values.ts';
import { spacesOfYou } from './you.ts';

/** All figures that pass a filter. */
export function reached(
  state: AltarQuestState,
  of: Figures,
  where: Filter,
  scope: Scope,
): FigureId[] {
  const figures = figuresOf(state, of).filter(passes(state, where, scope));
  const { most } = where;
  if (most === undefined) return figures;
  const heroes = figures.filter((figure) => isHero(state, figure));
  const highest = Math.max(...heroes.map((hero) => has(state, hero, most)));
  return heroes.filter((hero) => has(state, hero, most) === highest);
}

function has(state: AltarQuestState, id: HeroId, what: Most): number {
  const hero = heroById(state, id);
  switch (what) {
    case 'focus':
      return hero.focus;
    case 'hand':
      return hero.hand.length;
    case 'damage':
      return hero.damage;
    case 'health-left':
      return healthLeft(state, id);
  }
}

export function figuresOf(state: AltarQuestState, of: Figures): readonly FigureId[] {
  if (of === 'heroes') return state.heroes.map(({ id }) => id);
  if (of === 'characters') return characters(state);
  return of === 'traps' ? allTraps(state) : allEnemies(state);
}

/** Whether a figure passes a filter. */
export function passes(
  state: AltarQuestState,
  where: Filter,
  scope: Scope,
): (figure: FigureId) => boolean {
  const from = measuredFrom(state, where, scope);
  const isFromYou = (where.from ?? 'you') === 'you';
  const self = where.from === 'marked' || where.from === 'target' ? from : youOf(scope);
  const spaces = isFromYou ? spacesOfYou(state, scope) : spacesOf(state, from);
  const room = where.room ? roomOfSpaces(state, spaces) : null;
  return (figure) => {
    if (where.other && figure === self) return false;
    if (where.marked && figure !== cardState(state, scope.card).hero) return false;
    if (where.damaged && damageOf(state, figure) === 0) return false;
    if (where.trait && !(!isCharacter(state, figure) && hasTrait(figure, where.trait)))
      return false;
    if (where.room && !inRoomOf(state, figure, room)) return false;
    if (where.range !== undefined) {
      const between = rangeFrom(state, spaces, figure);
      if (between === null || between > where.range) return false;
    }
    if (!where.sight) return true;
    return hasLineOfSight(boardOf(state), situationOf(state), spaces, spacesOf(state, figure));
  };
}

/** The figure or card from which distances are measured; nobody if it is not there. */
function measuredFrom(state: AltarQuestState, { from = 'you' }: Filter, scope: Scope): FigureId {
  switch (from) {
    case 'you':
      return youOf(scope);
    case 'this':
      return scope.card;
    case 'target':
      return scope.target ?? '';
    case 'marked':
      return cardState(state, scope.card).hero ?? '';
    case 'villain':
      return villainOf(state) ?? '';
  }
}
