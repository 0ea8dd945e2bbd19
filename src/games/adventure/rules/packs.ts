import { z } from 'zod';
import { CannotBeAdded, type PackRemark, packOf } from '../../../kernel/packs.ts';
import type { Definition } from './cards/definition.ts';
import { registerCards } from './cards/register-cards.ts';
import { definitionSchema } from './cards/schema.ts';
import { problemsOfCards } from './map/check-map.ts';
import type { MapDefinition } from './map/definition.ts';
import { registerMap } from './map/register-map.ts';
import { mapSchema } from './map/schema.ts';

/** What a pack, or the box, brings to The Adventure Game. */
export interface AdventureContent {
  cards?: readonly Definition[];
  maps?: readonly MapDefinition[];
}

export const contentSchema: z.ZodType<AdventureContent> = z.strictObject({
  cards: z.array(definitionSchema).optional(),
  maps: z.array(mapSchema).optional(),
});

export const idsOf = ({ cards = [], maps = [] }: AdventureContent): string[] => [
  ...cards.map(({ id }) => id),
  ...maps.flatMap(({ id, spaces }) => [id, ...spaces.map((space) => space.id)]),
];

/** @throws CannotBeAdded with what is wrong with the first thing that can't be registered */
export function registerContent({ cards = [], maps = [] }: AdventureContent): void {
  registerCards(cards);
  for (const map of maps) registerMap(map);
  const digest = packOf(cards[0]?.id ?? '');
  const problems = digest === null ? [] : problemsOfCards(digest);
  if (problems.length > 0) throw new CannotBeAdded(problems);
}

/** Ability cards that are in nobody's deck. */
export function* faultsIn({ cards = [] }: AdventureContent): Iterable<PackRemark> {
  const characters = new Set(cards.flatMap((one) => (one.type === 'character' ? one.id : [])));
  for (const card of cards) {
    if (card.type === 'ability' && !characters.has(card.character)) {
      yield {
        id: card.id,
        what: [{ key: 'adventure.packs.card.of-nobody', args: { character: card.character } }],
      };
    }
  }
}

/** Cards that no match is played with: those of a pack are only on its own maps. */
export function remarksOn({ cards = [], maps = [] }: AdventureContent): PackRemark[] {
  if (maps.length > 0) return [];
  return cards.flatMap(({ id, type }) =>
    type === 'character' || type === 'ability'
      ? []
      : [{ id, what: [{ key: 'adventure.packs.card.without-map' }] }],
  );
}
