import { newOverlays, type Overlay } from '../../../../cards/overlays/overlays.ts';
import type { DefinitionId } from '../terms.ts';
import type { Definition } from './definition.ts';

/** What packs play with instead of some of the box's challenge cards and quests, or besides them. */
export const OVERLAYS = newOverlays();

/** The cards that an overlay brings into a match. */
export const broughtBy = ({ instead = {}, also = [] }: Overlay): DefinitionId[] => [
  ...Object.values(instead),
  ...also,
];

/** The cards of the box that an overlay takes out of a match. */
export const takenOutBy = ({ without = [], instead = {} }: Overlay): DefinitionId[] => [
  ...without,
  ...Object.keys(instead),
];

/** What an overlay may change: the decks. What is printed on a map, or goes with it, stays. */
export const isChangeable = ({ type }: Definition): boolean =>
  type === 'challenge' || type === 'quest';
