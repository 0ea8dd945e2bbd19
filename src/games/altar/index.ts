import { anyGame, type Game } from '../../kernel/game.ts';
import { presentation } from './presentation/index.ts';
import { altarRules } from './rules/index.ts';

/** Altar: rival gods gather followers in secret, wake their Altars and build Shrines. */
export const altar: Game = anyGame({ rules: altarRules, presentation });
