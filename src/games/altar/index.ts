import './box.ts';
import { anyGame, type Game } from '../../kernel/game.ts';
import { altarCompanion } from './companion/index.ts';
import { facts } from './facts.ts';
import { presentation } from './presentation/index.ts';
import { altarRules } from './rules/index.ts';
import { altarStatistics } from './statistics.ts';

/** Altar: rival gods gather followers in secret, wake their Altars and build Shrines. */
export const altar: Game = anyGame({
  rules: { ...altarRules, companion: altarCompanion, statistics: altarStatistics },
  presentation,
  facts,
});
