import type { Decision, Message, Option, SeatId } from '../kernel/decision.ts';
import type { Chapter } from '../kernel/event.ts';
import type { Outcome } from '../kernel/match.ts';

/**
 * - `lobby`: people are still taking seats.
 * - `playing`: the match waits for somebody's choice.
 * - `over`: the rules have named an outcome.
 * - `abandoned`: its people have ended it.
 * - `broken`: what was saved can't be read; kept as it is until an update of the bot can.
 */
export type MatchStatus = 'lobby' | 'playing' | 'over' | 'abandoned' | 'broken';

/** Somebody as the chat service knows them; the name is for texts only. */
export interface Person {
  userId: string;
  name: string;
}

/** A taken seat. `seat` is `seat-1`, `seat-2`, … in the order of joining. */
export interface SeatHolder extends Person {
  seat: SeatId;
  /** Ids from the game's lobby, in the order chosen. */
  characters: string[];
}

/** What everybody may know about a match without its game's view. */
export interface MatchSummary {
  /** Ten letters and digits; short enough for a button's address. */
  id: string;
  gameId: string;
  status: MatchStatus;
  guildId: string;
  /** Where the lobby card stands. */
  channelId: string;
  /** Where the match is played; null until its thread exists. */
  threadId: string | null;
  hostId: string;
  seats: SeatHolder[];
  /** The lobby's options, every one with its value. */
  options: { [option: string]: string };
  /** Accepted choices so far. */
  revision: number;
  /** SHA-256 of the seed's text, in hexadecimal; known from the start of the match. */
  seedHash: string | null;
  /** The seed itself: only when the match is over or abandoned. */
  seed: string | null;
  createdAt: Date;
  startedAt: Date | null;
  /** Last accepted change. */
  changedAt: Date;
  endedAt: Date | null;
  outcome: Outcome | null;
  /** Why a broken match can't go on, for its operator. */
  brokenBecause: string | null;
}

/** An open decision as everybody may see it: with options only where it is a public one. */
export interface PublicDecision extends Decision {
  /** Options worth a button of their own in a call to move, those of single seats as well. */
  shortcuts: Option[];
}

/** How a decision was answered. `decision.options` holds the chosen options only; none where only the seat may know. */
export interface Settled {
  decision: PublicDecision;
  seat: SeatId;
  userId: string;
  /** The user's name at that time. */
  name: string;
  /** ISO 8601. */
  at: string;
  /** Why, where a companion has answered and everybody may know. */
  reason?: Message;
}

/** One seat that the match waits for. */
export interface Waiting extends SeatHolder {
  decisions: PublicDecision[];
  /** When the oldest of these decisions was opened. */
  since: Date;
}

/** The match as everybody may see it, for public messages. */
export interface MatchSnapshot {
  match: MatchSummary;
  /** The game's view for `table`; null in the lobby and when the match is broken. */
  view: unknown;
  open: PublicDecision[];
  waiting: Waiting[];
  chapter: Chapter | null;
}
