import type { JsonObject } from './json.ts';

/**
 * An answer that a player has given once for every question of its kind: "always discard focus", "pass on
 * this card until my turn". A game's presentation has the words.
 */
export interface Standing {
  /** What is always answered. A game names its own. */
  id: string;
  /** What the words speak of, and what tells answers of one id apart. */
  args?: JsonObject;
  /**
   * - `revoked`: until the player takes it back.
   * - `turn`: at most until the player is on turn again.
   */
  until: 'revoked' | 'turn';
  /** Ids of answers that contradict it: giving it takes them back. */
  instead?: readonly string[];
}

/** A standing answer that fits an open question, with the option that it chooses there. */
export interface StandingOffer extends Standing {
  option: string;
  /** A wider answer that this one is part of, by its id: who has given that gives this one. */
  within?: string;
}

/** Whether two standing answers are the same one, however long they last. */
export const sameStanding = (one: Standing, other: Standing): boolean =>
  standingName(one) === standingName(other);

/** Names a standing answer: what is in it and no more, the same on every day. */
export const standingName = ({ id, args = {} }: Standing): string =>
  [
    id,
    ...Object.keys(args)
      .sort()
      .map((name) => `${name}=${String(args[name])}`),
  ].join('/');
