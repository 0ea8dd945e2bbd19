import type { SeatId } from '../../../kernel/decision.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Match, Outcome } from '../../../kernel/match.ts';
import type { MatchSetup } from '../../../kernel/setup.ts';
import type { DatabaseFigures } from './database-figures.ts';
import type { Desk } from './desk.ts';
import type { Expiry, ServerPresence } from './expiry.ts';
import type { MatchSettings } from './match-settings.ts';
import type { MessagePlace, NotificationRecords } from './notification-records.ts';
import type { OwnHours } from './own-hours.ts';
import type { PackRecords } from './pack-records.ts';
import type { Forgotten, PersonalRecords } from './personal-records.ts';
import type { PublishProblem } from './publish-problems.ts';
import type { Slot } from './slot.ts';
import type { CampaignStatus, StoredCampaign } from './stored-campaign.ts';
import type { MatchStatus, SeatHolder, Settled } from './summary.ts';
import type { Tallies } from './tallies.ts';

/** The store can't be reached now. Nothing of the failed transaction has been saved. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Everything saved about a match except its choices. */
export interface StoredMatch {
  id: string;
  /** Increases with every saved change. */
  version: number;
  gameId: string;
  status: MatchStatus;
  guildId: string;
  channelId: string;
  threadId: string | null;
  hostId: string;
  seats: SeatHolder[];
  options: { [option: string]: string };
  content: string | null;
  revision: number;
  /** This reader's own copy; null in the lobby, and if it is unreadable. */
  state: Match | null;
  /** Why the saved state is not a match, if it is not. */
  unreadable: string | null;
  desk: Desk;
  /** How its people want to play. */
  settings: MatchSettings;
  /** What is known about the nights of everyone involved in it, by user id; read, never saved with it. */
  hours: { [userId: string]: OwnHours };
  /** When the match next needs something by itself; null if only people move it on. Worked out at each save. */
  wakesAt: Date | null;
  /** When that was worked out; null for a match saved before that was noted. */
  wakesAsOf: Date | null;
  setup: MatchSetup | null;
  outcome: Outcome | null;
  seed: string | null;
  seedHash: string | null;
  brokenBecause: string | null;
  /** The campaign that it is part of, and its place in the order of play, from 1. */
  campaign: { id: string; number: number } | null;
  createdAt: Date;
  startedAt: Date | null;
  changedAt: Date;
  endedAt: Date | null;
}

/**
 * An accepted choice to be saved. Without a seat it is the set-up. With a seat and without a decision the match
 * went back to this revision because that seat asked for it, and its options are the new names of the questions
 * open there (`question-names.ts`).
 */
export interface NewInput {
  /** The match's revision after it. */
  revision: number;
  seat: string | null;
  userId: string | null;
  decisionId: string | null;
  options: string[];
  requestId: string | null;
  settled: Settled | null;
  happenings: Happening[];
}

export interface StoredInput extends NewInput {
  at: Date;
  /** When the match went back to before it; null for one that counts. */
  undoneAt: Date | null;
}

/** A choice of a match that was played elsewhere. */
export interface ImportedInput extends NewInput {
  at: Date;
}

/** What a match brings along if it was played elsewhere; it counts in no statistics. */
export interface PlayedElsewhere {
  /** In the order in which they were accepted, the set-up first. */
  inputs: ImportedInput[];
  /** The state to go back to. */
  rest: RestPoint | null;
}

/** What is owed to one public message after a change. */
export interface SlotChange {
  slot: Slot;
  /** When to publish it; what is already owed keeps its own time. */
  dueAt: Date;
  /** Puts a message off that has not been posted yet: until `dueAt`, even if it was due before. */
  putOff?: true;
  /** Appends the slot's events to the existing ones instead of replacing the data. */
  append?: true;
  /** The call that it replaces: it notifies those of these seats that the old call has not notified yet. */
  inPlaceOf?: { key: string; seats: SeatId[] };
  /** The last content; a message never posted need no longer be posted. */
  last?: true;
  /** Nothing is posted for it now: its message is there already, or comes later or not at all. */
  quiet?: true;
}

/** A match that a campaign continues with, made in the transaction that ends the previous one. */
export interface FollowingMatch {
  match: StoredMatch;
  slots: SlotChange[];
  /** The set-up, if it is played at once. */
  inputs: NewInput[];
}

/** What the end of a match means for its campaign. */
export interface CampaignChange {
  /** With the new values of whatever has changed; `version` is ignored. */
  campaign: StoredCampaign;
  /** What it continues with, in order; all but the last are over already. */
  matches: FollowingMatch[];
}

