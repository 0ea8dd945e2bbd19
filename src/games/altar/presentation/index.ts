import type { GamePresentation } from '../../../kernel/game.ts';
import { portraitOf } from '../picture/portrait.ts';
import type { Altar } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';
import { boardInWords } from './alt-words.ts';
import { animation } from './animation.ts';
import { ballots } from './ballots.ts';
import { allCardTexts, godNames, handTexts } from './cards.ts';
import { contactSheet, deckIds } from './contact-sheet.ts';
import { detailLines } from './details.ts';
import { bothDrawsMenu } from './drawing-both.ts';
import { endingText } from './ending.ts';
import { chapterTitle, eventLines } from './events.ts';
import { goalOf } from './goal.ts';
import { guide } from './guide.ts';
import { heldCards, notNow } from './held.ts';
import { hintsAt } from './hints.ts';
import { optionText } from './options.ts';
import { panelText } from './panel.ts';
import { cardPicture, pictureAt, pictureOf, picturesOf } from './pictures.ts';
import { pilesOf } from './piles.ts';
import { promptText } from './prompts.ts';
import { standingText } from './standing.ts';
import { statisticsOf } from './statistics.ts';
import { headline, statusLines } from './status.ts';
import { termsOf } from './terms.ts';
import { VERBS } from './verbs.ts';
import { isPlayed, whereaboutsOf } from './whereabouts.ts';

/** How Altar reads and looks. */
export const presentation: GamePresentation<AltarView, Altar> = {
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
  // What lies face up is for all to see: one tap draws.
  shortcuts: ({ options }) => options.filter(({ verb }) => verb === 'draw'),
  shortcutMenu: bothDrawsMenu,
  standing: standingText,
  hand: handTexts,
  held: heldCards,
  notNow,
  terms: termsOf,
  cards: allCardTexts,
  whereabouts: whereaboutsOf,
  isPlayed,
  piles: pilesOf,
  seatNames: godNames,
  pictureAt,
  pictures: picturesOf,
  picture: pictureOf,
  animation,
  ballots,
  boardInWords,
  cardPicture,
  decks: deckIds,
  contactSheet,
  portrait: portraitOf,
  statistics: statisticsOf,
  ending: endingText,
};
