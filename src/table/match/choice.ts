import type { Decision, Message, Option, SeatId } from '../../kernel/decision.ts';
import type { GameEvent } from '../../kernel/event.ts';
import type { Membership } from './people/crowd.ts';
import type { MatchSummary, StandIn, VoteShown } from './saved/summary.ts';

/** A user's answer to an open decision. */
export interface ChooseRequest {
  matchId: string;
  userId: string;
  /** The groups that the user belongs to, through which they may be part of a crowd that holds a seat. */
  membership?: Membership;
  decisionId: string;
  /** Ids, or with `isMeant` also other names. */
  options: string[];
  /** Whether a name means an option: looked up among what the seat is offered. A name of nothing is refused. */
  isMeant?: (option: Option, name: string) => boolean;
  /** Identifies this request (Discord's interaction id): a repetition changes nothing. */
  requestId: string;
  /**
   * Answers to the questions that follow from this choice, in order, as long as each is the next one that the
   * same seat is asked alone. They end as soon as anything else is asked first: then the seat is asked.
   */
  ahead?: readonly AnswerAhead[];
  /** The name of a standing answer that this question offers, given from now on (`standingName`). */
  standing?: string;
  /** A companion answers whatever else the seat is asked before the next turn, unless a life depends on it. */
  fillsIn?: true;
  /** It is the next deed of the plan that advice holds for the seat: the rest is carried out, up to a surprise. */
  planned?: true;
  /** Why a companion chooses this, if everyone may know. */
  reason?: Message;
  /** The time of the user's seat is up: this is done for it. */
  standIn?: StandIn;
}

/** Picks an option of a question that is not open yet. */
export type AnswerAhead = (option: Option, decision: Decision) => boolean;

/** The result of a choice. */
export type ChoiceOutcome =
  | {
      ok: true;
      outcome: 'accepted';
      match: MatchSummary;
      /** This request had been accepted before; nothing was done now. */
      repeated: boolean;
      seat: SeatId;
      decision: Decision;
      options: Option[];
      /** What happened, as this seat may know it. */
      events: GameEvent[];
      /** Those of the events that others may not know at all, or not in this form. */
      secrets: GameEvent[];
      /** What happened, as everyone may know it. */
      known: GameEvent[];
      /** What this user can answer next. */
      open: Decision[];
    }
  /** A ballot on a question of the group: it counts until it is changed, and the question stays open. */
  | {
      ok: true;
      outcome: 'voted';
      match: MatchSummary;
      /** This request had been counted before; nothing was done now. */
      repeated: boolean;
      /** They had voted the same before: nothing that others see has changed. */
      asBefore: boolean;
      seat: SeatId;
      decision: Decision;
      options: Option[];
      vote: VoteShown;
    };
