import type { CardId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';

/** Challenge cards that lie open: with a character, on the board, in force, or discarded on top of their deck. */
export const cardsInSight = (view: AdventureView): CardId[] =>
  [
    ...view.characters.flatMap(({ bag, weapon, armor }) => [...bag, weapon, armor]),
    ...view.track.map((tracked) => tracked?.card ?? null),
    ...Object.values(view.locations),
    ...Object.values(view.challenges).flatMap(({ seen }) => seen),
    view.global,
    view.drawn,
  ].filter((card): card is CardId => card !== null);
