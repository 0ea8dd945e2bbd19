import type { Refused } from '../../match/refusal.ts';
import type {
  Delivery,
  DirectMessage,
  MessagePlace,
} from '../../match/saved/notification-records.ts';
import type { OwnHours } from '../../match/saved/own-hours.ts';
import type { Preferences } from './preferences.ts';

/** What the publishing of one message needs to notify people as they want it. */
export interface Notices {
  /** How each of these users hears of this post. */
  deliver(userIds: readonly string[]): Promise<Map<string, Delivery>>;
  /** Whether direct messages about the match may stand, or have to be sent. */
  mayStand(): boolean;
  direct: {
    standing(): Promise<DirectMessage[]>;
    begin(message: DirectMessage): Promise<boolean>;
    stands(message: DirectMessage, place: MessagePlace, about: string): Promise<void>;
    gone(message: DirectMessage): Promise<void>;
    /** The person takes no direct messages: they are mentioned from now on. */
    closed(userId: string): Promise<void>;
  };
}

/** How and when somebody is notified. */
export interface Notified {
  ok: true;
  preferences: Preferences;
  hours: OwnHours;
}

/** What people can set about notifications, and when. */
export interface NotificationSettings {
  notifications(userId: string): Promise<Notified | Refused>;
  /** Changes what is named; it holds from the next post on, and for whatever is due later. */
  setNotifications(
    userId: string,
    change: Partial<Preferences> & Partial<OwnHours>,
  ): Promise<Notified | Refused>;
  /**
   * Somebody has a seat in this match now: notes where they live as far as is known.
   * @param guessedZone null where nothing tells
   * @returns what is known of their nights, to ask whether it is right: once, and not a person who has set a zone
   */
  introduce(
    userId: string,
    guessedZone: string | null,
    matchId: string,
  ): Promise<{ ok: true; asks: OwnHours | null } | Refused>;
}
