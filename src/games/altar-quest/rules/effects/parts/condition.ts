import type { Amount } from '../../cards/amount.ts';
import type { Condition } from '../../cards/condition.ts';
import { cardState } from '../../queries/card-state.ts';
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
} from '../../queries/figures.ts';
import type { AltarQuestRun, AltarQuestState } from '../../state.ts';
import type { CardId, FigureId, RoomId } from '../../terms.ts';
import { type DescribeContext, nameTarget } from '../language/describe.ts';
import { type Scope, youOf } from '../language/scope.ts';
import { amountOf, amountWords, describeAmount, ownCounted, speaksOfTarget } from './amount.ts';
import { roomOfYou, spacesOfYou } from './you.ts';

type Looked = Pick<AltarQuestRun, 'state'>;

/** Whether a condition holds right now: asked after every step, so that it makes nothing that it doesn't need. */
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

/** The room that a card speaks of; null while there is none, as before the altar has been found. */
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

/** The words after "if": "an enemy is within 3 spaces of you". */
export function describeCondition(
  condition: Condition,
  context: DescribeContext,
  isNegated = false,
): string {
  const key = `condition.${condition.if}`;
  const negated = String(isNegated);
  switch (condition.if) {
    case 'at-least': {
      const { number, plural, each } = amountWords(condition.amount, context);
      const own = ownMeasured(condition.what, each === '' ? plural : 2, context);
      if (own !== null)
        return context.text(`${key}.own`, { negated, own, amount: number, plural, each });
      return context.text(`${key}.${measured(condition.what)}`, {
        negated,
        ...measuredWords(condition.what, context),
        amount: number,
        plural: each === '' ? plural : 2,
        threat: context.threatTokens(each === '' ? plural : 2),
        each,
      });
    }
    case 'enemy-within':
    case 'feature-within':
    case 'strengthened-within':
      return context.text(key, { negated, range: condition.range });
    case 'character-within':
      return context.text(key, { negated, range: condition.range, of: condition.of });
    case 'target-exhausted':
      return context.text(key, { negated, target: nameTarget(context) });
    case 'target-within':
    case 'enemy-near-target':
      return context.text(key, { negated, range: condition.range, target: nameTarget(context) });
    case 'die-shows':
      return context.text(key, { negated, rhune: context.rhune(condition.rhune) });
    case 'ally-in-play':
    case 'ally-defeated':
      return context.text(key, { negated, ally: context.figure(condition.ally) });
    case 'ally-in-room':
      return context.text(key, {
        negated,
        ally: context.figure(condition.ally),
        room: condition.room,
      });
    case 'not':
      return describeCondition(condition.condition, context, !isNegated);
    case 'all':
    case 'any': {
      const isAlternative = (condition.if === 'all') === isNegated;
      const places = isNegated ? null : describePlaces(condition, context);
      if (places !== null) return context.text('condition.in-places', { places });
      const list = condition.conditions
        .map((inner) => describeCondition(inner, context, isNegated))
        .reduce((text, clause) => context.text(isAlternative ? 'or' : 'and', { text, clause }));
      return isAlternative ? context.text('either', { list }) : list;
    }
    default:
      return context.text(key, { negated });
  }
}

/** "the room with the stairs or the altar’s room", where "you" have to be in one of them. */
function describePlaces(
  { if: joint, conditions }: Extract<Condition, { conditions: unknown }>,
  context: DescribeContext,
): string | null {
  if (joint === 'all' || !conditions.every((inner) => PLACES.includes(inner.if))) return null;
  return conditions
    .map((inner) => context.text(`place.${inner.if}`))
    .reduce((text, clause) => context.text('or', { text, clause }));
}

const PLACES: readonly string[] = ['in-altar-room', 'in-this-room', 'on-stairs'];

/** Conditions that can be said of figures with their noun. */
const QUALIFIERS: readonly string[] = [
  ...PLACES,
  'enemy-within',
  'feature-within',
  'character-within',
];

/**
 * A condition as it is said of figures with their noun, where it can be: each hero "with at least 2
 * threat tokens", "within 1 space of a feature". Null for others.
 */
export function describeQualifier(
  condition: Condition,
  context: DescribeContext,
  isNegated = false,
): string | null {
  const negated = String(isNegated);
  if (condition.if === 'not') return describeQualifier(condition.condition, context, !isNegated);
  if (condition.if === 'at-least') {
    const { what } = condition;
    const { number, plural, each } = amountWords(condition.amount, context);
    const isTokens =
      typeof what === 'object' &&
      'count' in what &&
      ['threat-tokens', 'threat-tokens-on-target'].includes(what.count);
    if (!isTokens || each !== '') return null;
    const threat = context.threatTokens(plural);
    return context.text('qualifier.threat-tokens', { negated, amount: number, threat });
  }
  if (!QUALIFIERS.includes(condition.if)) return null;
  if (condition.if === 'character-within' && condition.of === 'this') return null;
  const range = 'range' in condition ? condition.range : 0;
  return context.text(`qualifier.${condition.if}`, { negated, range });
}

/** The quest's own word for what is measured. */
export const ownMeasured = (
  what: Amount,
  plural: number,
  context: DescribeContext,
): string | null =>
  typeof what === 'object' && 'count' in what ? ownCounted(what.count, plural, context) : null;

/** Which message says that something is measured by "at least". */
function measured(what: Amount): string {
  if (typeof what === 'number' || 'perHero' in what) return 'number';
  return 'dice' in what ? 'dice' : what.count;
}

function measuredWords(what: Amount, context: DescribeContext): { [name: string]: string } {
  if (typeof what === 'number' || 'perHero' in what) {
    return { number: describeAmount(what, context) };
  }
  if ('dice' in what) return { rhune: context.rhune(what.dice) };
  const target = speaksOfTarget(what.count) ? nameTarget(context) : '';
  return { target, counted: context.counted };
}
