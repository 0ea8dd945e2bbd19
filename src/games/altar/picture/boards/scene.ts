import type { CardFace, CardMark } from '../../../../picture/card-face.ts';
import type { GodId } from '../../rules/terms.ts';

/** The table as it is drawn; every word comes with it. */
export interface TableScene {
  /** The round, and whose turn it is. */
  readonly title: string;
  readonly boards: readonly BoardScene[];
  readonly piles: readonly PileScene[];
  readonly omens: readonly OmenScene[];
  readonly row: readonly RowCardScene[];
}

/** Nobody can aim at a board, some enemies can't, or those can because of an omen. */
export type Ward = 'complete' | 'protected' | 'broken' | 'none';

/** A god's board with those who worship there. */
export interface BoardScene {
  readonly god: GodId;
  readonly name: string;
  /** "3 of 5". */
  readonly score: string;
  readonly points: number;
  readonly goal: number;
  readonly active: number;
  readonly inactive: number;
  readonly shrines: number;
  /** How many cards its player holds; null on a second board of the same player. */
  readonly hand: string | null;
  readonly isOnTurn: boolean;
  readonly ward: Ward;
  readonly worshippers: readonly WorshipperScene[];
  /** Omens of others that work here. */
  readonly omens: readonly { readonly icon: string }[];
}

export interface WorshipperScene {
  readonly art: CardFace['art'];
  readonly name: string;
  /** Symbols of the enemies that it stops. */
  readonly stops: readonly string[];
}

export interface PileScene {
  readonly what: 'deck' | 'shrines' | 'discard';
  readonly words: string;
  readonly count: string;
  /** The card that lies on top, for all to see. */
  readonly top?: CardFace['art'];
}

/** An omen in force: whose it is, and what the others can't do. */
export interface OmenScene {
  readonly icon: string;
  readonly gods: readonly GodId[];
  readonly words: string;
}

/** A face-up follower. */
export interface RowCardScene {
  readonly band: string;
  readonly art: CardFace['art'];
  readonly name: string;
  /** "Warrior". */
  readonly kind: string;
  readonly marks: readonly CardMark[];
  readonly rules: string;
}
