import type { MessagePlace } from '../../match/saved/notification-records.ts';
import type { PublishProblem } from '../../match/saved/publish-problems.ts';
import type { Slot } from '../../match/saved/slot.ts';
import type { MatchSnapshot } from '../../match/saved/summary.ts';
import type { Notices } from '../notifications/notifications.ts';

/** One slot to be brought up to date. */
export interface Publication {
  slot: Slot;
  /** The current match, which may be later than the change that asked for this publication. */
  snapshot: MatchSnapshot;
  /** The message to edit; null if it has to be posted. */
  message: MessagePlace | null;
  /** Stable for this slot's post, at most 25 characters: a repeated create yields the same message. */
  nonce: string;
  /** Which content this is, and which one the message shows; 0 if that isn't known. */
  content: { wanted: number; shown: number };
  /** 1 for the first attempt. Above that, an earlier attempt may have got through without our knowing. */
  attempt: number;
  /** Much else waits: slow work is done in less detail, and again in quieter times. */
  isHurried: boolean;
}

export interface Published {
  /** Where the message is. */
  channelId: string;
  messageId: string;
  /** Set when this publication has made the match's thread. */
  threadId?: string;
  /** Set if it lacks something that may be available later: then it is brought up to date again. */
  incomplete?: true;
  /** Set if it shows something coarsely because much else waited: it is brought up to date in quieter times. */
  coarse?: true;
}

/** What keeps the public messages of a match up to date; the chat service implements it. */
export interface Publisher {
  /**
   * Posts or edits one message. Calls for one match come one after the other, those of different matches side
   * by side. Null means that there is nothing to show and no message, which counts as done. Throws a
   * `PublishError` to say what should be done about a failure; any other error is a fault of ours, for which
   * nothing else waits after a few attempts.
   * @param notices how the people that the message should notify hear of it; direct messages come after it, and
   *   their outcome is no failure
   */
  publish(publication: Publication, notices: Notices): Promise<Published | null>;
}

/**
 * - `later`: not reachable now; tried again for as long as it takes.
 * - `anew`: the message is gone; forget it and post another.
 * - `never`: the channel or the right to post is gone; give this slot up until it changes again.
 */
export type PublishRetry = 'later' | 'anew' | 'never';

export interface PublishErrorOptions extends ErrorOptions {
  /** Absent if there is nothing to tell: another attempt will do. */
  problem?: PublishProblem;
}

export class PublishError extends Error {
  override name = 'PublishError';
  readonly retry: PublishRetry;
  /** Minimum milliseconds to wait, if the service has said so. */
  readonly after: number;
  readonly problem: PublishProblem | null;

  constructor(message: string, retry: PublishRetry, after = 0, options: PublishErrorOptions = {}) {
    super(message, options);
    this.retry = retry;
    this.after = after;
    this.problem = options.problem ?? null;
  }
}
