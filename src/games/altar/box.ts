import { FOLLOWERS, GODS } from './cards/index.ts';
import { registerCards } from './rules/cards/register-cards.ts';
import './rules/effects/kinds.ts';

/**
 * Registers what comes in the box, here and nowhere else, once, when the game's index is loaded. Tests that
 * use the rules without the index get it through their support file.
 */
registerCards({ followers: FOLLOWERS, gods: GODS });
