import { countShowing } from '../rules/altar-pool.ts';
import type { Amount } from '../rules/cards/amount.ts';
import type { Condition } from '../rules/cards/condition.ts';
import { definition } from '../rules/cards/library.ts';
import { isStrengthenedBy } from '../rules/queries/figures.ts';
import type { CardId, FigureId, RoomId, Space } from '../rules/terms.ts';
import type { AllyView, AltarQuestView, EnemyView } from '../rules/view.ts';
import { characterIn, charactersIn } from '../rules/view-characters.ts';
import {
  healthLeft,
  type Position,
  roomAt,
  shown,
  spacesOfCard,
  spacesOfFigure,
  spacesTo,
} from './position.ts';

/** Of what an effect speaks: the position of "you", whose card it is, and whom it has reached. */
export interface Subject {
  position: Position;
  card: CardId;
  target?: FigureId;
  /** The character to whom happens what a Reaction answers. */
  character?: FigureId;
  /** Successes that are handed on. */
  amount?: number;
  /** Set while it is weighed what the card does as long as it lies there: its own end counts for nothing then. */
  stays?: true;
}

/** Successes that a test may bring where something is counted by them before it is rolled. */
const USUAL_SUCCESSES = 2;

/** The number that an amount means, as far as everybody sees it. */
export function counted(amount: Amount, subject: Subject): number {
  if (typeof amount === 'number') return amount;
  const { view } = subject.position;
  if ('perHero' in amount) return amount.perHero * view.heroes.length;
  if ('dice' in amount) return countShowing(view.altarPool, amount.dice);
  const total = countOf(amount.count, subject) * (amount.times ?? 1);
  return amount.most === undefined ? total : Math.min(total, amount.most);
}

function countOf(
  what: Extract<Amount, { count: unknown }>['count'],
  { position, card, target, amount }: Subject,
): number {
  const { view, hero, enemies } = position;
  switch (what) {
    case 'threat-tokens':
      return hero.threat;
    case 'threat-tokens-here':
      return enemyOf(view, card)?.threat ?? 0;
    case 'threat-tokens-on-target':
      return enemyOf(view, target)?.threat ?? 0;
    case 'focus':
      return hero.focus;
    case 'hand':
      return hero.handCount;
    case 'supply':
      return view.supply;
    case 'enemies-in-room':
      return countInRoom(
        position,
        enemies.map(({ spaces }) => spaces[0]),
      );
    case 'heroes-in-room':
      return countInRoom(
        position,
        view.heroes.map(({ at }) => at),
      );
    case 'characters-in-room':
      return countInRoom(
        position,
        charactersIn(view).map(({ at }) => at),
      );
    case 'damage-on-you':
      return hero.damage;
    case 'damage-on-target':
      return (enemyOf(view, target) ?? characterIn(view, target))?.damage ?? 0;
    case 'damage-here':
      return enemyOf(view, card)?.damage ?? 0;
    case 'revealed-rooms':
      return view.revealed.length;
    case 'quest-tokens-here':
      return shown(position, card)?.quest ?? 0;
    case 'quest-tokens-on-rules':
      return shown(position, view.quest.rules)?.quest ?? 0;
    case 'quest-tokens-on-altar':
      return shown(position, view.altar)?.quest ?? 0;
    case 'progress-here':
      return shown(position, card)?.progress ?? 0;
    case 'search-tokens-here':
      return shown(position, card)?.search ?? 0;
    case 'villain-area':
      return view.villainArea.length;
    case 'round':
      return view.round;
    case 'successes':
      return amount ?? USUAL_SUCCESSES;
  }
}

const enemyOf = (view: AltarQuestView, card: CardId | undefined): EnemyView | undefined =>
  view.enemies.find((enemy) => enemy.card === card);

/** How many of these spaces are in the hero's room. */
function countInRoom(position: Position, spaces: readonly (Space | undefined)[]): number {
  const room = roomAt(position, position.hero.at);
  return spaces.filter((space) => space !== undefined && roomAt(position, space) === room).length;
}

