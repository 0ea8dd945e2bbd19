import { z } from 'zod';
import { type Overlay, overlaySchema } from '../../../cards/overlays/overlays.ts';
import { CannotBeAdded, packOf } from '../../../kernel/packs.ts';
import type { Definition } from './cards/definition.ts';
import { OVERLAYS } from './cards/overlays.ts';
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
  /** Only packs have any. */
  overlays?: readonly Overlay[];
}

export const contentSchema: z.ZodType<AdventureContent> = z.strictObject({
  cards: z.array(definitionSchema).optional(),
  maps: z.array(mapSchema).optional(),
  overlays: z.array(overlaySchema).optional(),
});

export const idsOf = ({ cards = [], maps = [], overlays = [] }: AdventureContent): string[] => [
  ...cards.map(({ id }) => id),
  ...maps.flatMap(({ id, spaces }) => [id, ...spaces.map((space) => space.id)]),
  ...overlays.map(({ id }) => id),
];

/** @throws CannotBeAdded with what is wrong with the first thing that can't be registered */
export function registerContent({ cards = [], maps = [], overlays = [] }: AdventureContent): void {
  registerCards(cards);
  // Which cards take part on a map depends on them.
  overlays.forEach(OVERLAYS.add);
  for (const map of maps) registerMap(map);
  const digest = packOf(cards[0]?.id ?? '');
  const problems = digest === null ? [] : problemsOfCards(digest);
  if (problems.length > 0) throw new CannotBeAdded(problems);
}
