import { roomOf } from './board/board.ts';
import { boardOf } from './board/library.ts';
import type { TestKind } from './terms.ts';
import type { Stakes } from './test-data.ts';
import type { AltarQuestView, EnemyView, FeatureView, HeroView } from './view.ts';

/** What is at stake in a test of which no more is known than its kind and difficulty. */
export const stakesOf = (kind: TestKind, difficulty: number | null): Stakes => ({
  kind,
  difficulty,
  defense: 0,
  armor: 0,
  health: 0,
  added: 0,
  tokens: 0,
  needed: 0,
});

/** In an attack of a hero on an enemy. */
export const stakesAgainst = (
  { attackDamage }: Pick<HeroView, 'attackDamage'>,
  enemy: EnemyView,
): Stakes => ({
  ...stakesOf('attack', null),
  defense: enemy.defense,
  armor: enemy.armor,
  health: Math.max(0, enemy.health - enemy.damage),
  added: attackDamage,
});

/** In a search: the tokens on the feature of the hero's room cancel successes. */
export const stakesOfSearch = (view: AltarQuestView, hero: Pick<HeroView, 'at'>): Stakes => ({
  ...stakesOf('search', null),
  tokens: featureOfRoom(view, hero)?.search ?? 0,
});

/** The feature of the room where somebody stands; without one there is no search (AQ-203). */
export function featureOfRoom(
  view: AltarQuestView,
  { at }: Pick<HeroView, 'at'>,
): FeatureView | undefined {
  const room = at === '' ? null : roomOf(boardOf(view), at);
  return view.features.find((one) => one.room === room);
}
