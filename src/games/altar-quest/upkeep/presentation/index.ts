import type { GamePresentation } from '../../../../kernel/game.ts';
import { allCards } from '../../presentation/cards.ts';
import { cardPicture, portraitOf } from '../../presentation/pictures.ts';
import { termsOf } from '../../presentation/terms.ts';
import type { Upkeep } from '../rules/state.ts';
import type { UpkeepView } from '../rules/view.ts';
import { ballots } from './ballots.ts';
import { handCards, heldCards, heroNames } from './cards.ts';
import { chapterTitle } from './chapters.ts';
import { detailLines } from './details.ts';
import { endingText } from './ending.ts';
import { eventLines } from './events.ts';
import { goalOf } from './goal.ts';
import { hintsAt } from './hints.ts';
import { optionText } from './options.ts';
import { panelText } from './panel.ts';
import { pictureAt, pictureOf, picturesOf } from './pictures.ts';
import { pilesOf, whereaboutsOf } from './piles.ts';
import { briefText, noneText, promptText } from './prompts.ts';
import { campName, headline, statusLines } from './status.ts';

/** How the time between two quests reads and looks. */
export const presentation: GamePresentation<UpkeepView, Upkeep> = {
  // A few questions with everything on buttons: commands of their own would get in the way of the quests'.
  verbs: [],
  headline,
  round: ({ scenes }) => scenes,
  status: statusLines,
  details: detailLines,
  goal: goalOf,
  chapter: chapterTitle,
  events: eventLines,
  prompt: promptText,
  brief: briefText,
  none: noneText,
  option: optionText,
  panel: panelText,
  hints: hintsAt,
  // What the group decides is for all to see: one tap each.
  shortcuts: ({ how, options }) => (how === 'group' ? options : []),
  hand: handCards,
  held: heldCards,
  terms: termsOf,
  cards: allCards,
  whereabouts: whereaboutsOf,
  piles: pilesOf,
  seatNames: heroNames,
  pictureAt,
  pictures: picturesOf,
  picture: pictureOf,
  ballots,
  cardPicture,
  portrait: portraitOf,
  called: ({ view }, texts) => campName(view, texts),
  ending: endingText,
};
