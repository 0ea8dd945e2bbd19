import type { Decision, Message, Option, SeatId } from '../../../kernel/decision.ts';
import type { Chapter } from '../../../kernel/event.ts';
import type { Outcome } from '../../../kernel/match.ts';
import type { StoppedOrders } from './left-orders.ts';
import type { MatchSettings } from './match-settings.ts';

/**
 * - `lobby`: people are still taking seats.
 * - `playing`: the match waits for somebody's choice.
 * - `over`: the rules have named an outcome.
 * - `abandoned`: its people have ended it.
 * - `broken`: what was saved can't be read; kept unchanged until an update of the bot can.
 */
export type MatchStatus = 'lobby' | 'playing' | 'over' | 'abandoned' | 'broken';

/** Whether nothing of a match is hidden any more: its seed, from which everything follows, is public. */
export const hasEnded = ({ status }: { status: MatchStatus }): boolean =>
  status === 'over' || status === 'abandoned';

/**
 * Somebody as the chat service knows them; the name is for texts only, and empty if it follows from the id, in each
 * reader's language.
 */
export interface Person {
  userId: string;
  name: string;
}

/** Somebody as saved with what is told of them; in older records only by name, in the words of that time. */
export type Named = Person | string;

/** A taken seat. `seat` is `seat-1`, `seat-2`, … in the order of joining. */
export interface SeatHolder extends Person {
  seat: SeatId;
  /** Ids from the game's lobby, in the order chosen. */
  characters: string[];
}

/** What everyone may know about a match without its game's view. */
export interface MatchSummary {
  /** Ten letters and digits; short enough for a button's custom id. */
  id: string;
  gameId: string;
  status: MatchStatus;
  guildId: string;
  /** Where the lobby card is. */
  channelId: string;
  /** Where the match is played; null until its thread exists. */
  threadId: string | null;
  hostId: string;
  seats: SeatHolder[];
  /** Seats that anybody may take while companions play them. */
  openSeats: SeatId[];
  /** The lobby's options, every one with its value. */
  options: { [option: string]: string };
  /** How its people want to play. */
  settings: MatchSettings;
  /** Accepted choices so far. */
  revision: number;
  /** SHA-256 of the seed's text, in hexadecimal; known from the start of the match. */
  seedHash: string | null;
  /** The seed itself: only if the match is over or abandoned. */
  seed: string | null;
  createdAt: Date;
  startedAt: Date | null;
  /** Last accepted change. */
  changedAt: Date;
  endedAt: Date | null;
  outcome: Outcome | null;
  /** Why a broken match can't go on, for its operator. */
  brokenBecause: string | null;
  /**
   * The campaign that it is part of, and its place in the order of play, from 1; `settled`: the options that
   * the campaign has fixed, so that the lobby can't change them.
   */
  campaign: { id: string; number: number; settled: string[] } | null;
}

/** The answer to a change: the current match. */
export type Changed = { ok: true; match: MatchSummary };

/** An open decision as everyone may see it: with options only if it is public. */
export interface PublicDecision extends Decision {
  /** Of a private one, the options that everyone may know all the same, because they follow from what lies open. */
  openly?: Option[];
  /** Options worth a button of their own in a call to move, including those of single seats. */
  shortcuts: Option[];
}

/**
 * What was done for a seat whose time was up: what the question declares, or what a companion would do; or for
 * a seat that was not looking and need not be asked (`unasked`), or has left the rest of the phase to its
 * companion (`filled`).
 */
export type StandIn = 'fallback' | 'companion' | 'unasked' | 'filled';

/** Whether something was answered for a seat whose time was not up. */
export const isBeforeTime = (standIn: StandIn | undefined): boolean =>
  standIn === 'unasked' || standIn === 'filled';

/** How a decision was answered. `decision.options` holds the chosen options only; none if only the seat may know. */
export interface Settled {
  decision: PublicDecision;
  seat: SeatId;
  userId: string;
  /** The user's name at that time. */
  name: string;
  /** ISO 8601. */
  at: string;
  /** Why, if a companion has answered and everyone may know. */
  reason?: Message;
  /** Set when the time was up: it was done for the seat, not by its user. */
  standIn?: StandIn;
  /** How the vote came out, if the group has answered by one. */
  vote?: VoteOutcome;
}

/** How often one answer has been given in a vote. */
export interface Count {
  options: string[];
  /** User ids, in the order in which they voted. */
  voters: string[];
}

/**
 * Who or what breaks a tie.
 * - `seat`: whose phase it is, by the ballot of its person.
 * - `companion`: what the companion in this seat would do.
 * - `lot`: a lot drawn from the match's seed (`drawLot`).
 */
export type TieRule = { by: 'seat' | 'companion'; seat: SeatId } | { by: 'lot' };

/** How a question was decided by a vote. */
export interface VoteOutcome {
  /**
   * What closed it: the ballot after which nothing could change it, a voter who would not wait, the time, or
   * the departure of whoever was missing.
   */
  closedBy: 'ballot' | 'voter' | 'time' | 'leaving';
  /** The votes of each answer that had any, most first. */
  votes: number[];
  /** The rule that broke the tie, if there was one. */
  tie: TieRule | null;
}

/** A vote in progress, as far as somebody may know it. */
export interface VoteShown {
  /** The id of the question. */
  decision: string;
  /** The crowd that votes, and in how many minutes from its first ballot that closes; absent if the group votes. */
  crowd?: { holder: SeatHolder; minutes: number };
  /** What has been answered so far, most votes first; empty if the viewer may not know. */
  counts: Count[];
  /** How many have voted. */
  cast: number;
  /** What the viewer has voted for; null for a viewer who hasn't, or may not. */
  own: string[] | null;
  missing: SeatHolder[];
  /** How a tie is broken. */
  tie: TieRule;
  /** From when voters may close it; null while they may not. */
  closable: Date | null;
  /** When it closes by itself; null if nothing closes it but ballots. */
  closesAt: Date | null;
}

/** One seat that the match waits for. */
export interface Waiting extends SeatHolder {
  decisions: PublicDecision[];
  /** When the oldest of these decisions was opened. */
  since: Date;
  /** When the first of them falls due; null for no time limit. */
  dueAt: Date | null;
  /** Why its orders were not carried out further; only if all play together, and so know each other's. */
  stopped?: StoppedOrders;
}

/** A companion that plays a seat for somebody, or until anybody takes it. */
export interface SittingIn extends SeatHolder {
  /** Who may take the seat back; null for nobody. */
  owner: Person | null;
  /** When the seat goes back automatically; null: when it is taken back. */
  until: Date | null;
  /** Anybody may take the seat. */
  open: boolean;
}

/** Somebody who keeps the others waiting, so that they may let a companion play for them. */
export interface Absent extends SeatHolder {
  /** User ids of the people who want that. */
  votes: string[];
  /** How many have to. */
  needed: number;
}

/** The timing of a match, as far as everyone may know it. */
export interface Times {
  /** When each open decision falls due, by its id; absent for no time limit. */
  due: { [decision: string]: Date };
  /** Since when the match is paused; null while it is not. */
  pausedSince: Date | null;
}

/** The match as everyone may see it, for public messages. */
export interface MatchSnapshot {
  match: MatchSummary;
  /** The game's view for `table`; null in the lobby and if the match is broken. */
  view: unknown;
  open: PublicDecision[];
  waiting: Waiting[];
  /** The votes on the open questions. */
  votes: VoteShown[];
  chapter: Chapter | null;
  times: Times;
  /** The players who keep the others waiting, if companions can play for them. */
  absent: Absent[];
}
