import type { JsonObject } from '../../../kernel/json.ts';

/** How one person is notified of one post. */
export interface Delivery {
  mention: boolean;
  direct: boolean;
  /** Set if it is the last that their limit allows: when the next may come. */
  nextAt: Date | null;
}

/** A post that should notify people. */
export interface Post {
  matchId: string;
  /** The same for every attempt: asking again gives the same deliveries. */
  nonce: string;
  /** See `subjectOf`. */
  subject: string;
  /** The questions it asks people to answer, by id. */
  decisions: readonly string[];
  at: Date;
}

/** A direct message that exists, or is still to be sent. */
export interface DirectMessage extends Omit<Delivery, 'direct'> {
  /** Of the post; with the user, it names the message. */
  nonce: string;
  userId: string;
  subject: string;
  decisions: string[];
  /** An attempt to send it has begun: then it is not sent again. */
  begun: boolean;
  /** Where it is, as far as is known. */
  place: MessagePlace | null;
  /** The message in the thread that it leads to. */
  about: string | null;
}

export interface MessagePlace {
  channelId: string;
  messageId: string;
}

/** What is noted about notifications: a store's part. */
export interface NotificationRecords {
  /** What these people have set, by user id; people who have set nothing are left out. */
  settingsOf(userIds: readonly string[]): Promise<Map<string, JsonObject>>;
  /**
   * Decides how these people are notified of a post and notes it, with nobody else counting meanwhile; what was
   * noted about the post before stays.
   * @param decide is given what a person has set, and when they were notified within the day before
   */
  note(
    post: Post,
    userIds: readonly string[],
    decide: (settings: JsonObject, earlier: Date[]) => Delivery,
  ): Promise<Map<string, Delivery>>;
  /** The direct messages about a match, in the order of their posts. */
  standing(matchId: string): Promise<DirectMessage[]>;
  /** Notes that a direct message is about to be sent; false if that was noted before. */
  begin(message: DirectMessage): Promise<boolean>;
  stands(message: DirectMessage, place: MessagePlace, about: string): Promise<void>;
  /** It has been deleted, or never got through. */
  gone(message: DirectMessage): Promise<void>;
}
