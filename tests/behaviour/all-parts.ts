import '../../src/games/adventure/box.ts';
import '../../src/games/altar/box.ts';
import '../../src/games/altar-quest/box.ts';
import { adventureParts } from './adventure.ts';
import { altarParts } from './altar.ts';
import { altarQuestParts } from './altar-quest.ts';
import type { Part } from './parts.ts';

/** What scenarios have to prove, for every game. A new game adds its own here. */
export const allParts = (): Part[] => [...altarParts(), ...altarQuestParts(), ...adventureParts()];
