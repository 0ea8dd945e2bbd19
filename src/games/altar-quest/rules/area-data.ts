import type { JsonObject } from '../../../kernel/json.ts';
import type { CardId, HeroId } from './terms.ts';

/** What is noted about an area whose cards are being activated. */
export interface AreaUnderWay extends JsonObject {
  /**
   * Remaining cards of those it had when its turn began, left to right: later ones are not activated (AQ-131,
   *
   */
  cards: CardId[];
  /** "You" in the cards' texts. */
  hero: HeroId;
  /** The card whose turn it is. */
  card?: CardId;
  /** Who has lured the enemy on this card, see `changes/engaged.ts`. */
  lured?: HeroId;
}
