import type { Texts } from '../../../../texts/texts.ts';
import type { Station } from '../../picture/campaign/station.ts';
import { QUESTS } from '../../rules/campaign/chapters.ts';
import type { CampaignState, QuestRecord } from '../../rules/campaign/state.ts';
import { namesIn } from '../names.ts';
import { deckName } from './decks.ts';
import { nextQuest } from './next-quest.ts';
import { questTitle } from './record.ts';

/** The six quests of a campaign as the stations of a road, each with a line that says how it went. */
export const stationsOf = (campaign: CampaignState, texts: Texts): Station[] =>
  Array.from({ length: QUESTS }, (_, index) => stationOf(campaign, index + 1, texts));

function stationOf(campaign: CampaignState, chapter: number, texts: Texts): Station {
  const played = campaign.record.find((quest) => quest.chapter === chapter);
  if (played) return playedStation(campaign, played, texts);
  const isNext = chapter === nextChapter(campaign);
  const quest = (isNext && nextQuest(campaign)?.quest) || null;
  const title = quest === null ? '' : deckTitle(campaign, chapter, quest, texts);
  const state = isNext ? 'next' : 'ahead';
  const line = isNext ? texts('altar-quest-picture.stop.next') : '';
  const words = texts('altar-quest-picture.station.to-come', {
    chapter,
    state,
    title: title || 'none',
  });
  return { number: chapter, quest, state, title, line, fell: [], words };
}

/** A quest that was played: how it went, who fell, what was found. */
function playedStation(campaign: CampaignState, played: QuestRecord, texts: Texts): Station {
  const { chapter, quest, won, reason, rounds, villain, fell = [], found = 0 } = played;
  const title = questTitle(campaign, chapter, quest, texts);
  const names = namesIn(texts);
  const args = {
    chapter,
    title,
    end: reason === 'abandoned' ? 'abandoned' : won ? 'won' : 'lost',
    rounds,
    villain: deckName('villain', villain, texts),
    fell: fell.length,
    fallen: fell.length === 0 ? 'none' : names.list(fell.map(names.hero)),
    found,
  };
  return {
    number: chapter,
    quest,
    state: won ? 'won' : 'lost',
    title,
    line: texts('altar-quest-picture.stop.played', args),
    fell,
    words: texts('altar-quest-picture.station.played', args),
  };
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
