import type { JsonObject } from '../../../kernel/json.ts';
import type { CardId, HeroId } from './terms.ts';

/** What is noted of an area whose cards are being activated. */
export interface AreaUnderWay extends JsonObject {
  /** Those still to come of the cards it had when its turn began, left to right: later ones are not activated (AQ-131, Q-25). */
  cards: CardId[];
  /** "You" in the cards' texts. */
  hero: HeroId;
  /** The card whose turn it is. */
  card?: CardId;
  /** Who has lured the enemy whose card it is, see `changes/engaged.ts`. */
  lured?: HeroId;
}
