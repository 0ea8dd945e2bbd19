import type { Decision } from '../../kernel/decision.ts';
import type { Happening } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { AnswerAhead, ChooseRequest } from './choice.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from './saved/store.ts';
import type { SeatHolder, StandIn } from './saved/summary.ts';

/**
 * Something that follows from choices, besides what the rules make of them. `createTable` lists them all: the
 * code that applies choices knows none of them by name.
 */
export interface Consequence<Context> {
  /** Notes what a choice means for its consequences, as soon as the rules have accepted it. */
  noted?(context: Context, made: ChoiceMade): void;
  /** Notes what an answer means that has followed automatically. */
  followed?(context: Context, made: ChoiceMade, answer: FollowUp): void;
  /**
   * The next answer that follows from a choice automatically; null for none. The first in the list that has one
   * gives it, then all are asked again.
   */
  answer?(context: Context, made: ChoiceMade): FollowUp | null;
  /** Other things to note and tell, when no more answers come. */
  done?(context: Context, made: ChoiceMade): SlotChange[];
  /**
   * Called before any change of a match; the function it returns is told the change, and adds the consequences
   * elsewhere.
   */
  watch?(context: Context, locked: LockedMatch): (change: MatchChange) => Promise<MatchChange>;
}

/** A choice that the rules have accepted. The match is current, and may be annotated. */
export interface ChoiceMade {
  game: Game;
  stored: StoredMatch;
  /** The stored match's own state. */
  state: Match;
  holder: SeatHolder;
  /** The question, as it was asked. */
  decision: Decision;
  request: Pick<ChooseRequest, 'options' | 'standing' | 'fillsIn' | 'standIn' | 'planned'>;
  /** The match's revision after the choice itself. */
  revision: number;
  /** What has been answered ahead and has not been used: whoever uses an answer removes it. */
  ahead: AnswerAhead[];
  now: Date;
}

/** An answer that follows from another choice, without anybody being asked. */
export interface FollowUp {
  holder: SeatHolder;
  decision: Decision;
  options: string[];
  /** What everyone is told before its consequences. */
  before?: Happening[];
  /** Set if it's given for a player who isn't looking. */
  standIn?: StandIn;
}
