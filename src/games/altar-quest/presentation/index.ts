import type { GamePresentation } from '../../../kernel/game.ts';
import type { AltarQuest } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { animation } from './animation/index.ts';
import { ballots } from './ballots.ts';
import { blow } from './blow/index.ts';
import { boardInWords } from './board.ts';
import { calledIn } from './called.ts';
import { campaignPresentation } from './campaign/index.ts';
import { allCards, handCards, heroNames } from './cards.ts';
import { chapterTitle } from './chapters.ts';
import { contactSheet, deckIds } from './contact-sheet.ts';
import { detailLines } from './details.ts';
import { diceShown } from './dice.ts';
import { endingText } from './ending.ts';
import { escapesIn } from './escapes.ts';
import { tellEvents } from './events/index.ts';
import { goalOf } from './goal/index.ts';
import { guide } from './guide.ts';
import { heldCards, notNow } from './held.ts';
import { hintsAt } from './hints.ts';
import { placesNamed } from './options/choices.ts';
import { optionText } from './options/index.ts';
import { deedsInTheOpen } from './panel/deeds-in-the-open.ts';
import { panelText } from './panel/index.ts';
import { cardPicture, pictureAt, pictureOf, picturesOf, portraitOf } from './pictures.ts';
import { pilesOf } from './piles.ts';
import { briefText, noneText, promptText } from './prompts.ts';
import { standingText } from './standing.ts';
import { statisticsOf } from './statistics.ts';
import { headline, statusLines } from './status.ts';
import { termsOf } from './terms.ts';
import { VERBS } from './verbs.ts';
import { isPlayed, whereaboutsOf } from './whereabouts.ts';

/** How Altar Quest reads and looks. */
export const presentation: GamePresentation<AltarQuestView, AltarQuest> = {
  verbs: VERBS,
  headline,
  round: ({ round }) => round,
  status: statusLines,
  details: detailLines,
  goal: goalOf,
  chapter: chapterTitle,
  events: tellEvents,
  prompt: promptText,
  brief: briefText,
  none: noneText,
  option: optionText,
  panel: panelText,
  hints: hintsAt,
  guide,
  shortcuts: placesNamed,
  shortcutMenu: deedsInTheOpen,
  standing: standingText,
  hand: handCards,
  held: heldCards,
  notNow,
  terms: termsOf,
  cards: allCards,
  whereabouts: whereaboutsOf,
  isPlayed,
  piles: pilesOf,
  seatNames: heroNames,
  pictureAt,
  pictures: picturesOf,
  picture: pictureOf,
  blow,
  animation,
  ballots,
  boardInWords,
  cardPicture,
  decks: deckIds,
  contactSheet,
  portrait: portraitOf,
  statistics: statisticsOf,
  dice: diceShown,
  escapes: escapesIn,
  called: calledIn,
  campaign: campaignPresentation,
  ending: endingText,
};
