import type { SeatId } from '../../../kernel/decision.ts';
import type { GameEvent } from '../../../kernel/event.ts';
import type { Refused } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import type { Look } from '../looking/looking.ts';

export interface UndoWanted {
  /** The revision to go back to; if absent, to before the latest choice that can be taken back at once. */
  to?: number;
  /** The match's revision as far as the user knows: what has happened since was not meant. */
  from?: number;
  /** Identifies this request: a repetition changes nothing. */
  requestId: string;
  /** False: only if it is the user's latest choice and can be taken back at once, without asking anybody. */
  ask?: boolean;
}

export interface UndoAnswer {
  /** Which request. */
  number: number;
  agrees: boolean;
  /** Identifies this answer: a repetition changes nothing. */
  requestId: string;
}

/**
 * - `undone`: the match is as it was then.
 * - `asked`: others have to agree first.
 * - `answered`: an answer that does not settle it yet, or settles that it won't be done.
 */
export interface Undone {
  ok: true;
  outcome: 'undone' | 'asked' | 'answered';
  match: MatchSummary;
  /** What the user sees of the match now, which takes no further read. */
  look(): Promise<Look | Refused>;
}

/** Where a match can go back to. */
export interface Undoable {
  ok: true;
  match: MatchSummary;
  /** Whether the rules were updated since, so that nothing before these points is available. */
  limited: boolean;
  points: UndoPoint[];
}

/** The beginning of a choice. */
export interface UndoPoint {
  /** The revision before it. */
  to: number;
  seat: SeatId;
  at: Date;
  /** What it caused, as far as the user may know. */
  events: GameEvent[];
  /** How many others have to agree; 0: it can be done at once. */
  others: number;
}

/** Going back in a match. */
export interface Undoing {
  /**
   * Goes back to before a choice: at once if it is the seat's own and nothing was revealed since, else as soon
   * as enough of the others, who are asked in the thread, agree. The same dice and cards come again.
   */
  undo(matchId: string, userId: string, wanted: UndoWanted): Promise<Undone | Refused>;
  /** Agrees to what somebody has asked to take back, or refuses; the person who asked withdraws it this way. */
  answerUndo(matchId: string, userId: string, answer: UndoAnswer): Promise<Undone | Refused>;
  /** Where a seated user can go back to, the latest first. */
  undoable(matchId: string, userId: string): Promise<Undoable | Refused>;
}
