import type { Texts } from '../../../../texts/texts.ts';
import type { Station } from '../../picture/campaign/stations.ts';
import { QUESTS } from '../../rules/campaign/chapters.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { deckName } from './decks.ts';
import { nextQuest } from './next-quest.ts';
import { questTitle } from './record.ts';

/** The six quests of a campaign as the stations of a road, each with a line that says how it went. */
export const stationsOf = (campaign: CampaignState, texts: Texts): Station[] =>
  Array.from({ length: QUESTS }, (_, index) => stationOf(campaign, index + 1, texts));

function stationOf(campaign: CampaignState, chapter: number, texts: Texts): Station {
  const played = campaign.record.find((quest) => quest.chapter === chapter);
  const words = (state: string, title: string) =>
    texts('altar-quest-picture.station', { chapter, state, title: title || 'none' });
  if (played) {
    const state = played.won ? 'won' : 'lost';
    const title = questTitle(campaign, chapter, played.quest, texts);
    return { number: chapter, quest: played.quest, state, title, words: words(state, title) };
  }
  const isNext = chapter === nextChapter(campaign);
  const quest = (isNext && nextQuest(campaign)?.quest) || null;
  const title = quest === null ? '' : deckTitle(campaign, chapter, quest, texts);
  const state = isNext ? 'next' : 'ahead';
  return { number: chapter, quest, state, title, words: words(state, title) };
}

const deckTitle = (
  campaign: CampaignState,
  chapter: number,
  quest: string,
  texts: Texts,
): string =>
  campaign.story === null
    ? deckName('quest', quest, texts)
    : questTitle(campaign, chapter, quest, texts);

const nextChapter = ({ record }: CampaignState): number => record.length + 1;
