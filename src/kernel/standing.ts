import type { JsonObject } from './json.ts';

/**
 * An answer that a player has given once for every question of its kind: "always discard focus", "pass on
 * this card until my turn". The game's presentation words it.
 */
export interface Standing {
  /** What is always answered, by a name of the game's. */
  id: string;
  /** The arguments of its words, which also tell answers with the same id apart. */
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
  /** A wider answer that includes this one, by its id: a player who has given that one also gives this one. */
  within?: string;
  /**
   * Set if few would choose anything else: after a while it is chosen for a player who has been there, has not said
   * that they always answer this, and goes without a word.
   */
  byItself?: true;
}

/** Whether two standing answers are the same one, however long they last. */
export const sameStanding = (one: Standing, other: Standing): boolean =>
  standingName(one) === standingName(other);

/** Names a standing answer by its content alone, so the name never changes. */
export const standingName = ({ id, args = {} }: Standing): string =>
  [
    id,
    ...Object.keys(args)
      .sort()
      .map((name) => `${name}=${String(args[name])}`),
  ].join('/');
