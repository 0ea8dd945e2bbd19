import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { StoredMatch } from './saved/store.ts';

/** A question that a companion answers for somebody who isn't looking. */
export interface AnsweredFor {
  /** Before the choice that it follows from. */
  stored: StoredMatch;
  /** At the time it is asked. */
  match: Match;
  decision: Decision;
  seat: SeatId;
}

/** The result of thinking: the options to choose; null if there is none. */
export interface Found {
  options: string[] | null;
}

/** What companions have thought over before a transaction, which has no time for it. */
export interface Thoughts {
  /**
   * What was found; null if it is left to a later transaction.
   * @throws Unthought if nobody has thought about it yet
   */
  about(question: AnsweredFor): Found | null;
}

/** Ends a transaction without a trace, so that a question can be thought over; then it starts again. */
export class Unthought extends Error {
  override name = 'Unthought';
  readonly question: AnsweredFor;

  constructor(question: AnsweredFor) {
    super('A question has to be thought over first.');
    this.question = question;
  }
}