/** What one transaction saves. Everything left out stays as it is. */
export interface MatchChange {
  /** With the new values of whatever has changed; `version`, `threadId` and `seats` are ignored. */
  match: StoredMatch;
  /** Save `match.channelId`, and forget its thread: it will get another. */
  moved?: true;
  /** Slots, by their keys, to publish again unchanged. */
  again?: string[];
  /** Save `match.state`; otherwise what is saved stays. */
  stateChanged?: true;
  /** Keep the state before this change as the point to go back to. */
  keepRest?: true;
  /** Another point to go back to, earlier than the one that is kept; null if there is none left. */
  rest?: RestPoint | null;
  seats?: SeatHolder[];
  /** People whom the match names though they have no seat, by user id: they can ask what is kept about them. */
  involved?: string[];
  /** In the order in which they were accepted: a choice, and the answers that followed from it automatically. */
  inputs?: NewInput[];
  /** Mark the inputs after this revision as undone. */
  undoAfter?: number;
  slots?: SlotChange[];
  /** A person to remove from the whole match, including its inputs and messages. */
  forget?: Forgotten;
  /** Slots, by their keys, whose messages are deleted permanently: what they tell has been taken back. */
  withdrawn?: string[];
  /** The match counts in no statistics. */
  uncounted?: true;
  /** What it means for the match's campaign. */
  campaign?: CampaignChange;
}

/** A state that a match can go back to. */
export interface RestPoint {
  revision: number;
  state: Match;
}

/** A match whose row is locked until the work on it is done. */
export interface LockedMatch {
  stored: StoredMatch;
  /** True if an earlier attempt collided with another transaction: the same request may be in by now. */
  again: boolean;
  /** The state to go back to, read when needed; null if there is none. */
  restPoint(): Promise<RestPoint | null>;
  /** The inputs that count, in the order in which they were accepted, the set-up first. */
  inputs(): Promise<StoredInput[]>;
  /** The choice accepted with this request. */
  inputOf(requestId: string): Promise<StoredInput | null>;
  /** How this decision was answered. */
  inputFor(decisionId: string): Promise<StoredInput | null>;
  /** The campaign that the match is part of, locked as well; null for none. */
  campaign(): Promise<StoredCampaign | null>;
  /** The options with which this game was last played, or gathered for, in the match's campaign. */
  optionsBefore(gameId: string): Promise<StoredMatch['options'] | null>;
}

export interface CampaignFilter {
  guildId?: string;
  /** Who has sat in one of its matches, or hosted it. */
  userId?: string;
  statuses?: CampaignStatus[];
  limit: number;
}

/** Campaigns apart from their matches. They are changed in the transactions of their matches. */
export interface CampaignRecords {
  /** Saves a new campaign with its first match; see `Store.create`. */
  create(
    campaign: StoredCampaign,
    match: StoredMatch,
    slots: SlotChange[],
    most: number | null,
  ): Promise<boolean>;
  read(campaignId: string): Promise<StoredCampaign | null>;
  /** Latest change first. */
  list(filter: CampaignFilter): Promise<StoredCampaign[]>;
  /** Its matches, without their states, in the order they are played. */
  matches(campaignId: string): Promise<StoredMatch[]>;
  /** The current matches of those that are stuck. */
  stuck(): Promise<string[]>;
}

export interface ListFilter {
  guildId?: string;
  /** Who sits there. */
  userId?: string;
  /** Also include matches in which a companion keeps a seat for that user. */
  kept?: true;
  statuses?: MatchStatus[];
  limit: number;
}

/** A slot that is due, with what is needed to publish it. */
export interface OwedSlot {
  number: bigint;
  /** The match's version now; null if it has just changed, so that only reading it anew tells. */
  version: number | null;
  slot: Slot;
  /** Which content this is; hand it back once it has been published. */
  wanted: number;
  /** Which content was published last; 0 if none, or if it is to be published again even if it is the same. */
  shown: number;
  nonce: string;
  /** Whether direct messages about the match exist. */
  direct: boolean;
  /** Whether the match is being gathered or played. */
  goesOn: boolean;
  /** Since when it is owed, which is long ago if the bot was stopped or Discord was down. */
  dueAt: Date;
  /** Attempts since the last success, including this one. */
  attempt: number;
  message: MessagePlace | null;
}

/** A slot that has been brought up to date. */
export interface PublishedSlot {
  owed: OwedSlot;
  /** Null if there is nothing to show, and no message exists. */
  message: MessagePlace | null;
  /** When it is wanted again, unless something new has come meanwhile; null if it isn't. */
  again: Date | null;
  /** Whether to take the next one. */
  goOn: boolean;
}

/** What there is to publish for a match. */
export interface Owing {
  /** Counted as an attempt; null if nothing is due. */
  owed: OwedSlot | null;
  /** When something will be due, or since when it is due again; null if nothing will, or one is given. */
  nextAt: Date | null;
  /** The previous match has something to say first in the thread that both are played in. */
  heldUp?: true;
}

/** Why a match's message could not be published, and when that was. */
export interface Failure {
  problem: PublishProblem;
  at: Date;
}

export interface NewFailure {
  /** For the operator. */
  error: string;
  /** For people; null if there is nothing to tell. */
  problem: PublishProblem | null;
  at: Date;
  /** Null to give up until the content changes, unless it has changed meanwhile. */
  next: NextTry | null;
  /** Another will be posted, with attempts of its own. */
  forgetMessage: boolean;
}

