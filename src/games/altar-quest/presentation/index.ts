import type { GamePresentation } from '../../../kernel/game.ts';
import { boardInWords } from '../picture/index.ts';
import type { AltarQuest } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { allCards, handCards, heroNames } from './cards.ts';
import { chapterTitle } from './chapters.ts';
import { detailLines } from './details.ts';
import { endingText } from './ending.ts';
import { tellEvents } from './events/index.ts';
import { optionText } from './options/index.ts';
import { panelText } from './panel/index.ts';
import { pictureAt, pictureOf, picturesOf, portraitOf } from './pictures.ts';
import { promptText } from './prompts.ts';
import { headline, statusLines } from './status.ts';
import { VERBS } from './verbs.ts';

/** How Altar Quest reads and looks. */
export const presentation: GamePresentation<AltarQuestView, AltarQuest> = {
  verbs: VERBS,
  headline,
  round: ({ round }) => round,
  status: statusLines,
  details: detailLines,
  chapter: chapterTitle,
  events: tellEvents,
  prompt: promptText,
  option: optionText,
  panel: panelText,
  // Whose turn comes next is the question behind "it is your move": one tap begins it.
  shortcuts: ({ prompt, options }) =>
    prompt.key === 'prompt.next-hero' ? options.filter(({ verb }) => verb === 'act') : [],
  hand: handCards,
  cards: allCards,
  seatNames: heroNames,
  pictureAt,
  pictures: picturesOf,
  picture: pictureOf,
  boardInWords,
  portrait: portraitOf,
  ending: endingText,
};
