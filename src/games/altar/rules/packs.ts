import { z } from 'zod';
import type { FollowerDefinition, GodDefinition } from './cards/definition.ts';
import { registerCards } from './cards/register-cards.ts';
import { followerSchema, godSchema } from './cards/schema.ts';

/** What a pack, or the box, brings to Altar. */
export interface AltarContent {
  followers?: readonly FollowerDefinition[];
  gods?: readonly GodDefinition[];
}

export const contentSchema: z.ZodType<AltarContent> = z.strictObject({
  followers: z.array(followerSchema).optional(),
  gods: z.array(godSchema).optional(),
});

export const idsOf = ({ followers = [], gods = [] }: AltarContent): string[] => [
  ...followers.map(({ id }) => id),
  ...gods.map(({ id }) => id),
];

/** @throws CannotBeAdded with everything that is wrong with it */
export const registerContent = ({ followers = [], gods = [] }: AltarContent): void =>
  registerCards({ followers, gods });
