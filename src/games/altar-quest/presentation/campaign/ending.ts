import type { Campaign } from '../../../../kernel/campaign.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { endingWords } from '../stories.ts';
import { recordLines } from './record.ts';

/** How a campaign ended: with one of its story's endings, or without a story, with the sixth quest (AQ-268). */
export function campaignEnding(
  { state, outcome }: Campaign<CampaignState>,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } | null {
  if (!outcome) return null;
  const { story } = state;
  const { title, text } =
    story === null
      ? {
          title: texts(`altar-quest.campaign.ending.${outcome.won ? 'won' : 'lost'}-title`),
          text: texts(`altar-quest.campaign.ending.${outcome.won ? 'won' : 'lost'}`),
        }
      : endingWords(story, outcome.reason, texts);
  return { title, lines: [text, ...recordLines(state, texts)], won: outcome.won };
}
