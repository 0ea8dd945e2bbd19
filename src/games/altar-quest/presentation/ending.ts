import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';
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
export function endOfStory(view: AltarQuestView, texts: Texts): string {
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
    capitalised(
      texts('altar-quest.ending.ally', { ally: namesIn(texts).figure(card), left, most }),
    );
  const fallen = view.removed.filter((card) => definition(card).type === 'ally');
  return [
    ...view.allies.map((ally) => line(ally.card, leftOf(ally), ally.health)),
    ...fallen.map((card) => line(card, 0, 0)),
  ];
}
