import type { Amount } from '../rules/cards/amount.ts';
import type { Condition } from '../rules/cards/condition.ts';
import { definition } from '../rules/cards/library.ts';
import type { CardId, FigureId, RoomId, Space } from '../rules/terms.ts';
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
  if ('dice' in amount) return view.altarPool.filter((face) => face === amount.dice).length;
  const total = countOf(amount.count, subject) * (amount.times ?? 1);
  return amount.most === undefined ? total : Math.min(total, amount.most);
}

function countOf(
  what: Extract<Amount, { count: unknown }>['count'],
  { position, card, target, amount }: Subject,
): number {
  const { view, hero, enemies } = position;
  const room = roomAt(position, hero.at);
  const inRoom = (space: Space | undefined) =>
    space !== undefined && roomAt(position, space) === room;
  switch (what) {
    case 'threat-tokens':
      return hero.threat;
    case 'threat-tokens-here':
      return view.enemies.find((enemy) => enemy.card === card)?.threat ?? 0;
    case 'threat-tokens-on-target':
      return view.enemies.find((enemy) => enemy.card === target)?.threat ?? 0;
    case 'focus':
      return hero.focus;
    case 'hand':
      return hero.handCount;
    case 'supply':
      return view.supply;
    case 'enemies-in-room':
      return enemies.filter(({ spaces }) => inRoom(spaces[0])).length;
    case 'heroes-in-room':
      return view.heroes.filter(({ at }) => inRoom(at)).length;
    case 'characters-in-room':
      return charactersIn(view).filter(({ at }) => inRoom(at)).length;
    case 'damage-on-you':
      return hero.damage;
    case 'damage-on-target':
      return (
        (view.enemies.find((enemy) => enemy.card === target) ?? characterIn(view, target))
          ?.damage ?? 0
      );
    case 'damage-here':
      return view.enemies.find((enemy) => enemy.card === card)?.damage ?? 0;
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
    case 'successes':
      return amount ?? USUAL_SUCCESSES;
  }
}

/** Whether a condition holds for the hero, who stands or would stand on a space. */
export function holds(condition: Condition, subject: Subject, at: Space): boolean {
  const { position, card } = subject;
  const { view, hero, enemies } = position;
  const room = roomAt(position, at);
  const others = view.heroes.filter(({ id }) => id !== hero.id);
  switch (condition.if) {
    case 'at-least':
      return counted(condition.what, subject) >= counted(condition.amount, subject);
    case 'enemy-within':
      return enemies.some(({ spaces }) => spacesTo(position, at, spaces) <= condition.range);
    case 'feature-within':
      return view.features.some(({ spaces }) => spacesTo(position, at, spaces) <= condition.range);
    case 'character-within':
      return isCharacterNear(condition, subject, at);
    case 'target-within': {
      const other = subject.target === undefined ? [] : spacesOfFigure(position, subject.target);
      return spacesTo(position, spacesOfCard(position, card), other) <= condition.range;
    }
    case 'enemies-in-room':
      return enemies.some(({ spaces: [space] }) => space && roomAt(position, space) === room);
    case 'characters-in-this-room':
    case 'no-characters-in-this-room': {
      const [element = at] = spacesOfCard(position, card);
      const here = roomAt(position, element);
      const isAnybody = charactersIn(view).some((one) => roomAt(position, one.at) === here);
      return isAnybody === (condition.if === 'characters-in-this-room');
    }
    case 'damaged':
      return hero.damage > 0;
    case 'target-exhausted':
      return enemies.some((enemy) => enemy.card === subject.target && enemy.exhausted);
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
      return view.features.some((feature) => feature.card === view.altar && feature.room === room);
    case 'in-this-room':
      return spacesOfCard(position, card).some((space) => roomAt(position, space) === room);
    case 'on-stairs':
      return room === view.startRoom;
    case 'every-hero-on-stairs':
      return view.heroes.every((one) => roomAt(position, one.at) === view.startRoom);
    case 'die-shows':
      return view.altarPool.includes(condition.rhune);
    case 'one-hero':
      return view.heroes.length === 1;
    case 'alone':
      return others.every((other) => roomAt(position, other.at) !== room);
    case 'ally-in-play':
      return view.allies.some((ally) => ally.card === condition.ally);
    case 'ally-defeated':
      return view.removed.includes(condition.ally);
    case 'ally-in-room': {
      const ally = view.allies.find((one) => one.card === condition.ally);
      return ally !== undefined && roomAt(position, ally.at) === roomMeant(condition.room, subject);
    }
    case 'character-exhausted':
      return hero.area.some(({ card: own, exhausted }) => own === hero.id && exhausted);
    case 'not':
      return !holds(condition.condition, subject, at);
    case 'all':
      return condition.conditions.every((inner) => holds(inner, subject, at));
    case 'any':
      return condition.conditions.some((inner) => holds(inner, subject, at));
  }
}

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
