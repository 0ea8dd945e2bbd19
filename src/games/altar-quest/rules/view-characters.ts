import { onceFor } from '../../../kernel/once-for.ts';
import type { FigureId, Space } from './terms.ts';
import type { AltarQuestView } from './view.ts';
import type { TestsView } from './view-tests.ts';

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
  tests: TestsView;
}

/** Heroes, then allies. */
export const charactersIn = onceFor(
  ({ heroes, allies }: AltarQuestView): readonly CharacterView[] => [
    ...heroes,
    ...allies.map(({ card, ...ally }) => ({ ...ally, id: card, focus: 0 })),
  ],
);

/** A hero or an ally by their id. */
export const characterIn = (view: AltarQuestView, id: FigureId | undefined) =>
  charactersIn(view).find((one) => one.id === id);
