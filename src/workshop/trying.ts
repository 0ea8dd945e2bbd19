import type { AdventureContent } from '../games/adventure/rules/packs.ts';
import type { AltarContent } from '../games/altar/rules/packs.ts';
import type { AltarQuestContent } from '../games/altar-quest/rules/packs.ts';
import type { Game } from '../kernel/game.ts';
import type { Thing } from './things.ts';
import type { Tried } from './tried.ts';
import { tryingAdventure } from './trying-adventure.ts';
import { tryingAltar } from './trying-altar.ts';
import { tryingAltarQuest } from './trying-altar-quest.ts';

/** Seats of a position that companions play: those whose own turns would keep its author waiting. */
export const isPlayedAlong = (seat: string): boolean =>
  seat.startsWith('seat-') && seat !== 'seat-1';

/**
 * A position in which something of a pack can be tried at once.
 * @param content of the draft, checked
 * @param outer what stands in the list of the game's content: a deck, a card, a map
 * @param card what is open of it; null for itself
 */
export function positionIn(
  { rules: { id, packs } }: Game,
  content: unknown,
  outer: Thing,
  list: string,
  card: string | null,
): Tried {
  switch (id) {
    case 'altar-quest':
      return tryingAltarQuest(outer, list, card, content as AltarQuestContent);
    case 'adventure':
      return tryingAdventure(outer.id, content as AdventureContent, packs?.box as AdventureContent);
    case 'altar':
      return tryingAltar(outer.id, content as AltarContent, packs?.box as AltarContent);
    default:
      return { refused: 'no-position' };
  }
}
