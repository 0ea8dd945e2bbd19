import { z } from 'zod';
import { type CardDefinitionId, RHUNES } from '../terms.ts';
import { type Amount, amountSchema } from './amount.ts';

/** What has to be true for an effect, a passive value, a victory. */
export type Condition =
  | { if: 'at-least'; what: Amount; amount: Amount }
  | { if: 'enemy-within'; range: number }
  | { if: 'feature-within'; range: number }
  | { if: 'character-within'; range: number; of: 'you' | 'this' }
  | { if: 'target-within'; range: number }
  | { if: 'enemies-in-room' }
  | { if: 'characters-in-this-room' }
  | { if: 'no-characters-in-this-room' }
  | { if: 'damaged' }
  | { if: 'target-exhausted' }
  /** Another enemy is this near to the target. */
  | { if: 'enemy-near-target'; range: number }
  /** An enemy that this enemy upgrade strengthens is this near to "you". */
  | { if: 'strengthened-within'; range: number }
  | { if: 'altar-found' }
  /** It has neither come nor been defeated. */
  | { if: 'villain-schemes' }
  | { if: 'villain-spawned' }
  | { if: 'villain-defeated' }
  | { if: 'quarry-on-board' }
  | { if: 'quarry-defeated' }
  | { if: 'in-altar-room' }
  | { if: 'in-this-room' }
  | { if: 'on-stairs' }
  | { if: 'die-shows'; rhune: (typeof RHUNES)[number] }
  | { if: 'every-hero-on-stairs' }
  | { if: 'alone' }
  /** Nobody else plays a hero in this match. */
  | { if: 'one-hero' }
  /** An ally who is on the board, one who has been defeated, and where one stands. */
  | { if: 'ally-in-play' | 'ally-defeated'; ally: CardDefinitionId }
  | { if: 'ally-in-room'; ally: CardDefinitionId; room: 'stairs' | 'altar' | 'this' }
  | { if: 'character-exhausted' }
  | { if: 'not'; condition: Condition }
  | { if: 'all'; conditions: Condition[] }
  | { if: 'any'; conditions: Condition[] };

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('if', [
    z.strictObject({ if: z.literal('at-least'), what: amountSchema, amount: amountSchema }),
    z.strictObject({ if: z.literal('enemy-within'), range: z.number().int().positive() }),
    z.strictObject({ if: z.literal('feature-within'), range: z.number().int().positive() }),
    z.strictObject({
      if: z.literal('character-within'),
      range: z.number().int().positive(),
      of: z.enum(['you', 'this']),
    }),
    z.strictObject({ if: z.literal('target-within'), range: z.number().int().positive() }),
    z.strictObject({ if: z.literal('enemies-in-room') }),
    z.strictObject({ if: z.literal('characters-in-this-room') }),
    z.strictObject({ if: z.literal('no-characters-in-this-room') }),
    z.strictObject({ if: z.literal('damaged') }),
    z.strictObject({ if: z.literal('target-exhausted') }),
    z.strictObject({
      if: z.enum(['enemy-near-target', 'strengthened-within']),
      range: z.number().int().positive(),
    }),
    z.strictObject({ if: z.literal('altar-found') }),
    z.strictObject({ if: z.literal('villain-schemes') }),
    z.strictObject({ if: z.literal('villain-spawned') }),
    z.strictObject({ if: z.literal('villain-defeated') }),
    z.strictObject({ if: z.literal('quarry-on-board') }),
    z.strictObject({ if: z.literal('quarry-defeated') }),
    z.strictObject({ if: z.literal('in-altar-room') }),
    z.strictObject({ if: z.literal('in-this-room') }),
    z.strictObject({ if: z.literal('on-stairs') }),
    z.strictObject({ if: z.literal('die-shows'), rhune: z.enum(RHUNES) }),
    z.strictObject({ if: z.literal('every-hero-on-stairs') }),
    z.strictObject({ if: z.literal('alone') }),
    z.strictObject({ if: z.literal('one-hero') }),
    z.strictObject({ if: z.enum(['ally-in-play', 'ally-defeated']), ally: z.string().min(1) }),
    z.strictObject({
      if: z.literal('ally-in-room'),
      ally: z.string().min(1),
      room: z.enum(['stairs', 'altar', 'this']),
    }),
    z.strictObject({ if: z.literal('character-exhausted') }),
    z.strictObject({ if: z.literal('not'), condition: conditionSchema }),
    z.strictObject({ if: z.literal('all'), conditions: z.array(conditionSchema).min(2) }),
    z.strictObject({ if: z.literal('any'), conditions: z.array(conditionSchema).min(2) }),
  ]),
);