/** When a message that has failed is tried again. */
export interface NextTry {
  at: Date;
  /** Whether the messages behind it wait for that. */
  holdsUp: boolean;
}

/** The owed messages of all matches. */
export interface Outbox {
  /** Matches with something due at `now`. */
  owing(now: Date): Promise<string[]>;
  /**
   * Reserves the publishing of a match for one owner until then, and takes the first due slot in the order they
   * were made. Null if somebody else has reserved it. If nothing is due, nothing is reserved.
   */
  take(matchId: string, owner: string, now: Date, until: Date): Promise<Owing | null>;
  /** Extends a match's reservation; does nothing for anyone who doesn't hold it. */
  renew(matchId: string, owner: string, until: Date): Promise<void>;
  release(matchId: string, owner: string): Promise<void>;
  /** Releases everyone's reservations: only for a process that is alone with the store. */
  releaseAll(): Promise<void>;
  /**
   * Published. Takes the next slot, or releases the match: if there is none, or if the owner does not want to
   * `goOn`. A slot that has been wanted anew meanwhile is not taken, but is due at once.
   */
  done(matchId: string, owner: string, published: PublishedSlot, now: Date): Promise<Owing>;
  /** Failed; try again, or give up until it changes. */
  failed(owed: OwedSlot, failure: NewFailure): Promise<void>;
  /** The latest failure with nothing published since: of a message that is tried again, or of one of these slots. */
  failure(matchId: string, keys: string[]): Promise<Failure | null>;
  /** Requests that slots be published again; those that are still to be posted for the first time keep their time. */
  want(matchId: string, keys: string[], now: Date): Promise<void>;
  /** Requests that the slot with this message be published again; returns whether there is one. */
  wantMessage(matchId: string, messageId: string, now: Date): Promise<boolean>;
  /** Retries at once whatever has failed and waits for its next attempt. */
  hurry(matchId: string): Promise<void>;
  setThread(matchId: string, threadId: string): Promise<void>;
}

/** Where matches are kept. Every method may throw `StoreUnavailable`. */
export interface Store {
  /**
   * Saves a new match.
   * @param most how many of its server's matches may be open, including this one; null: any number
   * @param elsewhere what has been played of it, if it has not begun here
   * @returns false if that many are open already: then nothing is saved
   */
  create(
    match: StoredMatch,
    slots: SlotChange[],
    most: number | null,
    elsewhere?: PlayedElsewhere,
  ): Promise<boolean>;
  /**
   * Locks the match's row, lets `work` decide, and saves its change, all in one transaction. `work` may be
   * called again if another process got in between, so it must change nothing but its own copy. Null if there
   * is no such match. Throwing rolls back.
   */
  change<Answer>(
    matchId: string,
    work: (locked: LockedMatch) => Promise<{ answer: Answer; change: MatchChange | null }>,
  ): Promise<Answer | null>;
  read(matchId: string): Promise<StoredMatch | null>;
  /**
   * Matches that need something by themselves by `until`, the most urgent first, and those for which that was
   * worked out more than a minute in the future: the clock has been set back since.
   */
  due(until: Date, limit: number): Promise<{ id: string; wakesAt: Date }[]>;
  /** The match that is, or was last, played in a thread. */
  readByThread(threadId: string): Promise<StoredMatch | null>;
  /** Latest change first. */
  list(filter: ListFilter): Promise<StoredMatch[]>;
  /** Matches in play with a companion in one of their seats. */
  withCompanions(): Promise<string[]>;
  /** Matches in play whose content version differs from their game's, and all broken ones. */
  outdated(contents: { [gameId: string]: string }): Promise<{ id: string; gameId: string }[]>;
  /** The latest inputs that still count, newest first, the set-up last. */
  inputs(matchId: string, limit: number): Promise<StoredInput[]>;
  /** Every input, including those that were undone, in the order in which they were accepted, the set-up first. */
  history(matchId: string): Promise<StoredInput[]>;
  /** What is going on in all matches together, for the operator. */
  figures(now: Date): Promise<DatabaseFigures>;
  settings(serverId: string): Promise<JsonObject>;
  /**
   * The same without asking the database each time: what this process changes is seen at once, what others change
   * within a minute. For a server that this process serves, there are no others.
   */
  rememberedSettings(serverId: string): Promise<JsonObject>;
  /** Changes the named settings, resets those that are null, and keeps the others. */
  changeSettings(serverId: string, changes: JsonObject): Promise<JsonObject>;
  /** What is kept for a person, across matches; empty for one never seen. */
  person(userId: string): Promise<JsonObject>;
  /** Changes the named parts and keeps the others. */
  changePerson(userId: string, changes: JsonObject): Promise<void>;
  campaigns: CampaignRecords;
  personal: PersonalRecords;
  tallies: Tallies;
  servers: ServerPresence;
  expiry: Expiry;
  notifications: NotificationRecords;
  packs: PackRecords;
  outbox: Outbox;
}
