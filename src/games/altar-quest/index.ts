import './box.ts';
import { anyGame, type Game } from '../../kernel/game.ts';
import { presentation } from './presentation/index.ts';
import { altarQuestRules } from './rules/index.ts';

/** Altar Quest: heroes of the old orders against whatever has moved into Hollowmere Priory. */
export const altarQuest: Game = anyGame({ rules: altarQuestRules, presentation });
