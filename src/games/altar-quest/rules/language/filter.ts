import { z } from 'zod';
import type { Figures } from '../terms.ts';

/** What a hero can have the most of. */
const MOST = ['focus', 'hand', 'damage', 'health-left'] as const;
export type Most = (typeof MOST)[number];

/** Which figures an effect reaches, seen from "you" or from the card's own figure ("this"). */
export interface Filter {
  /** Spaces, measured as AQ-121 says. */
  range?: number;
  from?: 'you' | 'this' | 'target' | 'marked' | 'villain';
  /** In the same room as `from`. */
  room?: true;
  sight?: true;
  /** Not "you"; if it is measured from the marked hero or the target, not that one. */
  other?: true;
  damaged?: true;
  trait?: string;
  /** The hero whom this card marks. */
  marked?: true;
  /** Of heroes that match all the rest: the one with the most, or all of them if tied. */
  most?: Most;
}

export const filterSchema = z.strictObject({
  range: z.number().int().positive().optional(),
  from: z.enum(['you', 'this', 'target', 'marked', 'villain']).optional(),
  room: z.literal(true).optional(),
  sight: z.literal(true).optional(),
  other: z.literal(true).optional(),
  damaged: z.literal(true).optional(),
  trait: z.string().optional(),
  marked: z.literal(true).optional(),
  most: z.enum(MOST).optional(),
});

/** Whether they are on the heroes' side, each a "you" of their own when an effect reaches them. */
export const areCharacters = (of: Figures): boolean => of === 'heroes' || of === 'characters';
