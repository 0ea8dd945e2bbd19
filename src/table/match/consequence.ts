import type { Decision } from '../../kernel/decision.ts';
import type { Happening } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { AnswerAhead, ChooseRequest } from './choice.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from './saved/store.ts';
import type { SeatHolder, StandIn } from './saved/summary.ts';

/**
 * Something that follows from choices, beside what the rules make of them. `createTable` lists all there is: what
 * applies choices knows none of it by name.
 */
export interface Consequence<Context> {
  /** Notes what a choice means for what comes of it, as soon as the rules have accepted it. */
  noted?(context: Context, made: ChoiceMade): void;
  /**
   * The next answer that comes of a choice by itself; null for none. The first in the list that has one gives
   * it, then all are asked again.
   */
  answer?(context: Context, made: ChoiceMade): FollowUp | null;
  /** What else is noted, and told, when no more answers come. */
  done?(context: Context, made: ChoiceMade): SlotChange[];
  /**
   * Called before any change of a match; what it gives is told the change, and adds to it what that comes to
   * elsewhere.
   */
  watch?(context: Context, locked: LockedMatch): (change: MatchChange) => Promise<MatchChange>;
}

/** A choice that the rules have accepted. The match is as it is by now, to be noted in. */
export interface ChoiceMade {
  game: Game;
  stored: StoredMatch;
  /** The stored match's own state. */
  state: Match;
  holder: SeatHolder;
  /** The question, as it was asked. */
  decision: Decision;
  request: Pick<ChooseRequest, 'standing' | 'fillsIn' | 'standIn'>;
  /** The match's revision after the choice itself. */
  revision: number;
  /** What has been answered ahead and has not been used: whatever uses it takes it out. */
  ahead: AnswerAhead[];
  now: Date;
}

/** An answer that comes of another choice, without anybody being asked. */
export interface FollowUp {
  holder: SeatHolder;
  decision: Decision;
  options: string[];
  /** What everyone is told before what comes of it. */
  before?: Happening[];
  /** Set where it's given for a player who isn't looking. */
  standIn?: StandIn;
}
