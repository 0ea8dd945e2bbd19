import type { Moment, Power } from './cards/definition.ts';
import type { AltarSide, CardId, GodId, TieRule } from './terms.ts';

/**
 * Everything that can happen in a match, with the arguments of its message. `gods` are those of one player.
 * Its words: `altar.event.<type>`.
 */
export type AltarEvents = {
  'match-began': { gods: GodId[]; players: number };
  'row-filled': { cards: CardId[] };
  'row-renewed': { gods: GodId[] };
  /** For everyone but the player. */
  'cards-drawn': { gods: GodId[]; amount: number };
  'cards-drawn-by-you': { gods: GodId[]; amount: number; cards: CardId[] };
  'card-taken': { gods: GodId[]; card: CardId; from: 'row' | 'discard' };
  'card-played': { gods: GodId[]; card: CardId; free: `${boolean}` };
  passed: { gods: GodId[] };
  'action-gained': { gods: GodId[] };
  'influence-began': { gods: GodId[]; card: CardId };
  'influence-ended': { gods: GodId[]; cards: CardId[] };
  'influence-dispelled': { gods: GodId[]; cards: CardId[] };
  /** The moment is empty for powers that answer none. */
  'power-used': { god: GodId; power: Power['power']; moment: Moment | '' };
  'worshipper-answered': { god: GodId; card: CardId };
  /** `inactive`, `active` and `score` (Shrines and active Altars) are the numbers afterwards. */
  'altar-discovered': { god: GodId; amount: number; inactive: number };
  'altar-activated': { god: GodId; active: number; score: number };
  'altar-deactivated': { god: GodId; active: number; score: number };
  'altar-destroyed': { god: GodId; side: AltarSide; left: number; score: number };
  'altar-stolen': { from: GodId; god: GodId; left: number; inactive: number };
  'deck-searched': { gods: GodId[]; amount: number };
  'deck-searched-by-you': { gods: GodId[]; amount: number; card: CardId };
  /** `from` are the gods of the one who has been robbed. */
  'card-robbed': { gods: GodId[]; from: GodId[] };
  'card-robbed-known': { gods: GodId[]; from: GodId[]; card: CardId };
  'cards-lost': { gods: GodId[]; cards: CardId[] };
  'cards-discarded': { gods: GodId[]; cards: CardId[] };
  'worshipper-lured': { god: GodId; gods: GodId[]; card: CardId; to: 'discard' | 'hand' };
  'worshipper-placed': { god: GodId; card: CardId };
  /** `left`: Shrines left in the middle. */
  'shrine-built': { god: GodId; cards: CardId[]; shrines: number; left: number; score: number };
  'realm-completed': { god: GodId };
  /** All boards of a player are complete: nobody can target these gods from now on. */
  'player-completed': { gods: GodId[] };
  /** A worshipper adds this to what its god has, at the end. */
  'worshipper-counted': { god: GodId; card: CardId; counts: number };
  /** There was no end of what cards called for: from this one on, none of their effects begins. */
  'effects-cut-off': { card: CardId };
  /** What settled a tie. */
  'tie-settled': { gods: GodId[]; others: GodId[]; score: number; by: TieRule };
  'last-round': { because: 'completed' | 'shrines' };
};
