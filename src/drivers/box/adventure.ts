import '../../games/adventure/rules/effects/kinds.ts';
import { contentSchema, registerContent } from '../../games/adventure/rules/packs.ts';
import { boxFromFiles } from './box-from-files.ts';

/** Stands in for the game's `box.ts`. */
export const BOX = boxFromFiles('adventure', contentSchema);

registerContent(BOX);
