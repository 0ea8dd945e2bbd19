import { z } from 'zod';
import type { Match } from '../../kernel/match.ts';

const message = z.looseObject({ key: z.string() });

const decision = z.looseObject({
  id: z.string(),
  key: z.string(),
  how: z.enum(['one', 'group', 'each']),
  seats: z.array(z.string()),
  // Missing in matches saved before questions said it; then nobody else may know (`isPublic`).
  visibility: z.string().optional(),
  prompt: message,
  options: z.array(z.looseObject({ id: z.string(), verb: z.string() })),
  choose: z.object({ min: z.number(), max: z.number() }),
  fallback: z.array(z.string()),
});

const word = z.number().int().min(0).max(0xffffffff);

const envelope = z.looseObject({
  gameId: z.string(),
  content: z.string(),
  seats: z.array(z.string()),
  state: z.unknown().refine((state) => typeof state === 'object' && state !== null),
  stack: z.array(
    z.looseObject({ procedure: z.string(), step: z.string(), data: z.looseObject({}) }),
  ),
  open: z.array(decision),
  random: z.looseObject({ words: z.tuple([word, word, word, word]) }),
  inputs: z.number().int().min(0),
  questions: z.number().int().min(0),
  chapter: z.looseObject({ id: z.string(), title: message }),
  outcome: z.looseObject({ winners: z.array(z.string()), reason: z.string() }).nullable(),
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
