import type { OptionMarks } from '../../../kernel/pictures.ts';
import type { PublicDecision } from '../../../table/match/saved/summary.ts';
import type { MessagePicture } from '../picture.ts';

/** A question that is voted on, and how its picture marks its options. */
export interface Ballot {
  readonly decision: PublicDecision;
  readonly marks: OptionMarks;
}

/** A ballot as a message shows it. */
export interface ShownBallot extends Ballot {
  readonly picture: MessagePicture;
}
