import '../../games/altar-quest/rules/effects/kinds.ts';
import { contentSchema, registerContent } from '../../games/altar-quest/rules/packs.ts';
import { boxFromFiles } from './box-from-files.ts';

/** Stands in for the game's `box.ts`. */
export const BOX = boxFromFiles('altar-quest', contentSchema);

registerContent(BOX);
