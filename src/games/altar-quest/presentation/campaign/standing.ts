import type { Texts } from '../../../../texts/texts.ts';
import { QUESTS } from '../../rules/campaign/chapters.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { storyTitle, storyWords } from '../stories.ts';
import { deckName } from './decks.ts';

/** The story's name, or words for a campaign without one. */
export const campaignTitle = ({ story }: CampaignState, texts: Texts): string =>
  story === null ? texts('altar-quest.campaign.title') : storyTitle(story, texts);

/** Where the campaign stands: quests won and lost, and what comes next. */
export const standingLines = (campaign: CampaignState, texts: Texts): string[] => {
  const { record } = campaign;
  const won = record.filter((quest) => quest.won).length;
  return [
    texts('altar-quest.campaign.standing', {
      won,
      lost: record.length - won,
      left: QUESTS - record.length,
    }),
    ...dueLines(campaign, texts),
  ];
};

function dueLines(campaign: CampaignState, texts: Texts): string[] {
  const { due, chapter, plan, story, ending } = campaign;
  if (ending) return [];
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest.campaign.due.${key}`, args);
  if (due !== 'quest') return [own(due, { chapter })];
  const title = story === null ? 'none' : storyWords(story, chapter, texts).title;
  if (!plan) return [own('unknown', { chapter })];
  return [
    own('quest', {
      chapter,
      title,
      quest: deckName('quest', plan.quest, texts),
      villain: deckName('villain', plan.villain, texts),
      threat: deckName('threat', plan.threat, texts),
    }),
  ];
}
