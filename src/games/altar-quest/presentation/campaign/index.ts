import type { CampaignPresentation } from '../../../../kernel/campaign-presentation.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { earnedCards } from './cards.ts';
import { chapterDue } from './chapter.ts';
import { campaignEnding } from './ending.ts';
import { heroSummaries } from './heroes.ts';
import { campaignPicture } from './home-picture.ts';
import { journalLines } from './journal.ts';
import { recordLines } from './record.ts';
import { rememberedLines } from './remembered.ts';
import { sheetPicture } from './sheet.ts';
import { campaignTitle, standingLines } from './standing.ts';

/** How campaigns and stories read and look between their matches. */
export const campaignPresentation: CampaignPresentation<CampaignState> = {
  title: ({ state }, texts) => campaignTitle(state, texts),
  standing: ({ state }, texts) => standingLines(state, texts),
  chapter: ({ state }, options, texts) => chapterDue(state, options, texts),
  characters: ({ state }, texts) => heroSummaries(state, texts),
  journal: ({ state }, texts) => journalLines(state, texts),
  cards: ({ state }, texts) => earnedCards(state, texts),
  record: ({ state }, texts) => recordLines(state, texts),
  remembered: ({ state }, texts) => rememberedLines(state, texts),
  ending: campaignEnding,
  picture: ({ state }, texts) => campaignPicture(state, texts),
  sheet: ({ state }, hero, texts) => sheetPicture(state, hero, texts),
};
