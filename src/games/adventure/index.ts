import { anyGame, type Game } from '../../kernel/game.ts';
import { anyPackRules } from '../../kernel/packs.ts';
import { BOX } from './box.ts';
import { adventureCompanion } from './companion/index.ts';
import { facts } from './facts.ts';
import { adventureOrders } from './orders.ts';
import { presentation } from './presentation/index.ts';
import { adventureRules } from './rules/index.ts';
import { faultsOf, remarksOn } from './rules/pack-faults.ts';
import { contentSchema, idsOf, registerContent } from './rules/packs.ts';
import { adventureStatistics } from './statistics.ts';

/** The Adventure Game: a race over a map, with fights, quests and secret hands. */
export const adventure: Game = anyGame({
  rules: {
    ...adventureRules,
    companion: adventureCompanion,
    orders: adventureOrders,
    statistics: adventureStatistics,
    packs: anyPackRules({
      schema: contentSchema,
      box: BOX,
      ids: idsOf,
      register: registerContent,
      faults: faultsOf,
      remarks: remarksOn,
    }),
  },
  presentation,
  facts,
});
