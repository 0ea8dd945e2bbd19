import type { Texts } from '../../texts/texts.ts';
import type { CampaignPart } from './campaign-chronicle.ts';

/** How a match ended, and after how many rounds. */
export const resultOf = ({ chronicle: { title, rounds } }: CampaignPart, texts: Texts): string => {
  const played = rounds.filter(({ round }) => round > 0).length;
  return `${title} · ${texts('chronicle.campaign.rounds', { rounds: played })}`;
};
