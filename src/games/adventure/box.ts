import { BOX } from './cards/index.ts';
import { EASTERN_KINGDOMS } from './map/eastern-kingdoms.ts';
import { registerCards } from './rules/cards/register-cards.ts';
import './rules/effects/kinds.ts';
import { registerMap } from './rules/map/register-map.ts';

/**
 * Registers what comes in the box, here and nowhere else, once, when the game's index is loaded. Tests that
 * use the rules without the index get it through their support file.
 */
registerCards(BOX);
registerMap(EASTERN_KINGDOMS);
