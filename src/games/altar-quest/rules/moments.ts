import type { Attribute, TestKind } from './terms.ts';
import type { TestData } from './test-data.ts';

/**
 * A printed situation in which Reactions and timed Exhaust and Use effects may be used (AQ-101). One that is
 * printed "before" something, or within a test, opens in the middle of an effect; the others wait until the
 * card that is being resolved is done (AQ-102).
 * - `before-test`: dice are gathered, not rolled yet (step 2 of a test).
 * - `after-roll`: criticals are resolved, focus is not used yet (before step 5).
 * - `before-damage`: a character is about to suffer damage.
 * - `after-damage`: a character has suffered damage and still stands.
 * - `enemy-activates`: an enemy is about to resolve its Activate.
 * - `enemy-defeated`: an enemy has just been defeated.
 * - `room-revealed`: a room has just been revealed, and all steps of that are done.
 * - `turn-begins`: the hero turn of a round begins.
 */
export type MomentName =
  | 'before-test'
  | 'after-roll'
  | 'before-damage'
  | 'after-damage'
  | 'enemy-activates'
  | 'enemy-defeated'
  | 'room-revealed'
  | 'turn-begins';

export interface Moment {
  at: MomentName;
  /**
   * Whom it happens to, seen from the card's controller: themselves, another character within
   * `range`, or any of these.
   */
  who: 'you' | 'other' | 'anyone';
  /** Spaces to the other character or the enemy; unlimited if absent. */
  range?: number;
  test?: TestKind;
  attribute?: Attribute;
}

/** What is happening now, noted for the cards that look at it. */
export interface Occasion {
  at: MomentName;
  /** The character it happens to, or the hero who did it. */
  character?: string;
  /** The enemy that causes it. */
  enemy?: string;
  test?: TestKind;
  attribute?: Attribute;
  /** Damage: about to come, suffered, or what the current roll amounts to. */
  amount?: number;
  [key: string]: string | number | undefined;
}

/** A test as the cards see it that look at tests. */
export const occasionOf = (
  { hero, enemy, kind, attribute }: TestData,
  at: 'before-test' | 'after-roll',
): Occasion => ({ at, character: hero, ...(enemy ? { enemy } : {}), test: kind, attribute });
