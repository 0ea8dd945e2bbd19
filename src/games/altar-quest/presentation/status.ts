import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestView, CardView, EnemyView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { questProgress } from './quest.ts';
import { poolSymbols } from './symbols.ts';

export const headline = ({ round, turn }: AltarQuestView, texts: Texts): string =>
  texts('altar-quest.headline', { round, turn });

/** Under the board: quest and villain, what the group has, what comes next. */
export function statusLines(view: AltarQuestView, texts: Texts): string[] {
  const { supply, altarPool, turn } = view;
  return [
    texts('altar-quest.status.quest', {
      quest: namesIn(texts).card(view.quest.rules),
      progress: questProgress(view, texts),
      ...villainWords(view, texts),
    }),
    texts('altar-quest.status.pool', {
      supply,
      rolled: String(altarPool.length > 0),
      dice: poolSymbols(altarPool, texts),
    }),
    texts(`altar-quest.status.next.${turn}`, { threats: activating(view) }),
  ];
}

/** The villain's name, which outlives its card, and how close or how hurt it is. */
export function villainWords(view: AltarQuestView, texts: Texts) {
  const enemy = view.enemies.find(({ kind }) => kind === 'villain');
  return {
    villain: view.villain,
    name: texts(`altar-quest.lobby.option.villain.choice.${view.options.villain}`),
    cards: view.piles.villain,
    left: leftOf(enemy),
    most: enemy?.health ?? 0,
    armor: enemy?.armor ?? villainCard(view)?.armor ?? 0,
  };
}

/** The villain's card while it schemes, with what is already attached to it. */
const villainCard = ({ villainArea }: AltarQuestView): CardView | undefined =>
  villainArea.find(({ card }) => definition(card).type === 'villain');

export const leftOf = (figure: { health: number; damage: number } | undefined): number =>
  figure ? Math.max(0, figure.health - figure.damage) : 0;

/** Cards in threat areas that will activate; exhausted ones only become ready. */
const activating = ({ heroes }: AltarQuestView): number =>
  heroes.flatMap(({ threats }) => threats).filter((card) => !card.exhausted && actsByItself(card))
    .length;

const actsByItself = ({ card }: CardView): boolean =>
  definition(card).abilities?.some(({ keyword }) => keyword === 'activate') ?? false;

export const isTrap = ({ kind }: EnemyView): boolean => kind === 'trap';
