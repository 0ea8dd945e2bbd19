import { type DescribeContext, mention } from '../../language/describe.ts';
import { describeCondition, describeQualifier } from '../../language/describe-condition.ts';
import type { EffectNodes } from '../../language/effect.ts';
import { areCharacters, type Filter } from '../../language/filter.ts';
import { kindOf, namesItsSubject } from '../../language/registry.ts';

type Each = EffectNodes['each'];
type Target = EffectNodes['target'];

/** What to call figures when they are mentioned again. */
const AGAIN = {
  heroes: 'again-hero',
  characters: 'again-character',
  enemies: 'again-enemy',
  traps: 'again-enemy',
} as const;

/** "each hero within 3 spaces draws 1 card", "deal 1 damage to each enemy in your room". */
export function describeEach(each: Each, context: DescribeContext): string {
  const { noun, ...node } = qualified(each, context);
  if (!areCharacters(node.of)) {
    const isOneClause = !kindOf(node.effect).isCompound;
    const target = mention(
      isOneClause ? noun : context.text('again-enemy'),
      context.text('again-enemy'),
    );
    const clause = context.inner(node.effect, { target });
    return isOneClause && target.used ? clause : context.text('for-each', { noun, clause });
  }
  return describeAboutHero(node, noun, context);
}

/** "each hero with at least 2 threat tokens", if a condition is better attached to the figures themselves. */
function qualified(node: Each, context: DescribeContext): Each & { noun: string } {
  const noun = describeFigures(node, 'each', context);
  const { effect } = node;
  if (effect.kind !== 'when' || effect.otherwise) return { ...node, noun };
  const qualifier = qualifierOf(noun, effect, context);
  if (qualifier === null) return { ...node, noun };
  return { ...node, effect: effect.effect, noun: context.text('qualified', { noun, qualifier }) };
}

/** After a comma, a qualifier would have no noun to belong to. */
const qualifierOf = (
  noun: string,
  { condition }: EffectNodes['when'],
  context: DescribeContext,
): string | null => (noun.endsWith(',') ? null : describeQualifier(condition, context));

/** "deal 2 damage to an enemy within 3 spaces, then push it up to 1 space", "a hero heals 2 damage". */
export function describeTarget(node: Target, context: DescribeContext): string {
  const noun = describeFigures(node, 'one', context);
  if (node.as === 'you') return describeAboutHero(node, noun, context);
  const again = context.text(AGAIN[node.of]);
  // Anything that depends on who was chosen, or on dice rolled about them, comes after the choice.
  if (node.effect.kind === 'when' || node.effect.kind === 'test') {
    const clause = context.inner(node.effect, { target: mention(again, again) });
    return context.text('chosen', { noun, clause });
  }
  const target = mention(noun, again);
  const clause = context.inner(node.effect, { target });
  return target.used ? clause : context.text('chosen', { noun, clause });
}

function describeAboutHero(
  { of, effect }: Each | Target,
  noun: string,
  context: DescribeContext,
): string {
  const again = context.text(AGAIN[of]);
  const about = context.in({ voice: 'hero', target: mention(again, again) });
  if (effect.kind === 'when') {
    const qualifier = effect.otherwise ? qualifierOf(noun, effect, about) : null;
    if (effect.otherwise && qualifier !== null) {
      return context.text('qualified-otherwise', {
        noun,
        qualifier,
        clause: about.inner(effect.effect, { isJoined: true }),
        otherwise: about.inner(effect.otherwise),
      });
    }
    return context.text(effect.otherwise ? 'subject-if-otherwise' : 'subject-if', {
      again,
      noun: noun.replace(/,$/, ''),
      condition: describeCondition(effect.condition, about),
      clause: about.inner(effect.effect, effect.otherwise ? { isJoined: true } : {}),
      otherwise: effect.otherwise ? about.inner(effect.otherwise) : '',
    });
  }
  const clause = about.inner(effect);
  return context.text(namesItsSubject(effect) ? 'for-each' : 'subject', { noun, clause });
}

/** "each hero within 3 spaces, you included,", "an enemy in this trap’s room". */
function describeFigures(
  { of, where = {} }: { of: Each['of']; where?: Filter },
  which: 'each' | 'one',
  context: DescribeContext,
): string {
  const noun = context.text('figure', {
    of,
    trait: where.trait ?? 'none',
    traitName: where.trait ? context.trait(where.trait) : '',
  });
  const place = describePlace(where, context);
  if (where.marked) return context.text('figure-marked', { noun });
  if (where.most) {
    const placed = place === '' ? '' : ` ${place}`;
    return context.text('figure-with-most', { noun, most: where.most, place: placed });
  }
  const isAboutYou =
    areCharacters(of) && (where.from ?? 'you') === 'you' && context.voice === 'you';
  return context.text(`figures-${which}`, {
    noun,
    of,
    other: String(where.other ?? false),
    damaged: String(where.damaged ?? false),
    trait: where.trait ?? 'none',
    place: place === '' ? '' : ` ${place}`,
    included: String(isAboutYou && where.range !== undefined && !where.other),
    itself: String(!areCharacters(of) && where.from === 'target' && where.range !== undefined),
  });
}

function describePlace(where: Filter, context: DescribeContext): string {
  const from = where.from ?? 'you';
  const near =
    where.range !== undefined
      ? context.text('within', { range: where.range, from })
      : where.room
        ? context.text('in-room', { from })
        : '';
  if (!where.sight) return near;
  const sight = context.text('in-sight', { from, near: String(near !== '') });
  return near === '' ? sight : context.text('and', { text: near, clause: sight });
}
