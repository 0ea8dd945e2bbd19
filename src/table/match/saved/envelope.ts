import { z } from 'zod';
import type { Match } from '../../../kernel/match.ts';
import { type PackedMatch, unpackMatch } from './packed-match.ts';

// Only what is named here is checked: the value itself is kept, with whatever else it contains.
const message = z.object({ key: z.string() });

const option = z.object({ id: z.string(), verb: z.string() });

const alike = option.extend({
  args: z.record(z.string(), z.unknown()),
  of: z.array(z.string()).min(1),
  each: z.array(z.union([z.string(), z.number(), z.null()])),
});

const decision = z.object({
  id: z.string(),
  key: z.string(),
  how: z.enum(['one', 'group', 'each']),
  seats: z.array(z.string()),
  // Missing in matches saved before questions had it; then nobody else may know (`isPublic`).
  visibility: z.string().optional(),
  prompt: message,
  options: z.array(z.union([alike, option.extend({ each: z.undefined().optional() })])),
  choose: z.object({ min: z.number(), max: z.number() }),
  fallback: z.array(z.string()),
});

const word = z.number().int().min(0).max(0xffffffff);

const envelope = z.object({
  gameId: z.string(),
  content: z.string(),
  seats: z.array(z.string()),
  state: z.unknown().refine((state) => typeof state === 'object' && state !== null),
  stack: z.array(z.object({ procedure: z.string(), step: z.string(), data: z.object({}) })),
  open: z.array(decision),
  random: z.object({ words: z.tuple([word, word, word, word]) }),
  inputs: z.number().int().min(0),
  questions: z.number().int().min(0),
  chapter: z.object({ id: z.string(), title: message }),
  outcome: z.object({ winners: z.array(z.string()), reason: z.string() }).nullable(),
});

/**
 * Checks that a saved value has the form of a match. The game's own state is its game's business.
 * @returns the match, which shares the value's parts; or what is wrong with it.
 */
export function readMatch(json: unknown): { match: Match } | { unreadable: string } {
  const read = envelope.safeParse(json);
  if (read.success) return { match: unpackMatch(json as PackedMatch) };
  return { unreadable: z.prettifyError(read.error) };
}
