import type { Texts } from '../texts/texts.ts';
import type { OptionMarks, Picture } from './pictures.ts';
import type { DecisionOf, Vocabulary } from './vocabulary.ts';

/** Pictures of what can be voted for: numbers on the board, or cards side by side. */
export interface BallotPictures<View = unknown, Words extends Vocabulary = Vocabulary> {
  /** How the options of a question are marked in its picture; null if its words say it better. */
  marks(view: View, decision: DecisionOf<Words>): OptionMarks | null;
  /** Draws the picture of a question whose options have marks. */
  picture(view: View, decision: DecisionOf<Words>, texts: Texts): Promise<Picture | null>;
}
