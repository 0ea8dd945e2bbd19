import { z } from 'zod';
import type { Campaign } from '../../../kernel/campaign.ts';
import { STAKES } from '../../../kernel/companion.ts';
import type { Message } from '../../../kernel/decision.ts';
import type { GameEvent } from '../../../kernel/event.ts';
import type { Standing } from '../../../kernel/standing.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';
import type { KeptPlan, LeftOrders, StoppedOrders, StoppedPlan } from './left-orders.ts';
import { ASKINGS } from './match-settings.ts';

const objectWith = <T>(name: keyof T & string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && name in value);

const savedWords: z.ZodType<SavedWords> = z.union([z.string(), z.record(z.string(), z.string())]);

/** With the round, and the choice, in which it was given. */
export type GivenStanding = Standing & { round: number; since?: number };

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
  /** Open messages of turns and questions made by earlier versions, by slot key: the next call replaces them. */
  outdated: z.array(z.string()).default([]),
  /** Seats that are waited for, and were notified or didn't need to be. */
  called: z.array(z.string()).default([]),
  /** When each seat last chose (ISO 8601). */
  acted: z.record(z.string(), z.string()).default({}),
  /**
   * Whose turn it is, and where on the stack the procedure is that asked: the turn lasts until that is over.
   * Null for a turn noted before this was.
   */
  turn: z
    .object({
      round: z.number(),
      seats: z.array(z.string()),
      asker: z.object({ procedure: z.string(), at: z.number() }).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Seats that companions play, each with the person who may take it back; null if there is none. */
  companions: z
    .record(z.string(), z.object({ userId: z.string(), name: z.string() }).nullable())
    .default({}),
  /**
   * What the thread has been told of companions that play for somebody: in which notice, for whom, until when
   * (ISO 8601; null for as long as nobody takes the seat back), who has voted for it, and who hosts the match
   * since, if that has changed, by user id.
   */
  sitting: z
    .record(
      z.string(),
      z.object({
        notice: z.number(),
        from: z.object({ userId: z.string(), name: z.string() }),
        until: z.string().nullable(),
        voted: z.array(z.string()),
        host: z.string().nullable().default(null),
        /** Their time was up: any press gives them the seat back. */
        asleep: z.boolean().default(false),
      }),
    )
    .default({}),
  /** Who hosted the match until a companion came to play for them, by user id: they host again when they are back. */
  hostAway: z.string().nullable().default(null),
  /** Seats that companions play until anybody takes them. */
  openSeats: z.array(z.string()).default([]),
  /** Seats that are offered to somebody, who has to agree, with the number of the notice. */
  offers: z
    .array(
      z.object({
        number: z.number(),
        seat: z.string(),
        /** The user id. */
        from: z.string(),
        to: z.object({ userId: z.string(), name: z.string() }),
      }),
    )
    .default([]),
  /** The people who had each seat before, or have voted in the crowd that has it, by user id. */
  sat: z.record(z.string(), z.array(z.string())).default({}),
  /** User ids of administrators who have looked at what is hidden in the match: they can't take a seat. */
  insiders: z.array(z.string()).default([]),
  /** Who of the others wants a companion to play for an absent player, by user id, and the notice about it. */
  replacing: z
    .record(z.string(), z.object({ notice: z.number(), votes: z.array(z.string()) }))
    .default({}),
  /** The standing answers of seats, each with the round in which it was given. */
  standing: z.record(z.string(), z.array(objectWith<GivenStanding>('id'))).default({}),
  /** The latest of them that have ended by themselves, and after which choice: going back restores them. */
  ended: z
    .array(
      z.object({ seat: z.string(), given: objectWith<GivenStanding>('id'), after: z.number() }),
    )
    .default([]),
  /** What seats have left ahead for their coming turns. */
  orders: z.record(z.string(), objectWith<LeftOrders>('orders')).default({}),
  /** The latest of them that are over, and after which choice that was: going back restores them. */
  ordersBefore: z
    .array(
      z.object({ seat: z.string(), left: objectWith<LeftOrders>('orders'), after: z.number() }),
    )
    .default([]),
  /** Why the orders of the seats now asked were not carried out. */
  ordersStopped: z.record(z.string(), objectWith<StoppedOrders>('because')).default({}),
  /** The plans that advice holds for seats in their own turns: nobody else learns of them. */
  plans: z.record(z.string(), objectWith<KeptPlan>('orders')).default({}),
  /** Why the plans of the seats now asked were not carried out to the end. */
  plansStopped: z.record(z.string(), objectWith<StoppedPlan>('because')).default({}),
  /**
   * The latest choices of a seat that it can take back at once, because nobody else has chosen since and
   * nothing was revealed: the revision before each, oldest first.
   */
  free: z
    .object({ seat: z.string(), steps: z.array(z.number()) })
    .nullable()
    .default(null),
  /** The latest answers for players who weren't looking, with nothing revealed since: the revision before each. */
  forThem: z.array(z.object({ seat: z.string(), before: z.number() })).default([]),
  /**
   * What was answered for players who weren't looking since they were last here, in words for their seat, with
   * what was asked if the game has few words for it.
   */
  answeredFor: z
    .array(
      z.object({
        seat: z.string(),
        /** The revision before it. */
        before: z.number(),
        asked: savedWords.nullable(),
        chosen: savedWords,
        /** It is the question's own default. */
        usual: z.boolean(),
      }),
    )
    .default([]),
  /** Seats whose people were offered to say what they want to be asked, when something was answered for them. */
  offeredAsking: z.array(z.string()).default([]),
  /** What somebody has asked to take back; null when nobody has, or it is settled. */
  undo: z
    .object({
      number: z.number(),
      /** Who has asked, by user id. */
      by: z.string(),
      /** The revision to go back to. */
      to: z.number(),
      /** The events that say what would be taken back first, in older notes its words; null for nothing told. */
      what: z.union([z.array(objectWith<GameEvent>('type')), z.string()]).nullable(),
      agreed: z.array(z.string()),
      refused: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** Requests to take something back so far; numbers the next. */
  undos: z.number().default(0),
  /** Votes of the group and of crowds in progress: what has been answered so far, by whom. */
  votes: z
    .array(
      z.object({
        decision: z.string(),
        /** The seat whose crowd votes on its choice; absent if the group votes. */
        crowd: z.string().optional(),
        /** When the first person answered (ISO 8601). */
        since: z.string(),
        ballots: z.array(
          z.object({
            /** The user id. */
            voter: z.string(),
            options: z.array(z.string()),
            /** The latest requests by which it was given or changed: a repetition changes nothing. */
            requests: z.array(z.string()),
          }),
        ),
      }),
    )
    .default([]),
  /** Who has voted in the latest questions of each crowd's seat, by user id, oldest question first. */
  crowds: z.record(z.string(), z.array(z.array(z.string()))).default({}),
  /** The users who want to end the match early. */
  ending: z.array(z.string()).default([]),
  /** The users who want to end the campaign that the match is part of. */
  endingCampaign: z.array(z.string()).default([]),
  /** The campaign after this match, for its journal at that point; null before that, and without a campaign. */
  campaignAfter: objectWith<Campaign>('gameId').nullable().default(null),
  /** Options that the match's campaign has fixed: the lobby can't change them. */
  settled: z.array(z.string()).default([]),
  /** When each open decision was opened (ISO 8601). */
  asked: z.record(z.string(), z.string()).default({}),
  /** What depends on each open decision that is asked outside its seats' own turns, by its id. */
  stakes: z.record(z.string(), z.enum([...STAKES, 'left-over'])).default({}),
  /** What people want to be asked, if they have said so, by user id. */
  asking: z.record(z.string(), z.enum(ASKINGS)).default({}),
  /** Seats whose people leave whatever else is asked before the next turn to a companion. */
  filledIn: z.array(z.string()).default([]),
  /** Seats whose people have let the time for such a question pass: they are asked none before the next turn. */
  missed: z.array(z.string()).default([]),
  /** When each seat's person last looked at what they are asked (ISO 8601), give or take a minute. */
  looked: z.record(z.string(), z.string()).default({}),
  /** When the previous visit of each seat's person ended (ISO 8601): their last sign of presence in it. */
  visitBefore: z.record(z.string(), z.string()).default({}),
  /** When a person last did something in the match (ISO 8601); null for a match from before that was noted. */
  touched: z.string().nullable().default(null),
  /** Since when the match is paused (ISO 8601): no time goes by until somebody chooses. */
  paused: z.string().nullable().default(null),
  /**
   * When the people an open decision waits for were last reminded (ISO 8601), by its id; `late`: after the time
   * was up, because the bot had been away.
   */
  reminded: z.record(z.string(), z.object({ at: z.string(), late: z.boolean() })).default({}),
  /**
   * Seats that others went before: since when they counted as asked, until when, and when they were reminded.
   * The duration of the other's turn is not counted against them.
   */
  passedBy: z
    .record(
      z.string(),
      z.object({
        asked: z.string(),
        until: z.string(),
        reminded: z.object({ at: z.string(), late: z.boolean() }).optional(),
      }),
    )
    .default({}),
  /** How many questions in a row were answered for a seat because its time was up; not `sitting`. */
  away: z.record(z.string(), z.number()).default({}),
  /** When each seat was last notified (ISO 8601). */
  notified: z.record(z.string(), z.string()).default({}),
  /** When each seat was notified the time before that (ISO 8601). */
  notifiedBefore: z.record(z.string(), z.string()).default({}),
  /** The round in which each seat was last notified that it may take a turn. */
  invited: z.record(z.string(), z.number()).default({}),
  /** Seats to be notified later if they are still waited for then, with the time (ISO 8601). */
  later: z.record(z.string(), z.string()).default({}),
  /** `GameRules.underWay` of the saved match; empty if it is not known. */
  underWay: z.string().default(''),
  /** Whether the rules were updated while the match was played. */
  rulesChanged: z.boolean().default(false),
  /** Notices made so far; numbers the next. */
  notices: z.number().default(0),
});

/**
 * The table's notes on its own work on a match, saved with it: which public messages are open and how far they
 * are written.
 */
export type Desk = z.infer<typeof schema>;

/** A vote in progress. */
export type Vote = Desk['votes'][number];
export type Ballot = Vote['ballots'][number];

export const emptyDesk = (): Desk => schema.parse({});

/** The slot of a part of a chapter; the first part is 1. */
export const chapterSlot = (chapter: string, part: number): string =>
  part === 1 ? `chapter:${chapter}` : `chapter:${chapter}:${part}`;

export const roundSlot = (round: number): string => `round:${round}`;

/**
 * The slots of the messages that are open in a match in play: the chapter being written, the round's board, and
 * the call.
 * @param chapter the current chapter
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

/** @param json What was saved. Unreadable notes are started over: a message is then repeated, nothing is lost. */
export function readDesk(json: unknown): Desk {
  const read = schema.safeParse(json);
  if (!read.success) return emptyDesk();
  if (!isEarlier(json)) return read.data;
  const outdated = outdatedIn(earlierSchema.parse(json));
  return { ...read.data, outdated: [...read.data.outdated, ...outdated] };
}

const isEarlier = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'prompts' in json;

/** Turns and questions each used to have messages of their own. */
const earlierSchema = z.object({
  turn: z.object({ key: z.string() }).nullable().catch(null),
  prompts: z.record(z.string(), z.unknown()).catch({}),
});

const outdatedIn = ({ turn, prompts }: z.infer<typeof earlierSchema>): string[] => [
  ...(turn ? [turn.key] : []),
  ...Object.keys(prompts),
];
