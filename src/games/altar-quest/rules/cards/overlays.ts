import { newOverlays } from '../../../../cards/overlays/overlays.ts';
import type { CardDefinitionId } from '../terms.ts';

/** The overlays of every pack; `rules/packs.ts` adds those that have been checked. */
export const overlays = newOverlays();

/** The card of the box in whose place another one is played; the card itself if it replaces none. */
export function printedFor(card: CardDefinitionId): CardDefinitionId {
  for (const { instead = {} } of overlays.all()) {
    for (const [replaced, own] of Object.entries(instead)) if (own === card) return replaced;
  }
  return card;
}
