import { anyGame, type Game } from '../../src/kernel/game.ts';
import { presentation } from './presentation/index.ts';
import { noughtsRules } from './rules/index.ts';

/** Noughts and crosses: the smallest whole game, to begin another from (docs/adding-a-game.md). */
export const noughts: Game = anyGame({ rules: noughtsRules, presentation });
