import type { Occasion } from '../../../kernel/occasion.ts';
import type { Tile } from '../../../picture/ending.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import { playerNames, whenPlayed } from '../../../picture/poster/words.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { EndingScene } from '../picture/ending/picture.ts';
import type { EndingRoad } from '../picture/ending/road.ts';
import { COUNT_ICONS } from '../picture/symbols.ts';
import { boardOf } from '../rules/board/library.ts';
import type { CampaignState } from '../rules/campaign/state.ts';
import { deckDefinition } from '../rules/cards/library.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { decidingBlow } from './blow/deciding.ts';
import { campaignTitle } from './campaign/standing.ts';
import { stationsOf } from './campaign/stations.ts';
import { endingText, endOfStory } from './ending.ts';
import type { AltarQuestEvent } from './events/telling.ts';
import { namesIn } from './names.ts';
import { onOneLine } from './one-line.ts';
import { questProgress } from './quest.ts';
import { boardName } from './rooms.ts';
import { leftOf, villainWords } from './status.ts';

/** What this game's pictures of an end show besides the view. */
export type QuestOccasion = Occasion<AltarQuestEvent, CampaignState>;

/** What the picture of the ending shows. */
export function endingScene(
  view: AltarQuestView,
  texts: Texts,
  occasion?: QuestOccasion,
): EndingScene {
  const { title, won } = endingText(view, texts);
  const { villain, name, left, most } = villainWords(view, texts);
  const players = playerNames(occasion?.players ?? {}, texts);
  const blow = occasion ? decidingBlow(view, occasion.told, texts) : null;
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-picture.ending.${key}`, args);
  return {
    won,
    title,
    played: own('played', { quest: namesIn(texts).card(view.quest.rules) }),
    text: onOneLine(endOfStory(view, texts)),
    heroes: view.heroes.map((hero) => ({
      id: hero.id,
      name: namesIn(texts).hero(hero.id),
      player: players[hero.seat] ?? '',
      left: leftOf(hero),
      most: hero.health,
      fate: own('hero', { left: leftOf(hero) }),
      isDown: leftOf(hero) === 0,
      isGood: leftOf(hero) > 0,
    })),
    villain: {
      id: villainCard(view.options.villain),
      name,
      player: '',
      left,
      most,
      fate: own('villain', { state: villain }),
      isDown: villain === 'defeated',
      isGood: villain !== 'spawned',
    },
    progress: questProgress(view, texts),
    deeds: endingDeeds(view, texts),
    road: occasion?.campaign ? roadOf(occasion.campaign.state, texts) : null,
    foot: {
      blow: blow && { title: texts('picture.poster.blow'), scene: blow },
      line: [
        boardName(boardOf(view).id, texts),
        ...(occasion ? whenPlayed(occasion, texts) : []),
      ].join(' · '),
    },
  };
}

/** The quests of the campaign so far, and those that lie ahead. */
const roadOf = (campaign: CampaignState, texts: Texts): EndingRoad => ({
  title: campaignTitle(campaign, texts),
  stops: stationsOf(campaign, texts).map(({ number, quest, state, words }) => ({
    number,
    quest,
    state,
    word: texts(`altar-quest-picture.ending.stop.${state}`),
    words,
  })),
});

/** The card of the villain in its deck: it tells who it is after it has left the match, too. */
const villainCard = (deck: string): string =>
  deckDefinition(deck).cards.find(({ type }) => type === 'villain')?.id ?? deck;

/** Numbers worth boasting about, each with its symbol. */
function endingDeeds(view: AltarQuestView, texts: Texts): Tile[] {
  const { round, revealed, heroes, supply } = view;
  const rooms = revealed.length;
  const found = heroes.reduce((sum, hero) => sum + hero.found, 0);
  const words = (key: string, count: number) =>
    texts(`altar-quest-picture.ending.${key}`, { count });
  const all = boardOf(view).rooms.length;
  return [
    {
      icon: COUNT_ICONS.countdown,
      colour: INK.gold,
      number: String(round),
      words: words('rounds', round),
    },
    {
      icon: 'wooden-door',
      colour: INK.iron,
      number: `${rooms}/${all}`,
      words: words('rooms', rooms),
    },
    {
      icon: 'open-treasure-chest',
      colour: MARK.orange,
      number: String(found),
      words: words('found', found),
    },
    {
      icon: COUNT_ICONS.supply,
      colour: GAUGE.supply,
      number: String(supply),
      words: words('supply', supply),
    },
  ];
}
