import type { Condition } from '../language/condition.ts';
import { type Scope, youOf } from '../language/scope.ts';
import type { AltarQuestRun, AltarQuestState } from '../state.ts';
import type { CardId, FigureId, RoomId } from '../terms.ts';
import { amountOf } from './amounts.ts';
import { cardState } from './card-state.ts';
import {
  allEnemies,
  characters,
  damageOf,
  inRoomOf,
  isAlly,
  isAnyWithin,
  isQuarryOnBoard,
  isStrengthenedBy,
  quarryOf,
  roomOfFigure,
  spacesOf,
} from './figures.ts';
import { roomOfYou, spacesOfYou } from './you.ts';

type Looked = Pick<AltarQuestRun, 'state'>;

/** Whether a condition holds right now: checked after every step, so it creates nothing that it doesn't need. */
export function holds(run: Looked, condition: Condition, scope: Scope): boolean {
  const { state } = run;
  switch (condition.if) {
    case 'at-least':
      return amountOf(run, condition.what, scope) >= amountOf(run, condition.amount, scope);
    case 'enemy-within':
      return isAnyWithin(state, spacesOfYou(state, scope), allEnemies(state), condition.range);
    case 'feature-within': {
      const features = Object.values(state.features);
      return isAnyWithin(state, spacesOfYou(state, scope), features, condition.range);
    }
    case 'character-within':
      return isCharacterWithin(state, condition, scope);
    case 'target-within':
      return (
        scope.target !== undefined &&
        isAnyWithin(state, spacesOf(state, scope.card), [scope.target], condition.range)
      );
    case 'enemies-in-room':
      return isEnemyInRoomWith(state, scope);
    case 'characters-in-this-room':
      return charactersInThisRoom(run, scope) > 0;
    case 'no-characters-in-this-room':
      return charactersInThisRoom(run, scope) === 0;
    case 'damaged':
      return damageOf(state, youOf(scope)) > 0;
    case 'target-exhausted':
      return scope.target !== undefined && cardState(state, scope.target).exhausted === true;
    case 'enemy-near-target':
      return isEnemyNear(state, scope.target, condition.range);
    case 'strengthened-within': {
      const strengthened = allEnemies(state).filter((enemy) => isStrengthenedBy(scope.card, enemy));
      return isAnyWithin(state, spacesOfYou(state, scope), strengthened, condition.range);
    }
    case 'altar-found':
      return Object.values(state.features).includes(state.altar);
    case 'villain-schemes':
      return state.villain === 'scheme';
    case 'villain-spawned':
      return state.villain === 'spawned';
    case 'villain-defeated':
      return state.villain === 'defeated';
    case 'quarry-on-board':
      return isQuarryOnBoard(state);
    case 'quarry-defeated':
      return quarryOf(state) === null;
    case 'in-altar-room': {
      const room = roomOfYou(state, scope);
      return room !== null && state.features[room] === state.altar;
    }
    case 'in-this-room': {
      const room = roomOfYou(state, scope);
      return room !== null && room === roomOfFigure(state, scope.card);
    }
    case 'on-stairs':
      return roomOfYou(state, scope) === state.startRoom;
    case 'die-shows':
      return state.altarPool.includes(condition.rhune);
    case 'every-hero-on-stairs':
      return isEveryHeroOnStairs(state);
    case 'alone':
      return isAlone(state, scope);
    case 'one-hero':
      return state.heroes.length === 1;
    case 'ally-in-play':
      return isAlly(state, condition.ally);
    case 'ally-defeated':
      return state.removed?.includes(condition.ally) ?? false;
    case 'ally-in-room':
      return (
        isAlly(state, condition.ally) &&
        inRoomOf(state, condition.ally, roomMeant(state, condition.room, scope.card))
      );
    case 'character-exhausted':
      return cardState(state, scope.hero).exhausted === true;
    case 'not':
      return !holds(run, condition.condition, scope);
    case 'all':
      return allHold(run, condition.conditions, scope);
    case 'any':
      return anyHolds(run, condition.conditions, scope);
  }
}

const allHold = (run: Looked, conditions: readonly Condition[], scope: Scope): boolean =>
  conditions.every((inner) => holds(run, inner, scope));

const anyHolds = (run: Looked, conditions: readonly Condition[], scope: Scope): boolean =>
  conditions.some((inner) => holds(run, inner, scope));

function isCharacterWithin(
  state: AltarQuestState,
  { of, range }: Extract<Condition, { if: 'character-within' }>,
  scope: Scope,
): boolean {
  const you = youOf(scope);
  const at = spacesOfYou(state, scope);
  const others = characters(state).filter((id) => id !== you);
  if (of === 'you') return isAnyWithin(state, at, others, range);
  const from = spacesOf(state, scope.card);
  return isAnyWithin(state, at, [scope.card], range) || isAnyWithin(state, from, others, range);
}

function isEnemyNear(state: AltarQuestState, target: FigureId | undefined, range: number): boolean {
  if (target === undefined) return false;
  const others = allEnemies(state).filter((enemy) => enemy !== target);
  return isAnyWithin(state, spacesOf(state, target), others, range);
}

function isEnemyInRoomWith(state: AltarQuestState, scope: Scope): boolean {
  const room = roomOfYou(state, scope);
  return allEnemies(state).some((enemy) => inRoomOf(state, enemy, room));
}

const isEveryHeroOnStairs = (state: AltarQuestState): boolean =>
  state.heroes.every((hero) => roomOfFigure(state, hero.id) === state.startRoom);

function isAlone(state: AltarQuestState, scope: Scope): boolean {
  const you = youOf(scope);
  const room = roomOfYou(state, scope);
  return !state.heroes.some((hero) => hero.id !== you && inRoomOf(state, hero.id, room));
}

/** The room that a card mentions; null while there is none, as before the altar has been found. */
export function roomMeant(
  state: AltarQuestState,
  room: 'stairs' | 'altar' | 'this',
  card: CardId,
): RoomId | null {
  if (room === 'stairs') return state.startRoom;
  return roomOfFigure(state, room === 'altar' ? state.altar : card);
}

function charactersInThisRoom({ state }: Looked, scope: Scope): number {
  const room = roomOfFigure(state, scope.card) ?? roomOfYou(state, scope);
  return characters(state).filter((id) => inRoomOf(state, id, room)).length;
}
