import type { Texts } from '../../../../texts/texts.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { storyWords } from '../stories.ts';
import { deckName } from './decks.ts';

/** A line for each quest played: "2 · The Search · won in 9 rounds". */
export const recordLines = (campaign: CampaignState, texts: Texts): string[] =>
  campaign.record.map(({ chapter, quest, villain, won, reason, rounds }) =>
    texts('altar-quest.campaign.record', {
      chapter,
      rounds,
      quest: questTitle(campaign, chapter, quest, texts),
      villain: deckName('villain', villain, texts),
      end: reason === 'abandoned' ? 'abandoned' : won ? 'won' : 'lost',
    }),
  );

/** A story's chapter by its title, a quest by its name. */
export const questTitle = (
  { story }: Pick<CampaignState, 'story'>,
  chapter: number,
  quest: string,
  texts: Texts,
): string =>
  story === null ? deckName('quest', quest, texts) : storyWords(story, chapter, texts).title;
