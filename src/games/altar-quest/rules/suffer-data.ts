import type { JsonObject } from '../../../kernel/json.ts';
import type { CardId, FigureId } from './terms.ts';

/** What is noted about damage that is being suffered. */
export interface SufferData extends JsonObject {
  /** The character that suffers. */
  figure: FigureId;
  amount: number;
  /** The enemy or card it comes from, for the chronicle and for Reactions. */
  from: CardId;
  /** Whether `from` is an enemy on the board. */
  enemy?: boolean;
  /** Damage prevented by Reactions. */
  prevented?: number;
}
