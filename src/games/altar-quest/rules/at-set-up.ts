import type { PackRemark } from '../../../kernel/packs.ts';
import type { CardDefinition } from './cards/definition.ts';

/** Kinds of effects that need nobody on the board: no hero is there before the start room is known (AQ-070). */
const AT_SET_UP: readonly string[] = [
  'sentences',
  'sequence',
  'when',
  'if-unable',
  'choose',
  'may',
  'repeat',
  'each',
  'supply',
  'focus',
  'draw',
  'discard-hand',
  'card-tokens',
  'discard-top',
];

/** What a Setup effect asks for that isn't there yet: with it, no match could begin. */
export function* faultsAtSetUp({ id, abilities = [] }: CardDefinition): Iterable<PackRemark> {
  for (const ability of abilities) {
    if (ability.keyword !== 'setup') continue;
    const early = tooEarlyIn(ability);
    if (early === null) continue;
    yield { id, what: [{ key: 'altar-quest.packs.at-set-up', args: { id, what: early } }] };
  }
}

/** The first part that is too early, by its name. */
function tooEarlyIn(part: unknown): string | null {
  if (typeof part !== 'object' || part === null) return null;
  const { kind, if: condition, of } = part as { [property: string]: unknown };
  if (typeof kind === 'string' && !AT_SET_UP.includes(kind)) return kind;
  if (typeof condition === 'string' && condition !== 'one-hero') return condition;
  if (of !== undefined && of !== 'heroes') return String(of);
  for (const property of ['where', 'count', 'dice', 'rhunes']) {
    if (property in part) return property;
  }
  return Object.values(part).reduce<string | null>((found, one) => found ?? tooEarlyIn(one), null);
}
