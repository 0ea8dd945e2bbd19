import { anyGame, type Game } from '../../kernel/game.ts';
import { anyPackRules } from '../../kernel/packs.ts';
import { BOX } from './box.ts';
import { printedText } from './card-text.ts';
import { altarCompanion } from './companion/index.ts';
import { facts } from './facts.ts';
import { presentation } from './presentation/index.ts';
import { altarRules } from './rules/index.ts';
import { faultsOf, remarksOn } from './rules/pack-faults.ts';
import { contentSchema, idsOf, registerContent } from './rules/packs.ts';
import { altarStatistics } from './statistics.ts';

/** Altar: rival gods gather followers in secret, wake their Altars and build Shrines. */
export const altar: Game = anyGame({
  rules: {
    ...altarRules,
    companion: altarCompanion,
    statistics: altarStatistics,
    packs: anyPackRules({
      schema: contentSchema,
      box: BOX,
      ids: idsOf,
      register: registerContent,
      faults: faultsOf,
      remarks: remarksOn,
      byOverlay: ['followers'],
      text: printedText,
    }),
  },
  presentation,
  facts,
});
