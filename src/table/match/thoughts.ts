import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { StoredMatch } from './saved/store.ts';

/** A question that a companion answers for somebody who isn't looking. */
export interface AnsweredFor {
  /** As it was before the choice that it comes of. */
  stored: StoredMatch;
  /** As it is when it is asked. */
  match: Match;
  decision: Decision;
  seat: SeatId;
}

/** What companions have thought over before a transaction, which has no time for it. */
export interface Thoughts {
  /**
   * The answer that was found; null where none was.
   * @throws Unthought where nobody has thought about it yet
   */
  about(question: AnsweredFor): string[] | null;
}

/** Ends a transaction without a trace, for a question to be thought over; then it begins anew. */
export class Unthought extends Error {
  override name = 'Unthought';
  readonly question: AnsweredFor;

  constructor(question: AnsweredFor) {
    super('A question has to be thought over first.');
    this.question = question;
  }
}
