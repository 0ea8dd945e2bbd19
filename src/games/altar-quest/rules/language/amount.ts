import { z } from 'zod';
import { RHUNES } from '../terms.ts';

/** What can be counted when a number is needed. */
const COUNTS = [
  'threat-tokens',
  'threat-tokens-here',
  'threat-tokens-on-target',
  'focus',
  'hand',
  'supply',
  'enemies-in-room',
  'heroes-in-room',
  'characters-in-room',
  'damage-on-you',
  'damage-on-target',
  'damage-here',
  'revealed-rooms',
  'quest-tokens-here',
  'quest-tokens-on-rules',
  'quest-tokens-on-altar',
  'progress-here',
  'search-tokens-here',
  'villain-area',
  'round',
  'successes',
] as const;
export type Count = (typeof COUNTS)[number];

/** A number on a card: fixed, times the number of heroes ("P", AQ-040), or counted when it is needed. */
export type Amount =
  | number
  | { perHero: number }
  | { count: Count; times?: number; most?: number }
  | { dice: (typeof RHUNES)[number] };

export const amountSchema: z.ZodType<Amount> = z.union([
  z.number().int(),
  z.strictObject({ perHero: z.number().int().positive() }),
  z.strictObject({
    count: z.enum(COUNTS),
    times: z.number().int().optional(),
    most: z.number().int().positive().optional(),
  }),
  z.strictObject({ dice: z.enum(RHUNES) }),
]);

/** Whether an amount takes away instead of giving. */
export const isLoss = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : 'count' in amount && (amount.times ?? 1) < 0;
