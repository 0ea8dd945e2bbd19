import type { Tile } from '../../../picture/ending.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { EndingScene } from '../picture/cards/ending-picture.ts';
import { COUNT_ICONS } from '../picture/symbols.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { namesIn, sentence } from './names.ts';
import { onOneLine } from './one-line.ts';
import { questProgress } from './quest.ts';
import { leftOf, villainWords } from './status.ts';

const isWon = ({ outcome }: AltarQuestView): boolean => (outcome?.winners.length ?? 0) > 0;

/** Victory or defeat: how it happened, and the numbers worth boasting about. */
export function endingText(
  view: AltarQuestView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const won = isWon(view);
  const key = won ? 'won' : 'lost';
  return {
    title: texts(`altar-quest.ending.${key}.title`),
    lines: [endOfStory(view, texts), ...deedLines(view, texts)],
    won,
  };
}

/** How the story ends: each quest has a text for each of its endings, and the box has one for all others. */
function endOfStory(view: AltarQuestView, texts: Texts): string {
  const { outcome, options } = view;
  const key = `altar-quest.ending.reason.${outcome?.reason}`;
  const fallen = view.heroes.find((hero) => leftOf(hero) === 0);
  const words = { hero: fallen ? namesIn(texts).hero(fallen.id) : '' };
  const own = [`${key}.${options.quest}`, key].find((one) => texts.has(one));
  return texts(own ?? `altar-quest.ending.${isWon(view) ? 'won' : 'lost'}.text`, words);
}

/** Rounds, rooms, each hero, the villain, what was left. */
function deedLines(view: AltarQuestView, texts: Texts): string[] {
  const { villain: state, ...villain } = villainWords(view, texts);
  return [
    texts('altar-quest.ending.rounds', {
      rounds: view.round,
      rooms: view.revealed.length,
      all: boardOf(view).rooms.length,
    }),
    texts('altar-quest.ending.quest', { progress: questProgress(view, texts) }),
    ...view.heroes.map((hero) => heroLine(hero, texts)),
    ...allyLines(view, texts),
    texts('altar-quest.ending.villain', { ...villain, state }),
    texts('altar-quest.ending.supply', { supply: view.supply }),
  ];
}

const heroLine = (hero: HeroView, texts: Texts): string =>
  texts('altar-quest.ending.hero', {
    hero: namesIn(texts).hero(hero.id),
    left: leftOf(hero),
    most: hero.health,
    found: hero.found,
  });

/** The allies who came along, survivors first. */
function allyLines(view: AltarQuestView, texts: Texts): string[] {
  const line = (card: string, left: number, most: number) =>
    sentence(texts('altar-quest.ending.ally', { ally: namesIn(texts).figure(card), left, most }));
  const fallen = view.removed.filter((card) => definition(card).type === 'ally');
  return [
    ...view.allies.map((ally) => line(ally.card, leftOf(ally), ally.health)),
    ...fallen.map((card) => line(card, 0, 0)),
  ];
}

/** What the picture of the ending shows. */
export function endingScene(view: AltarQuestView, texts: Texts): EndingScene {
  const { title, won } = endingText(view, texts);
  const { villain, name, left, most } = villainWords(view, texts);
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
      left: leftOf(hero),
      most: hero.health,
      fate: own('hero', { left: leftOf(hero) }),
      isDown: leftOf(hero) === 0,
      isGood: leftOf(hero) > 0,
    })),
    villain: {
      id: view.options.villain,
      name,
      left,
      most,
      fate: own('villain', { state: villain }),
      isDown: villain === 'defeated',
      isGood: villain !== 'spawned',
    },
    progress: questProgress(view, texts),
    deeds: endingDeeds(view, texts),
  };
}

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
