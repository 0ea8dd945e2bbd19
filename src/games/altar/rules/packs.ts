import { z } from 'zod';
import { type Overlay, overlaySchema } from '../../../cards/overlays/overlays.ts';
import type { FollowerDefinition, GodDefinition } from './cards/definition.ts';
import { OVERLAYS } from './cards/overlays.ts';
import { registerCards } from './cards/register-cards.ts';
import { followerSchema, godSchema } from './cards/schema.ts';

/** What a pack, or the box, brings to Altar. */
export interface AltarContent {
  /** A pack's own are in the deck only where one of its overlays puts them. */
  followers?: readonly FollowerDefinition[];
  gods?: readonly GodDefinition[];
  /** Only packs have any. */
  overlays?: readonly Overlay[];
}

export const contentSchema: z.ZodType<AltarContent> = z.strictObject({
  followers: z.array(followerSchema).optional(),
  gods: z.array(godSchema).optional(),
  overlays: z.array(overlaySchema).optional(),
});

export const idsOf = ({ followers = [], gods = [], overlays = [] }: AltarContent): string[] =>
  [...followers, ...gods, ...overlays].map(({ id }) => id);

/** @throws CannotBeAdded with everything that is wrong with it */
export function registerContent({ followers = [], gods = [], overlays = [] }: AltarContent): void {
  registerCards({ followers, gods });
  overlays.forEach(OVERLAYS.add);
}
