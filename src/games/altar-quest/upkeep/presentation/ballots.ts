import { markLines, numberedByThing } from '../../../../cards/telling/numbered.ts';
import type { BallotPictures } from '../../../../kernel/ballot.ts';
import { numberedCards } from '../../../../picture/numbered-cards.ts';
import { faceOf } from '../../picture/cards/face.ts';
import type { CardType } from '../../rules/cards/definition.ts';
import { deckDefinition, definition, isCard } from '../../rules/cards/library.ts';
import type { CardId } from '../../rules/terms.ts';
import type { Upkeep } from '../rules/state.ts';
import type { UpkeepOption } from '../rules/verbs.ts';
import type { UpkeepView } from '../rules/view.ts';
import { optionText } from './options.ts';

/** What is voted on between quests: equipment, upgrades, quests, villains and threats have a card that shows them. */
export const ballots: BallotPictures<UpkeepView, Upkeep> = {
  marks: (_view, { options }) => numberedByThing(options, cardOf),
  picture: async (view, decision, texts) => {
    const { options } = decision;
    const marks = numberedByThing(options, cardOf);
    if (!marks) return null;
    const words = (option: UpkeepOption) => optionText(view, decision, option, texts);
    const face = (card: CardId) => faceOf(definition(card), texts);
    return numberedCards(
      options,
      marks,
      { cardOf, faceOf: face },
      markLines(marks, options, words, texts),
    );
  },
};

/** The card that shows what an option is about; null if none does. */
function cardOf(option: UpkeepOption): CardId | null {
  switch (option.verb) {
    case 'take':
    case 'train':
      return isCard(option.args.card) ? option.args.card : null;
    case 'quest':
      return option.args && isCard(option.args.quest) ? option.args.quest : null;
    case 'villain':
      return option.args ? firstOf(option.args.villain, 'villain') : null;
    case 'threat':
      return option.args ? firstOf(option.args.threat, 'minion') : null;
    default:
      return null;
  }
}

const firstOf = (deck: string, type: CardType): CardId | null =>
  deckDefinition(deck).cards.find((card) => card.type === type)?.id ?? null;
