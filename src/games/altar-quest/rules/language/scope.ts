import type { CardId, FigureId, HeroId, RoomId, Space } from '../terms.ts';

/** Who and what an effect is about while it is resolved. Plain data, copied to every inner effect. */
export interface Scope {
  /** The card whose text this is. */
  card: CardId;
  /** "You": the hero who plays, controls or draws the card, or whom the effect has reached. */
  hero: HeroId;
  /** "You" if that is an ally: on the ally's own card, or reached as a character. `hero` is who controls it. */
  ally?: CardId;
  /** The figure, character or card chosen or reached last. */
  target?: FigureId;
  /** The character whose situation a Reaction or timed effect answers. */
  character?: FigureId;
  /** The card that was chosen last, if it is not a figure. */
  chosenCard?: CardId;
  /** The room that was just revealed. */
  room?: RoomId;
  /**
   * Where "you" would stand, when weighing a move before it is made: what is measured from "you" is measured
   * from there, and everyone is counted where they are. Absent in play.
   */
  at?: Space;
  /** A number passed on: successes, damage prevented. */
  amount?: number;
  [key: string]: string | number | undefined;
}

/** The character that "you" is (AQ-262). */
export const youOf = ({ hero, ally }: Pick<Scope, 'hero' | 'ally'>): FigureId => ally ?? hero;

/** The address of an effect within the catalogue: card definition, ability and named position. */
export interface Address {
  card: string;
  ability: string;
  /** Names of the properties that lead to the effect, joined by dots; empty for the whole ability. */
  path: string;
  [key: string]: string;
}
