import { z } from 'zod';
import type { Message } from '../../kernel/decision.ts';
import type { Standing } from '../../kernel/standing.ts';

const objectWith = <T>(name: keyof T & string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && name in value);

const schema = z.object({
  /** The round whose message is open. */
  round: z.number().nullable().default(null),
  /** The round that the match began with; null for a match begun before that was noted. */
  firstRound: z.number().nullable().default(null),
  /** Which part of a chapter's message is being written, and how many characters it has. */
  chapters: z
    .record(
      z.string(),
      z.object({ title: objectWith<Message>('key'), part: z.number(), length: z.number() }),
    )
    .default({}),
  /** The open call: what it asks, whom it notifies, and when it is or was due (ISO 8601). */
  call: z
    .object({
      key: z.string(),
      decisions: z.array(z.string()),
      mentions: z.array(z.string()),
      dueAt: z.string(),
    })
    .nullable()
    .default(null),
  /** Calls made so far; numbers the next. */
  calls: z.number().default(0),
  /** Open messages of turns and questions, by their slots' keys, as earlier versions made them: the next call replaces them. */
  outdated: z.array(z.string()).default([]),
  /** Seats that are waited for, and were notified of it or needed not be. */
  called: z.array(z.string()).default([]),
  /** When each seat has chosen last (ISO 8601). */
  acted: z.record(z.string(), z.string()).default({}),
  /**
   * Whose turn it is, and where on the stack the procedure stands that asked: the turn lasts until it is
   * over. Null for a turn noted before that was.
   */
  turn: z
    .object({
      round: z.number(),
      seats: z.array(z.string()),
      asker: z.object({ procedure: z.string(), at: z.number() }).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Seats that companions play, each with the person who may take it back; null where there is none. */
  companions: z
    .record(z.string(), z.object({ userId: z.string(), name: z.string() }).nullable())
    .default({}),
  /** Answers that seats have given for good, each with the round in which that was. */
  standing: z
    .record(z.string(), z.array(objectWith<Standing & { round: number }>('id')))
    .default({}),
  /** The users who want to end the match early. */
  ending: z.array(z.string()).default([]),
  /** When each open decision was opened (ISO 8601). */
  asked: z.record(z.string(), z.string()).default({}),
  /** `GameRules.underWay` of the saved match; empty when it is not known. */
  underWay: z.string().default(''),
  /** Whether the rules were updated while the match was played. */
  rulesChanged: z.boolean().default(false),
  /** Notices made so far; numbers the next. */
  notices: z.number().default(0),
});

/**
 * What the table notes about its own work on a match, saved with it: which public messages are open
 * and how far they are written.
 */
export type Desk = z.infer<typeof schema>;

export const emptyDesk = (): Desk => schema.parse({});

/** The slot of a part of a chapter; the first part is 1. */
export const chapterSlot = (chapter: string, part: number): string =>
  part === 1 ? `chapter:${chapter}` : `chapter:${chapter}:${part}`;

export const roundSlot = (round: number): string => `round:${round}`;

/**
 * The slots of the messages that are open in a match in play: the chapter that is being written, the
 * round's board, and the call.
 * @param chapter the chapter that the match is in
 */
export function openMessages({ chapters, round, call, outdated }: Desk, chapter: string | null) {
  const written = chapter === null ? undefined : chapters[chapter];
  return [
    ...(chapter !== null && written ? [chapterSlot(chapter, written.part)] : []),
    ...(round === null ? [] : [roundSlot(round)]),
    ...outdated,
    ...(call ? [call.key] : []),
  ];
}

/** @param json What was saved. Notes that can't be read are begun anew: a message is then repeated, nothing is lost. */
export function readDesk(json: unknown): Desk {
  const read = schema.safeParse(json);
  if (!read.success) return emptyDesk();
  const earlier = earlierSchema.safeParse(json);
  const outdated = earlier.success ? outdatedIn(earlier.data) : [];
  return { ...read.data, outdated: [...read.data.outdated, ...outdated] };
}

/** A turn and every question had messages of their own. */
const earlierSchema = z.object({
  turn: z.object({ key: z.string() }).nullable().catch(null),
  prompts: z.record(z.string(), z.unknown()).catch({}),
});

const outdatedIn = ({ turn, prompts }: z.infer<typeof earlierSchema>): string[] => [
  ...(turn ? [turn.key] : []),
  ...Object.keys(prompts),
];
