import type { GamePresentation } from '../../../kernel/game.ts';
import type { Adventure } from '../rules/state.ts';
import type { AdventureView } from '../rules/view.ts';
import { boardInWords } from './alt-words.ts';
import { animation } from './animation.ts';
import { ballots } from './ballots.ts';
import { blow } from './blow/index.ts';
import { allCardTexts, characterNames, handTexts } from './cards.ts';
import { contactSheet, deckIds } from './contact-sheet.ts';
import { detailLines } from './details.ts';
import { endingText } from './ending.ts';
import { escapesIn } from './escapes.ts';
import { chapterTitle, eventLines } from './events/index.ts';
import { goalOf } from './goal.ts';
import { guide } from './guide.ts';
import { heldCards, notNow } from './held.ts';
import { hintsAt } from './hints.ts';
import { optionText } from './options/index.ts';
import { panelText } from './panel.ts';
import { cardPicture, pictureAt, pictureOf, picturesOf, portraitOf } from './pictures.ts';
import { pilesOf } from './piles.ts';
import { promptText } from './prompts.ts';
import { shortcutsOf, travelMenu } from './shortcuts.ts';
import { standingText } from './standing.ts';
import { diceOf, statisticsOf } from './statistics.ts';
import { headline, statusLines } from './status.ts';
import { termsOf } from './terms.ts';
import { VERBS } from './verbs.ts';
import { isPlayed, whereaboutsOf } from './whereabouts.ts';

/** How The Adventure Game reads and looks. */
export const presentation: GamePresentation<AdventureView, Adventure> = {
  verbs: VERBS,
  headline,
  round: ({ round }) => round,
  status: statusLines,
  details: detailLines,
  goal: goalOf,
  chapter: chapterTitle,
  events: eventLines,
  prompt: promptText,
  option: optionText,
  panel: panelText,
  hints: hintsAt,
  guide,
  shortcuts: shortcutsOf,
  shortcutMenu: travelMenu,
  standing: standingText,
  hand: handTexts,
  held: heldCards,
  notNow,
  terms: termsOf,
  cards: allCardTexts,
  whereabouts: whereaboutsOf,
  isPlayed,
  piles: pilesOf,
  seatNames: characterNames,
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
  dice: diceOf,
  escapes: escapesIn,
  ending: endingText,
};
