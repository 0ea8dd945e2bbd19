/** A drawn picture, with what it shows in words. */
export interface Picture {
  buffer: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
  /** What it shows in words, one statement a line, the most important first. As long as necessary. */
  altText: string;
  /** Says where to read the rest, for places without room for all of it. */
  altTextRest?: string;
  /** Set if it was drawn coarsely: it is worth drawing again when there is time. */
  isCoarse?: true;
}

/** One of the pictures that a game can draw of a match. */
export interface PictureChoice {
  /** Named by the game: its board, a fight, somebody's sheet. No slash. */
  kind: string;
  /** What it shows, if there are several of its kind: a figure. */
  about?: string;
}

/**
 * How much work a picture is worth.
 * - `full`: as good as it gets.
 * - `coarse`: fewer pixels, for when many others are waiting. Everything is still readable.
 */
export type PictureDetail = 'full' | 'coarse';

/** A picture to choose. */
export interface PictureOffer extends PictureChoice {
  /** At most 80 characters. */
  label: string;
  /** What stands above it, if it doesn't show the state of play. */
  title?: string;
}

/**
 * How a picture of a question marks what can be chosen: the mark of each option by its id. An option without one
 * isn't in the picture, or is known there by what its own words say.
 */
export type OptionMarks = Readonly<Record<string, string>>;

/**
 * Where pictures stand.
 * - `round`: in the message of a round, for everyone.
 * - `look`: what a player sees first when looking around during their turn.
 * - `hand`: above the player's own cards.
 * - `ending`: in the message that says how it ended.
 */
export type PicturePlace = 'round' | 'look' | 'hand' | 'ending';

/** All cards of a deck as a picture, and which of their lines had to be set smaller or were cut off. */
export interface ContactSheet extends Picture {
  readonly misfits: readonly {
    readonly card: string;
    readonly part: string;
    /** Its actual size, and the size it should have. */
    readonly size: number;
    readonly wanted: number;
    readonly isCut: boolean;
  }[];
}
