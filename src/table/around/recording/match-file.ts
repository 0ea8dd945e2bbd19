import { z } from 'zod';
import type { Message } from '../../../kernel/decision.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { MatchSetup } from '../../../kernel/setup.ts';
import { type JsonBudget, OverBudget, parseWithin } from '../../../outside/json.ts';
import { atMost, listOf, onlyThese } from '../../../outside/lists.ts';
import type { Recorded } from './comparing.ts';

/** How every file of ours begins; its kind comes after. */
const OURS = 'threadbound-';
/** How a file begins that holds a whole match. */
export const MATCH_FORMAT = `${OURS}match`;
/** Goes up when readers of the previous version can no longer read a file. */
export const MATCH_VERSION = 1;

/**
 * Bytes of a file that is taken in, as it comes and unpacked. The longest of 360 games, The Adventure Game of
 * four who choose at random, has 3 MB, 192,000 values and 5,900 choices; one that is played to win has a tenth
 * of that. An administrator's file also holds what was undone.
 */
export const MOST_BYTES = 16_000_000;
/** The same in megabytes, for people to read. */
export const MOST_MEGABYTES = MOST_BYTES / 1_000_000;
/** Our files nest 10 deep, with the match inside. */
const BUDGET: JsonBudget = { characters: MOST_BYTES, values: 1_000_000, depth: 50 };
const MOST_CHOICES = 30_000;
/** Observed for one choice: at most 71 happenings, and 4 options chosen. */
const MOST_HAPPENINGS = 1_000;
const MOST_CHOSEN = 200;
/** Seats of a match, characters of a seat, and the winners or viewers of something. */
const MOST_SEATS = 50;
/** Options of a lobby: Altar Quest has 14. */
const MOST_OPTIONS = 200;
/** Characters of JSON that a match begins with: the documents' scenarios have 2,000, a campaign hands in 3,000. */
const MOST_BROUGHT = 100_000;
/** Characters of what is said about a file that is damaged. */
const MOST_SAID = 1_000;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const event = onlyThese({
  type: z.string(),
  args: z.custom<JsonObject>(isObject),
  cause: z.string().optional(),
});

const title = z.custom<Message>((value) => isObject(value) && 'key' in (value as object));

const happening: z.ZodType<Happening> = onlyThese({
  event,
  seats: z.union([z.literal('everyone'), listOf(z.string(), { most: MOST_SEATS })]),
  otherwise: event.exactOptional(),
  chapter: z.string(),
  opens: onlyThese({ id: z.string(), title }).exactOptional(),
});

const choice = onlyThese({
  /** 0 for the set-up. */
  choice: z.number().int().min(0),
  at: z.iso.datetime(),
  seat: z.string().nullable(),
  /** Null for the set-up, and if the match went back: then the options name the questions that were open there. */
  decision: z.string().nullable(),
  options: listOf(z.string(), { most: MOST_CHOSEN }),
  happenings: listOf(happening, { most: MOST_HAPPENINGS }),
});

const seat = {
  seat: z.string(),
  characters: listOf(z.string(), { most: MOST_SEATS }),
};

const brought = z.custom<JsonObject>(
  (value) => isObject(value) && JSON.stringify(value).length <= MOST_BROUGHT,
);

const schema = onlyThese({
  format: z.literal(MATCH_FORMAT),
  version: z.literal(MATCH_VERSION),
  id: z.string(),
  game: z.string(),
  /** The stamp of the cards, boards and rules that it was played with; see `GameRules.content`. */
  content: z.string(),
  /** Whether these were updated while it was played: then its choices mean other things by now. */
  rulesChanged: z.boolean(),
  status: z.enum(['playing', 'over', 'abandoned', 'broken']),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Everything that chance decides comes from it. Its SHA-256 was published at the start. */
  seed: z.string().regex(/^[0-9a-f]{32}$/, 'A seed has 32 hexadecimal digits'),
  seedHash: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'),
  /** Who sits there now. */
  seats: listOf(onlyThese({ ...seat, name: z.string() }), { most: MOST_SEATS }),
  /** What each seat held when the match began, as the rules were given it. */
  setup: listOf(onlyThese(seat), { most: MOST_SEATS }),
  options: atMost(MOST_OPTIONS, z.record(z.string(), z.string())),
  /** The position that it began with, if one was laid out: JSON as text. */
  scenario: z.string().max(MOST_BROUGHT).exactOptional(),
  /** What its campaign handed in, if it was part of one. */
  brings: brought.exactOptional(),
  outcome: onlyThese({
    winners: listOf(z.string(), { most: MOST_SEATS }),
    reason: z.string(),
  }).nullable(),
  /** The set-up, and every choice that counts, in order; without a decision, the match went back to there. */
  choices: listOf(choice, { least: 1, most: MOST_CHOICES }),
  /** Only for the bot's owner, to track down a fault. */
  internals: z.custom<object>(isObject).exactOptional(),
});

/** A whole match with everything that is hidden in it: for verifying it, or tracking down a fault. */
export type MatchFile = z.infer<typeof schema>;

/** Why a file can't be verified. */
export type WrongFile =
  | { wrong: 'not-json' }
  /** It holds more than a match can. */
  | { wrong: 'too-much' }
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
    json = parseWithin(text, BUDGET);
  } catch (error) {
    return { wrong: error instanceof OverBudget ? 'too-much' : 'not-json' };
  }
  const begins = head.safeParse(json);
  if (!begins.success) return { wrong: 'not-ours' };
  const { format, version } = begins.data;
  if (format !== MATCH_FORMAT) return { wrong: 'other-format', format };
  if (version !== MATCH_VERSION) return { wrong: 'other-version', version };
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  return { wrong: 'damaged', problems: z.prettifyError(read.error).slice(0, MOST_SAID) };
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
