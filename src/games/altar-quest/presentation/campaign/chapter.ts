import type { Texts } from '../../../../texts/texts.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { questTitle } from './record.ts';

/** The quest that is due or being played: a story's chapter by its title, otherwise the quest by its name. */
export function chapterDue(
  campaign: CampaignState,
  options: { [option: string]: string },
  texts: Texts,
): { number: number; title: string } | null {
  const { due, chapter, plan, ending } = campaign;
  const quest = plan?.quest ?? options.quest;
  if (due !== 'quest' || ending || quest === undefined) return null;
  return { number: chapter, title: questTitle(campaign, chapter, quest, texts) };
}
