import type { Condition } from './condition.ts';
import { type DescribeContext, listed } from './describe.ts';
import { amountWords } from './describe-amount.ts';
import { describeCondition, ownMeasured } from './describe-condition.ts';

/**
 * A quest's Rules card says a great deal, so it states conditions in few words: "with 7+ verses and no peal, in
 * the altar’s room" instead of "if there are at least 7 verses and …".
 */

/** What can be said as "with the villain on the board", without a number. */
const STATES: readonly Condition['if'][] = [
  'villain-spawned',
  'enemies-in-room',
  'quarry-on-board',
  'ally-in-play',
  'every-hero-on-stairs',
  'one-hero',
];

/** Rooms that "you" can be said to be in. */
const ROOMS: readonly Condition['if'][] = ['on-stairs', 'in-altar-room'];

/**
 * "with 7+ verses, in the altar’s room": before what is done then. Null on other cards, and if a part can't be
 * said this way.
 * @param before the conditions on the previous line: the same rooms are "there"
 */
export function describeSituation(
  condition: Condition,
  context: DescribeContext,
  before?: Condition,
): string | null {
  if (context.self !== 'rules') return null;
  const parts = partsOf(condition);
  const states = parts
    .filter((part) => roomsIn(part) === null)
    .map((part) => stateInWords(part, context, false));
  const said = states.filter((state) => state !== null);
  if (said.length < states.length) return null;
  const rooms = roomsOf(condition);
  const isThere = before !== undefined && roomsOf(before).join() === rooms.join();
  return [
    ...(said.length > 0
      ? [context.text('situation.with', { list: listed(said, context, 'and') })]
      : []),
    ...(rooms.length > 0
      ? [isThere ? context.text('situation.there') : inRooms(rooms, context)]
      : []),
  ].reduce((text, clause) => context.text('situation.and-then', { text, clause }));
}

const inRooms = (rooms: readonly string[], context: DescribeContext): string => {
  const names = rooms.map((room) => context.text(`situation.room.${room}`));
  return context.text('situation.in', { rooms: listed(names, context) });
};

/** What wins or loses a quest: "8 peals per hero". */
export function describeEnd(condition: Condition, context: DescribeContext): string {
  const isAny = condition.if === 'any';
  return (isAny ? condition.conditions : partsOf(condition))
    .map((part) => stateInWords(part, context, true) ?? describeCondition(part, context))
    .reduce((text, clause) => context.text(isAny ? 'situation.or-else' : 'and', { text, clause }));
}

/** Everything that has to hold. */
const partsOf = (condition: Condition): Condition[] =>
  condition.if === 'all' ? condition.conditions.flatMap(partsOf) : [condition];

const roomsOf = (condition: Condition): string[] =>
  partsOf(condition).flatMap((part) => roomsIn(part) ?? []);

/** The rooms of which "you" have to be in one; null for another condition. */
function roomsIn(condition: Condition): string[] | null {
  if (ROOMS.includes(condition.if)) return [condition.if];
  if (condition.if !== 'any') return null;
  return condition.conditions.every((inner) => ROOMS.includes(inner.if))
    ? condition.conditions.map((inner) => inner.if)
    : null;
}

/** "7+ verses", "no enemy in your room". @param isEnd the number is reached once, so "or more" goes without saying */
function stateInWords(
  condition: Condition,
  context: DescribeContext,
  isEnd: boolean,
  isNegated = false,
): string | null {
  if (condition.if === 'not') {
    return stateInWords(condition.condition, context, isEnd, !isNegated);
  }
  const negated = String(isNegated);
  if (condition.if === 'at-least') {
    const { number: amount, plural, each } = amountWords(condition.amount, context);
    const words = { negated, amount, plural, each, end: String(isEnd) };
    const own = ownMeasured(condition.what, each === '' ? plural : 2, context);
    if (own !== null) return context.text('situation.own', { ...words, own });
    const { what } = condition;
    const isRooms = typeof what === 'object' && 'count' in what && what.count === 'revealed-rooms';
    return isRooms ? context.text('situation.revealed-rooms', words) : null;
  }
  if (!STATES.includes(condition.if)) return null;
  const ally = 'ally' in condition ? context.figure(condition.ally) : '';
  return context.text(`situation.${condition.if}`, { negated, ally });
}
