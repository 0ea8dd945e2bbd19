import { anyGame, type Game } from '../../../kernel/game.ts';
import { upkeepCompanion } from './companion/index.ts';
import { facts } from './facts.ts';
import { presentation } from './presentation/index.ts';
import { upkeepRules } from './rules/index.ts';

/** The time between two quests of a campaign of Altar Quest, with the cards of its box. */
export const altarQuestUpkeep: Game = anyGame({
  rules: { ...upkeepRules, companion: upkeepCompanion },
  presentation,
  facts,
});
