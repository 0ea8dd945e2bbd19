import type { Texts } from '../../../../texts/texts.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { rememberedWords } from '../stories.ts';

/** What a story remembers about its heroes, in the order it happened, on one line. */
export const rememberedLines = ({ story, marks }: CampaignState, texts: Texts): string[] =>
  story === null || marks.length === 0
    ? []
    : [
        texts('altar-quest.campaign.remembered', {
          deeds: marks.map((mark) => rememberedWords(story, mark, texts)).join(' '),
        }),
      ];
