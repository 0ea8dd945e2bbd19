import { FOLLOWERS, GODS } from './cards/index.ts';
import './rules/effects/kinds.ts';
import { type AltarContent, registerContent } from './rules/packs.ts';

/** What comes in the box: the first pack. */
export const BOX: AltarContent = { followers: FOLLOWERS, gods: GODS };

/**
 * Registered here and nowhere else, once, when the game's index is loaded. Tests that use the rules without the
 * index get it through their support file.
 */
registerContent(BOX);
