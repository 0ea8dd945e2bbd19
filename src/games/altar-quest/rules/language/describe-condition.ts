import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import { type DescribeContext, nameTarget } from './describe.ts';
import { amountWords, describeAmount, ownCounted, speaksOfTarget } from './describe-amount.ts';

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

/** "the room with the stairs or the altar’s room", if "you" have to be in one of them. */
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

/** Conditions that can be attached to figures' nouns. */
const QUALIFIERS: readonly string[] = [
  ...PLACES,
  'enemy-within',
  'feature-within',
  'character-within',
];

/**
 * A condition attached to figures' nouns, if possible: each hero "with at least 2 threat tokens", "within 1
 * space of a feature". Null for others.
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
