import { BOX as CARDS } from './cards/index.ts';
import { EASTERN_KINGDOMS } from './map/eastern-kingdoms.ts';
import './rules/effects/kinds.ts';
import { type AdventureContent, registerContent } from './rules/packs.ts';

/** What comes in the box: the first pack. */
export const BOX: AdventureContent = { cards: CARDS, maps: [EASTERN_KINGDOMS] };

/**
 * Registered here and nowhere else, once, when the game's index is loaded. Tests that use the rules without the
 * index get it through their support file.
 */
registerContent(BOX);
