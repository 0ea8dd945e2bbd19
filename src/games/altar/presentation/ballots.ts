import { markLines, numberedByThing } from '../../../cards/telling/numbered.ts';
import type { BallotPictures } from '../../../kernel/ballot.ts';
import type { OptionMarks } from '../../../kernel/pictures.ts';
import { numberedCards } from '../../../picture/numbered-cards.ts';
import { faceOf } from '../picture/face.ts';
import { definition } from '../rules/cards/library.ts';
import type { Altar, AltarDecision } from '../rules/state.ts';
import type { FollowerId } from '../rules/terms.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { optionText } from './options.ts';

/** What a crowd votes on: followers that everyone may know have numbers, side by side. */
export const ballots: BallotPictures<AltarView, Altar> = {
  marks: (_view, decision) => marksOf(decision),
  picture: async (view, decision, texts) => {
    const { options } = decision;
    const marks = marksOf(decision);
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

/** A whole turn, of which many ways play the same card, is told in words. */
const marksOf = ({ options }: AltarDecision): OptionMarks | null =>
  options.some(({ verb }) => verb === 'play' || verb === 'ritual' || verb === 'worship')
    ? null
    : numberedByThing(options, cardOf);

/** The follower that an option draws, takes back, discards or plays beside its turn; nobody sees the deck's. */
function cardOf(option: AltarOption): FollowerId | null {
  switch (option.verb) {
    case 'draw':
      return option.args.card === 'deck' ? null : option.args.card;
    case 'choose':
    case 'discard':
    case 'free':
      return option.args.card;
    default:
      return null;
  }
}
