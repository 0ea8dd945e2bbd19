import type { Game } from '../kernel/game.ts';
import { adventure } from './adventure/index.ts';
import { altar } from './altar/index.ts';
import { altarQuest } from './altar-quest/index.ts';

/** Every game that can be played. A new game is one folder beside this file, and one line here. */
export const games: readonly Game[] = [altarQuest, adventure, altar];
