import type { BoardSituation } from './board/board.ts';
import type { AltarQuestView } from './view.ts';

/** What the board's measures need to know of a view. */
export const situationOf = (view: AltarQuestView): BoardSituation => ({
  openDoors: new Set(view.openDoors),
  revealed: new Set(view.revealed),
  featureSpaces: new Set(view.features.flatMap((feature) => feature.spaces)),
});
