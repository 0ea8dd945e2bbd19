/** A drawn picture, with what it shows in words. */
export interface Picture {
  buffer: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** What it shows in words, one statement a line, what matters most first. As long as it has to be. */
  altText: string;
  /** Says where the rest can be read, for places that have no room for all of it. */
  altTextRest?: string;
  /** Set when it was drawn coarsely: it is worth drawing again when there is time. */
  isCoarse?: true;
}

/** One of the pictures that a game can draw of a match. */
export interface PictureChoice {
  /** Named by the game: its board, a fight, somebody's sheet. No slash. */
  kind: string;
  /** What it shows, for kinds of which there are several: a figure. */
  about?: string;
}

/**
 * How much work a picture is worth.
 * - `full`: as good as it gets.
 * - `coarse`: fewer pixels, for when many others wait. Everything can still be read.
 */
export type PictureDetail = 'full' | 'coarse';

/** A picture to choose. */
export interface PictureOffer extends PictureChoice {
  /** At most 80 characters. */
  label: string;
}

/**
 * Where pictures stand.
 * - `round`: in the message of a round, for everyone.
 * - `look`: what somebody sees first who looks around while it is their turn.
 * - `hand`: above the player's own cards.
 * - `ending`: in the message that tells how it ended.
 */
export type PicturePlace = 'round' | 'look' | 'hand' | 'ending';
