import type { Texts } from '../../../texts/texts.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { questProgress } from './quest.ts';
import { leftOf, villainWords } from './status.ts';

export const isWon = ({ outcome }: AltarQuestView): boolean => (outcome?.winners.length ?? 0) > 0;

/** Victory or defeat: how it turned, and the figures worth boasting of. */
export function endingText(
  view: AltarQuestView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const won = isWon(view);
  const key = won ? 'won' : 'lost';
  return {
    title: texts(`altar-quest.ending.${key}.title`),
    lines: [
      texts(`altar-quest.ending.${key}.text`),
      ...reasonLines(view, texts),
      ...deedLines(view, texts),
    ],
    won,
  };
}

/** Why it ended, where there is a word for it. */
export function reasonLines(view: AltarQuestView, texts: Texts): string[] {
  const key = `altar-quest.ending.reason.${view.outcome?.reason}`;
  if (!texts.has(key)) return [];
  const fallen = view.heroes.find((hero) => leftOf(hero) === 0);
  return [texts(key, { hero: fallen ? namesIn(texts).hero(fallen.id) : '' })];
}

/** Rounds, rooms, each hero, the villain, what was left. */
export function deedLines(view: AltarQuestView, texts: Texts): string[] {
  const { villain: state, ...villain } = villainWords(view, texts);
  return [
    texts('altar-quest.ending.rounds', {
      rounds: view.round,
      rooms: view.revealed.length,
      all: boardOf(view).rooms.length,
    }),
    texts('altar-quest.ending.quest', { progress: questProgress(view, texts) }),
    ...view.heroes.map((hero) => heroLine(hero, texts)),
    texts('altar-quest.ending.villain', { ...villain, state }),
    texts('altar-quest.ending.supply', { supply: view.supply }),
  ];
}

const heroLine = (hero: HeroView, texts: Texts): string =>
  texts('altar-quest.ending.hero', {
    hero: namesIn(texts).hero(hero.id),
    left: leftOf(hero),
    most: hero.health,
    found: hero.area.filter(({ card }) => definition(card).type === 'consumable').length,
  });
