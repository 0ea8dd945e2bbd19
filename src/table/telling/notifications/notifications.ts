import type { Refused } from '../../match/refusal.ts';
import type {
  Delivery,
  DirectMessage,
  MessagePlace,
} from '../../match/saved/notification-records.ts';
import type { OwnHours } from '../../match/saved/own-hours.ts';
import type { Preferences } from './preferences.ts';

/** What publishing a message needs to notify people the way they want. */
export interface Notices {
  /** How each of these users is notified of this post. */
  deliver(userIds: readonly string[]): Promise<Map<string, Delivery>>;
  /** Whether direct messages about the match may exist, or have to be sent. */
  mayStand(): boolean;
  direct: {
    standing(): Promise<DirectMessage[]>;
    begin(message: DirectMessage): Promise<boolean>;
    stands(message: DirectMessage, place: MessagePlace, about: string): Promise<void>;
    gone(message: DirectMessage): Promise<void>;
    /** The person accepts no direct messages: they are mentioned from now on. */
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
  /** Changes what is named; it applies from the next post on, and to whatever is due later. */
  setNotifications(
    userId: string,
    change: Partial<Preferences> & Partial<OwnHours>,
  ): Promise<Notified | Refused>;
  /**
   * Somebody has a seat in this match now: notes where they live as far as is known.
   * @param guessedZone null if there is no clue
   * @returns what is known about their nights, to ask whether it is right: once, and not if they have set a
   *   zone
   */
  introduce(
    userId: string,
    guessedZone: string | null,
    matchId: string,
  ): Promise<{ ok: true; asks: OwnHours | null } | Refused>;
}
