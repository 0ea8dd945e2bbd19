import type { SeatId } from '../../../kernel/decision.ts';
import type { Chapter, GameEvent } from '../../../kernel/event.ts';
import type { MatchSettings } from './match-settings.ts';
import type { MatchStatus, Named, Person } from './summary.ts';

/**
 * A public message that must show the current content of something. Slots of a match are first posted in the
 * order in which they were made, and edited afterwards; only the latest content counts.
 */
export type Slot =
  /** The lobby card in the channel; once the match has started it links to the thread. */
  | { kind: 'lobby'; key: 'lobby'; data: Record<string, never> }
  /** Not a message but the match's thread; its publication returns `threadId`. */
  | { kind: 'thread'; key: 'thread'; data: Record<string, never> }
  /**
   * One per round: the board. `closed`: another round's message has taken over. `first`: the match has begun
   * with this round.
   */
  | { kind: 'round'; key: string; data: { round: number; closed: boolean; first?: boolean } }
  /** One per chapter, or several parts of a long one. Public events only, in order. */
  | { kind: 'chapter'; key: string; data: ChapterData }
  /** Who is waited for, and the ways to act: the one open message of its kind, below what it is about. */
  | { kind: 'call'; key: string; data: CallData }
  /** Something that people should know about the match itself. */
  | { kind: 'notice'; key: string; data: NoticeData }
  /** A message to delete: what it told has been taken back. */
  | { kind: 'withdrawn'; key: string; data: Record<string, never> }
  /** How it ended, with the seed. */
  | { kind: 'ending'; key: 'ending'; data: Record<string, never> };

export interface ChapterData {
  chapter: Chapter;
  /** 1, or higher if a long chapter continues in another message. */
  part: number;
  events: GameEvent[];
}

export interface CallData {
  /** Everything that is open, by id; look it up in the snapshot's `open`. */
  decisions: string[];
  /** Who the message notifies when it is posted. */
  mentions: SeatId[];
  /** It reminds the people it notifies: half of their time has passed. */
  reminder?: boolean;
  /** By now nobody answers it: the message is deleted. */
  closed: boolean;
}

export type NoticeData =
  /** An update of the bot changed a card in the middle of its effect: this many choices were taken back. */
  | { notice: 'returned'; undone: number }
  /** An update of the bot has changed cards or rules elsewhere; the match goes on where it was. */
  | { notice: 'updated' }
  | { notice: 'broken'; reason: string }
  /** The host has set how fast the table is played. */
  | { notice: 'pace'; by: string; settings: MatchSettings }
  /** Nobody has done anything since (ISO 8601): the match is paused until somebody chooses. */
  | { notice: 'paused'; since: string }
  /** The companion `to` plays a seat from now on: for the person it is kept for, or replacing another companion. */
  | ({ notice: 'handed-over'; seat: string; from: Person; to: Named } & Partial<SittingNotice>)
  /** A person has the seat back from a companion, because they took it or their time away is over. */
  | ({ notice: 'taken-back'; seat: string; from: Named; by: string } & TakenBackNotice)
  /** A person plays on in a seat that was open; `hosts`: it was the host's. */
  | { notice: 'seat-taken'; seat: string; from: Named; by: string; hosts?: true }
  /** Somebody is offered a seat. */
  | { notice: 'seat-offer'; offer: SeatOffer }
  /** Others want a companion to play for an absent player. */
  | { notice: 'replacing'; replacing: ReplacingNotice }
  /** A server manager took this many choices back. */
  | { notice: 'rewound'; undone: number; by: string }
  /** A server manager has exported the match as a file, with everything that is hidden in it. */
  | { notice: 'exported'; by: string }
  /** A server manager has imported the match from a file; `status`: its status then. Times are ISO 8601. */
  | {
      notice: 'imported';
      by: string;
      from: { id: string; startedAt: string | null; choices: number };
      status: MatchStatus;
    }
  /** A server manager has moved the match here; `from`: the previous thread, if it had one. */
  | { notice: 'moved'; by: string; from: string | null }
  /** A server manager has made somebody the host. */
  | { notice: 'new-host'; host: string; by: string }
  /** Somebody asked to be forgotten: `to` plays the seat from now on; null if nobody can. */
  | { notice: 'forgotten'; seat: string; to: Named | null }
  /** Its people have ended the match; `of`: with the whole campaign that it is part of. */
  | { notice: 'abandoned'; by: string; votes?: string[]; of?: 'campaign' }
  /** Somebody has asked to take choices back. */
  | { notice: 'undo'; undo: UndoNotice }
  /** These people want to end the match, or the whole campaign that it is part of; that many of its people must. */
  | { notice: 'ending'; votes: string[]; needed: number; of?: 'campaign' };

/** What else there is to say about a companion that plays for somebody. */
export interface SittingNotice {
  /** When the seat goes back automatically (ISO 8601); null: when it is taken back. */
  until: string | null;
  /** Anybody may take the seat. */
  open: boolean;
  /** User ids of the people whose votes brought it about. */
  voted: string[];
  /** The new host of the match, by user id; null if the host stayed the same. */
  host: string | null;
  /** Their time was up: they are notified, and any press brings them back. */
  asleep: boolean;
  /** It is no longer so. */
  over: boolean;
}

/** What else to say about a player who has their seat back. */
export interface TakenBackNotice {
  /** Their time away is over. */
  after?: 'absence';
  /** They are notified of it. */
  ping?: true;
  /** They host the match again. */
  hosts?: true;
}

/** A seat offered to somebody, as everyone may know it. */
export interface SeatOffer {
  /** Names the offer within the match, for its buttons. */
  number: number;
  seat: string;
  /** Whose seat it is, and who is to have it, by user id. */
  from: string;
  to: string;
  outcome: SeatOfferOutcome;
}

/**
 * The outcome of an offer.
 * - `asked`: it waits for an answer.
 * - `accepted`, `declined`: by the person to whom it was made.
 * - `withdrawn`: the person who made it has changed their mind, or offers the seat to somebody else.
 * - `overtaken`: the match is over, or the seat is no longer theirs to give.
 */
export type SeatOfferOutcome = 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'overtaken';

/** A vote on letting a companion play for an absent player. */
export interface ReplacingNotice {
  seat: string;
  /** The absent player, by user id. */
  absent: string;
  /** User ids of the people who want it. */
  votes: string[];
  /** How many have to. */
  needed: number;
  /** `over`: they are back, or the seat has another holder. */
  outcome: 'asked' | 'done' | 'over';
}

/** A request to go back, as everyone may know it. */
export interface UndoNotice {
  /** Names the request within the match, for its buttons. */
  number: number;
  /** Who has asked, by user id. */
  by: string;
  /**
   * The events that say what would be taken back first, in older records its words; none, or null, if only its seat
   * may know.
   */
  what: GameEvent[] | string | null;
  /** User ids of the people who have agreed, including the one who asked, and of those who haven't answered. */
  agreed: string[];
  missing: string[];
  /** How many have to agree. */
  needed: number;
  outcome: UndoOutcome;
  /** Who has refused; null if nobody has. */
  refusedBy: string | null;
}

/**
 * The outcome of a request to go back.
 * - `asked`: it waits for answers.
 * - `done`: enough have agreed.
 * - `refused`: so many refuse that it can no longer be done.
 * - `withdrawn`: the person who asked has changed their mind, or asks for something else.
 * - `overtaken`: the match has gone on.
 */
export type UndoOutcome = 'asked' | 'done' | 'refused' | 'withdrawn' | 'overtaken';