/** Whether a condition holds for the hero, who stands or would stand on a space. */
export function holds(condition: Condition, subject: Subject, at: Space): boolean {
  const { position, card } = subject;
  const { view, hero, enemies } = position;
  switch (condition.if) {
    case 'at-least':
      return counted(condition.what, subject) >= counted(condition.amount, subject);
    case 'enemy-within':
      return isNear(position, enemies, at, condition.range);
    case 'feature-within':
      return isNear(position, view.features, at, condition.range);
    case 'character-within':
      return isCharacterNear(condition, subject, at);
    case 'target-within': {
      const other = subject.target === undefined ? [] : spacesOfFigure(position, subject.target);
      return spacesTo(position, spacesOfCard(position, card), other) <= condition.range;
    }
    case 'enemies-in-room':
      return isInRoom(position, enemies, at);
    case 'characters-in-this-room':
      return areCharactersHere(subject, at);
    case 'no-characters-in-this-room':
      return !areCharactersHere(subject, at);
    case 'damaged':
      return hero.damage > 0;
    case 'target-exhausted':
      return isExhausted(enemies, subject.target);
    case 'enemy-near-target': {
      const others = enemies.filter((enemy) => enemy.card !== subject.target);
      const spaces = subject.target === undefined ? [] : spacesOfFigure(position, subject.target);
      return spaces.some((space) => isNear(position, others, space, condition.range));
    }
    case 'strengthened-within': {
      const strengthened = enemies.filter((enemy) => isStrengthenedBy(card, enemy.card));
      return isNear(position, strengthened, at, condition.range);
    }
    case 'altar-found':
      return view.altarFound;
    case 'villain-schemes':
      return view.villain === 'scheme';
    case 'villain-spawned':
      return view.villain === 'spawned';
    case 'villain-defeated':
      return view.villain === 'defeated';
    case 'quarry-on-board':
      return enemies.some(({ kind }) => kind === 'quarry');
    case 'quarry-defeated':
      return !view.questArea.some((one) => definition(one.card).type === 'quarry');
    case 'in-altar-room':
      return isAltarRoom(view, roomAt(position, at));
    case 'in-this-room':
      return isRoomOf(subject, roomAt(position, at));
    case 'on-stairs':
      return roomAt(position, at) === view.startRoom;
    case 'every-hero-on-stairs':
      return isEveryHeroOnStairs(position);
    case 'die-shows':
      return view.altarPool.includes(condition.rhune);
    case 'one-hero':
      return view.heroes.length === 1;
    case 'alone':
      return isAlone(position, at);
    case 'ally-in-play':
      return allyOf(view, condition.ally) !== undefined;
    case 'ally-defeated':
      return view.removed.includes(condition.ally);
    case 'ally-in-room': {
      const ally = allyOf(view, condition.ally);
      return ally !== undefined && roomAt(position, ally.at) === roomMeant(condition.room, subject);
    }
    case 'character-exhausted':
      return isExhausted(hero.area, hero.id);
    case 'not':
      return !holds(condition.condition, subject, at);
    case 'all':
      return allHold(condition.conditions, subject, at);
    case 'any':
      return anyHolds(condition.conditions, subject, at);
  }
}

const allHold = (conditions: readonly Condition[], subject: Subject, at: Space): boolean =>
  conditions.every((inner) => holds(inner, subject, at));

const anyHolds = (conditions: readonly Condition[], subject: Subject, at: Space): boolean =>
  conditions.some((inner) => holds(inner, subject, at));

/** Whether one of them is so near to a space. */
const isNear = (
  position: Position,
  elements: readonly { spaces: readonly Space[] }[],
  at: Space,
  range: number,
): boolean => elements.some(({ spaces }) => spacesTo(position, at, spaces) <= range);

function isInRoom(position: Position, enemies: readonly EnemyView[], at: Space): boolean {
  const room = roomAt(position, at);
  return enemies.some(({ spaces: [space] }) => space && roomAt(position, space) === room);
}

/** Whether anybody is in the room of the card's own figure; of a space, where it has none. */
function areCharactersHere({ position, card }: Subject, at: Space): boolean {
  const [element = at] = spacesOfCard(position, card);
  const here = roomAt(position, element);
  return charactersIn(position.view).some((one) => roomAt(position, one.at) === here);
}

const isExhausted = (
  among: readonly { card: CardId; exhausted: boolean }[],
  card: CardId | undefined,
): boolean => among.some((one) => one.card === card && one.exhausted);

const isAltarRoom = ({ altar, features }: AltarQuestView, room: RoomId | null): boolean =>
  features.some((feature) => feature.card === altar && feature.room === room);

const isRoomOf = ({ position, card }: Subject, room: RoomId | null): boolean =>
  spacesOfCard(position, card).some((space) => roomAt(position, space) === room);

const isEveryHeroOnStairs = (position: Position): boolean =>
  position.view.heroes.every((one) => roomAt(position, one.at) === position.view.startRoom);

function isAlone(position: Position, at: Space): boolean {
  const room = roomAt(position, at);
  const { view, hero } = position;
  return view.heroes.every(
    ({ id, at: other }) => id === hero.id || roomAt(position, other) !== room,
  );
}

const allyOf = (view: AltarQuestView, card: CardId): AllyView | undefined =>
  view.allies.find((ally) => ally.card === card);

/** Whether somebody else is near the hero, or anybody, the hero included, near the card's own figure. */
function isCharacterNear(
  { of, range }: Extract<Condition, { if: 'character-within' }>,
  { position, card }: Subject,
  at: Space,
): boolean {
  const { view, hero } = position;
  const others = charactersIn(view).flatMap((one) => (one.id === hero.id ? [] : [one.at]));
  const from = of === 'you' ? at : spacesOfCard(position, card);
  const near = of === 'you' ? others : [at, ...others];
  return near.some((space) => spacesTo(position, from, space) <= range);
}

/** The room that a card speaks of, as far as there is one. */
function roomMeant(room: 'stairs' | 'altar' | 'this', { position, card }: Subject): RoomId | null {
  const { view } = position;
  if (room === 'stairs') return view.startRoom;
  const [space = ''] = spacesOfCard(position, room === 'altar' ? view.altar : card);
  return roomAt(position, space);
}

/** How much a point of health counts for somebody who has so many left: more and more. */
export const careFor = (one: { health: number; damage: number }): number =>
  1 + 1.6 * (1 - Math.max(0, healthLeft(one)) / one.health) ** 2;
