import { ofView } from './of-view.ts';
import type { FigureId, Space } from './terms.ts';
import type { AltarQuestView, HeroView } from './view.ts';

/** What every character has, a hero or an ally (AQ-078). */
export interface CharacterView {
  id: FigureId;
  at: Space;
  health: number;
  damage: number;
  defense: number;
  range: number;
  armor: number;
  threat: number;
  /** Allies have none (AQ-261). */
  focus: number;
  attackDamage: number;
  tests: HeroView['tests'];
}

/** Heroes, then allies. */
export const charactersIn = ofView(({ heroes, allies }): readonly CharacterView[] => [
  ...heroes,
  ...allies.map(({ card, ...ally }) => ({ ...ally, id: card, focus: 0 })),
]);

/** A hero or an ally by their id. */
export const characterIn = (view: AltarQuestView, id: FigureId | undefined) =>
  charactersIn(view).find((one) => one.id === id);
