import { z } from 'zod';
import type { Match } from '../../../kernel/match.ts';

// Only what is named here is checked: the value itself is kept, with whatever else it contains.
const message = z.object({ key: z.string() });

const decision = z.object({
  id: z.string(),
  key: z.string(),
  how: z.enum(['one', 'group', 'each']),
  seats: z.array(z.string()),
  // Missing in matches saved before questions had it; then nobody else may know (`isPublic`).
  visibility: z.string().optional(),
  prompt: message,
  options: z.array(z.object({ id: z.string(), verb: z.string() })),
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
 * @returns the same value, not a copy; or what is wrong with it.
 */
export function readMatch(json: unknown): { match: Match } | { unreadable: string } {
  const read = envelope.safeParse(json);
  if (read.success) return { match: json as Match };
  return { unreadable: z.prettifyError(read.error) };
}
