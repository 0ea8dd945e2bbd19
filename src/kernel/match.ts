import type { Decision, Option, SeatId } from './decision.ts';
import type { Chapter } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { RandomState } from './random.ts';

/** The options chosen in answer to what a step asked, by the key of each question. */
export type Reply<Own extends Option = Option> = { [key: string]: Own[] };

/** One procedure being carried out: the step it has reached and its notes so far. */
export interface Frame {
  procedure: string;
  step: string;
  data: JsonObject;
  /** Answers collected for the next step. */
  reply?: Reply;
  /** What the last procedure it called has returned. */
  result?: Json;
  /** While the match is at rest, the step that asked the open questions: it can ask again. */
  asking?: string;
}

export interface Outcome {
  /** Seats that have won; all of them, or none, in a cooperative game. */
  winners: SeatId[];
  /** Catalogue key for how it ended: `search.found-the-chalice`. */
  reason: string;
}

/**
 * A match: one JSON value, resumable at every question. Definitions (cards, boards, procedures) live
 * in code; the match holds their ids only.
 */
export interface Match<State = unknown> {
  /** Which game is played: `altar-quest`. */
  gameId: string;
  /** The game's content version that last touched the match. */
  content: string;
  seats: SeatId[];
  state: State;
  /** What is being resolved, innermost last. Empty only when the match is over. */
  stack: Frame[];
  /** Questions nobody has answered yet; empty only when the match is over. */
  open: Decision[];
  random: RandomState;
  /** Accepted choices so far: the revision. */
  inputs: number;
  /** Questions asked so far; names the next decision. */
  questions: number;
  chapter: Chapter;
  /** Nothing has been told in this chapter yet: its first event brings the title. */
  opening?: true;
  outcome: Outcome | null;
}
