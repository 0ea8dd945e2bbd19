import { markLines, numberedByThing } from '../../../cards/telling/numbered.ts';
import type { BallotPictures } from '../../../kernel/ballot.ts';
import { numberedCards } from '../../../picture/numbered-cards.ts';
import { faceOf } from '../picture/face.ts';
import { definition } from '../rules/cards/library.ts';
import type { Altar } from '../rules/state.ts';
import type { FollowerId } from '../rules/terms.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { optionText } from './options.ts';

/** What a crowd votes on: the followers that lie open have numbers, side by side. */
export const ballots: BallotPictures<AltarView, Altar> = {
  marks: (_view, { options }) => numberedByThing(options, cardOf),
  picture: async (view, decision, texts) => {
    const { options } = decision;
    const marks = numberedByThing(options, cardOf);
    if (!marks) return null;
    const words = (option: AltarOption) => optionText(view, decision, option, texts);
    const face = (card: FollowerId) => faceOf(definition(card), texts);
    return numberedCards(
      options,
      marks,
      { cardOf, faceOf: face },
      markLines(marks, options, words, texts),
    );
  },
};

/** An open follower that an option draws; nobody sees the deck's. */
const cardOf = (option: AltarOption): FollowerId | null =>
  option.verb === 'draw' && option.args && option.args.card !== 'deck' ? option.args.card : null;
