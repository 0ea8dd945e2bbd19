import { z } from 'zod';
import type { Message } from '../../kernel/decision.ts';
import type { Happening } from '../../kernel/event.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import type { Recorded } from './comparing.ts';

/** How every file of ours begins; what it is comes after. */
const OURS = 'threadbound-';
/** What a file begins with that holds a whole match. */
export const MATCH_FORMAT = `${OURS}match`;
/** Grows when what read the version before can't read a file any more. */
export const MATCH_VERSION = 1;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const event = z.strictObject({
  type: z.string(),
  args: z.custom<JsonObject>(isObject),
  cause: z.string().optional(),
});

const title = z.custom<Message>((value) => isObject(value) && 'key' in (value as object));

const happening: z.ZodType<Happening> = z.strictObject({
  event,
  seats: z.union([z.literal('everyone'), z.array(z.string())]),
  otherwise: event.exactOptional(),
  chapter: z.string(),
  opens: z.strictObject({ id: z.string(), title }).exactOptional(),
});

const choice = z.strictObject({
  /** 0 for the set-up. */
  choice: z.number().int().min(0),
  at: z.iso.datetime(),
  seat: z.string().nullable(),
  /** Null for the set-up, and where the match went back: then the options name what was open there. */
  decision: z.string().nullable(),
  options: z.array(z.string()),
  happenings: z.array(happening),
});

const seat = z.strictObject({ seat: z.string(), characters: z.array(z.string()) });

const schema = z.strictObject({
  format: z.literal(MATCH_FORMAT),
  version: z.literal(MATCH_VERSION),
  id: z.string(),
  game: z.string(),
  /** The stamp of the cards, boards and rules that it was played with; see `GameRules.content`. */
  content: z.string(),
  /** Whether they were updated while it was played: then its choices mean other things by now. */
  rulesChanged: z.boolean(),
  status: z.enum(['playing', 'over', 'abandoned', 'broken']),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** From it comes everything that chance decides. Its SHA-256 was published at the start. */
  seed: z.string().regex(/^[0-9a-f]{32}$/, 'A seed has 32 hexadecimal digits'),
  seedHash: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'),
  /** Who sits there now. */
  seats: z.array(seat.extend({ name: z.string() })),
  /** What each seat held when the match began, as the rules were given it. */
  setup: z.array(seat),
  options: z.record(z.string(), z.string()),
  /** The position that it began with, where that was laid out: JSON as text. */
  scenario: z.string().exactOptional(),
  /** What its campaign handed in, where it was part of one. */
  brings: z.custom<JsonObject>(isObject).exactOptional(),
  outcome: z.strictObject({ winners: z.array(z.string()), reason: z.string() }).nullable(),
  /** The set-up, and every choice that counts, in order; without a decision, the match went back to there. */
  choices: z.array(choice).min(1, 'There is not even a set-up'),
  /** What only whoever runs the bot looks into, to find a fault. */
  internals: z.custom<JsonObject>(isObject).exactOptional(),
});

/** A whole match with everything that is hidden in it: to be verified, or to find a fault. */
export type MatchFile = z.infer<typeof schema>;

/** Why a file can't be verified. */
export type WrongFile =
  | { wrong: 'not-json' }
  | { wrong: 'not-ours' }
  /** One of ours without a seed: a report. */
  | { wrong: 'other-format'; format: string }
  | { wrong: 'other-version'; version: number }
  | { wrong: 'damaged'; problems: string };

const head = z.looseObject({ format: z.string().startsWith(OURS), version: z.number() });

/** The match in a file; or what is wrong with it. */
export function readMatchFile(text: string): MatchFile | WrongFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: 'not-json' };
  }
  const begins = head.safeParse(json);
  if (!begins.success) return { wrong: 'not-ours' };
  const { format, version } = begins.data;
  if (format !== MATCH_FORMAT) return { wrong: 'other-format', format };
  if (version !== MATCH_VERSION) return { wrong: 'other-version', version };
  const read = schema.safeParse(json);
  return read.success ? read.data : { wrong: 'damaged', problems: z.prettifyError(read.error) };
}

/** What the rules were given at the start. */
export const setupIn = ({ setup, options, seed, scenario, brings }: MatchFile): MatchSetup => ({
  seats: setup,
  options,
  seed,
  ...(scenario ? { scenario } : {}),
  ...(brings ? { brings } : {}),
});

export const recordedIn = ({ choices }: MatchFile): Recorded[] =>
  choices.map(({ seat, decision, options, happenings }) => ({
    seat,
    decisionId: decision,
    options,
    happenings,
  }));
