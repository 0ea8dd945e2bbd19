import { z } from 'zod';
import type { Message } from '../../kernel/decision.ts';
import type { PromptDecision } from '../publishing/slot.ts';

const objectWith = <T>(name: keyof T & string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && name in value);

const schema = z.object({
  /** The round whose message is open. */
  round: z.number().nullable().default(null),
  /** Which part of a chapter's message is being written, and how many characters it has. */
  chapters: z
    .record(
      z.string(),
      z.object({ title: objectWith<Message>('key'), part: z.number(), length: z.number() }),
    )
    .default({}),
  /** Open prompts by their slot's key. */
  prompts: z.record(z.string(), z.array(objectWith<PromptDecision>('id'))).default({}),
  /**
   * The open turn message, and where on the stack the procedure stands that asked: the turn lasts until
   * it is over. Null for a turn noted before that was.
   */
  turn: z
    .object({
      key: z.string(),
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
 * round's board, the turn and every question. The desk knows their keys; a turn's message keeps the
 * key of the question that it began with.
 * @param chapter the chapter that the match is in
 */
export function openMessages({ chapters, round, turn, prompts }: Desk, chapter: string | null) {
  const written = chapter === null ? undefined : chapters[chapter];
  return [
    ...(chapter !== null && written ? [chapterSlot(chapter, written.part)] : []),
    ...(round === null ? [] : [roundSlot(round)]),
    ...(turn ? [turn.key] : []),
    ...Object.keys(prompts),
  ];
}

/** @param json What was saved. Notes that can't be read are begun anew: a message is then repeated, nothing is lost. */
export function readDesk(json: unknown): Desk {
  const read = schema.safeParse(json);
  return read.success ? read.data : emptyDesk();
}
