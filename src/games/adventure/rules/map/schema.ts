import { z } from 'zod';
import { identifier } from '../../../../cards/identifier.ts';
import { COLORS, RESOURCES } from '../terms.ts';
import { type MapDefinition, type SpaceDefinition, TERRAINS } from './definition.ts';

const id = identifier(28);

const hundredths = z.number().min(0).max(100);

const space: z.ZodType<SpaceDefinition> = z.strictObject({
  id,
  at: z.tuple([hundredths, hundredths]),
  color: z.enum(COLORS),
  terrain: z.enum(TERRAINS),
  city: z.literal(true).optional(),
  resources: z.array(z.enum(RESOURCES)).min(1).max(5),
  key: z.literal(true).optional(),
  encounter: id.optional(),
});

const side = z.number().int().min(1).max(20);

/** What a map may say. Unknown properties are refused. */
export const mapSchema: z.ZodType<MapDefinition> = z.strictObject({
  id,
  shape: z.tuple([side, side]),
  spaces: z.array(space).min(1),
  paths: z.array(z.tuple([id, id])),
});
