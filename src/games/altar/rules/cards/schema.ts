import { z } from 'zod';
import { identifier } from '../../../../cards/identifier.ts';
import { effectSchema } from '../language/registry.ts';
import { DENIALS, KINDS } from '../terms.ts';
import { type FollowerDefinition, type GodDefinition, MOMENTS } from './definition.ts';

const id = identifier(20);

const answer = { moment: z.enum(MOMENTS), effect: effectSchema };

/** What a follower card may say. Unknown properties are refused. */
export const followerSchema: z.ZodType<FollowerDefinition> = z
  .strictObject({
    id,
    copies: z.number().int().min(1).max(12),
    kind: z.enum(KINDS).optional(),
    freeAction: z.literal(true).optional(),
    worship: z.literal(true).optional(),
    ritual: z.union([z.literal(1), z.literal(2)]).optional(),
    protects: z.array(z.enum(KINDS)).min(1).optional(),
    guards: z.literal(true).optional(),
    answers: z.strictObject(answer).optional(),
    counts: z.union([z.literal(1), z.literal(2)]).optional(),
    denies: z.enum(DENIALS).optional(),
    ability: effectSchema.optional(),
  })
  .refine(
    ({ protects, guards, answers, counts, worship }) =>
      worship || !(protects || guards || answers || counts),
    'Who protects, answers or counts needs to worship.',
  )
  .refine(({ freeAction, ability }) => !freeAction || ability, 'A Free Action needs an ability.');

const powerSchema = z.discriminatedUnion('power', [
  z.strictObject({ power: z.literal('begins') }),
  z.strictObject({ power: z.literal('wins-ties') }),
  z.strictObject({ power: z.literal('starts-active') }),
  z.strictObject({ power: z.literal('pierces'), kind: z.enum(KINDS) }),
  z.strictObject({ power: z.literal('draws-discard') }),
  z.strictObject({ power: z.literal('withstands') }),
  z.strictObject({
    power: z.literal('when'),
    ...answer,
  }),
]);

export const godSchema: z.ZodType<GodDefinition> = z.strictObject({
  id,
  powers: z.array(powerSchema).min(1),
});
