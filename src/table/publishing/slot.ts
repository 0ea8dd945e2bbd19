import type { SeatId } from '../../kernel/decision.ts';
import type { Chapter, GameEvent } from '../../kernel/event.ts';
import type { Person } from '../summary.ts';

/**
 * A public message that must show the current content of something. Slots of a match are first
 * posted in the order in which they were made, and edited afterwards; only the latest content counts.
 */
export type Slot =
  /** The lobby card in the channel; when the match has started it links to the thread. */
  | { kind: 'lobby'; key: 'lobby'; data: Record<string, never> }
  /** Not a message but the match's thread; its publication returns `threadId`. */
  | { kind: 'thread'; key: 'thread'; data: Record<string, never> }
  /**
   * One a round: the board. `closed`: another round's message has taken over. `first`: the match has
   * begun with this round.
   */
  | { kind: 'round'; key: string; data: { round: number; closed: boolean; first?: boolean } }
  /** One a chapter, or several parts of a long one. Public events only, in order. */
  | { kind: 'chapter'; key: string; data: ChapterData }
  /** Who is waited for, and the ways to act: the one open message of its kind, below what it is about. */
  | { kind: 'call'; key: string; data: CallData }
  /** Something that people should know about the match itself. */
  | { kind: 'notice'; key: string; data: NoticeData }
  /** How it ended, with the seed. */
  | { kind: 'ending'; key: 'ending'; data: Record<string, never> };

export type SlotKind = Slot['kind'];

export interface ChapterData {
  chapter: Chapter;
  /** 1, or higher where a long chapter goes on in another message. */
  part: number;
  events: GameEvent[];
}

export interface CallData {
  /** Everything that is open, by id; look it up in the snapshot's `open`. */
  decisions: string[];
  /** Whom the message notifies when it is posted. */
  mentions: SeatId[];
  /** Nobody answers it any more: the message goes. */
  closed: boolean;
}

export type NoticeData =
  /** An update of the bot changed a card in the middle of its effect: so many choices were taken back. */
  | { notice: 'returned'; undone: number }
  /** An update of the bot has changed cards or rules elsewhere; the match goes on where it was. */
  | { notice: 'updated' }
  | { notice: 'broken'; reason: string }
  /** The companion `to` plays for a seat from now on: for whom the seat is kept, or instead of another companion. */
  | { notice: 'handed-over'; seat: string; from: Person; to: string }
  /** A person has taken the seat back from a companion. */
  | { notice: 'taken-back'; seat: string; from: string; by: string }
  | { notice: 'abandoned'; by: string; votes?: string[] }
  /** These want to end the match; so many of its people must. */
  | { notice: 'ending'; votes: string[]; needed: number };
