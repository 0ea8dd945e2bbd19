import '../../games/altar/rules/effects/kinds.ts';
import { contentSchema, registerContent } from '../../games/altar/rules/packs.ts';
import { boxFromFiles } from './box-from-files.ts';

/** Stands in for the game's `box.ts`. */
export const BOX = boxFromFiles('altar', contentSchema);

registerContent(BOX);
