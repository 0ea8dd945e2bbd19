import type { AltarQuestView, CardView, EnemyView } from '../rules/view.ts';

/** Every card in sight that something can be worked off. */
export const cardsOf = (
  view: AltarQuestView,
): Pick<CardView & EnemyView, 'card' | 'progress' | 'threshold'>[] => [
  ...view.quests,
  ...view.questArea,
  ...view.villainArea,
  ...view.enemies,
  ...view.heroes.flatMap(({ threats }) => threats),
];
