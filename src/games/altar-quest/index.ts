import { anyGame, type Game } from '../../kernel/game.ts';
import { anyPackRules } from '../../kernel/packs.ts';
import { BOX } from './box.ts';
import { altarQuestCampaign } from './campaign.ts';
import { cardText } from './card-text.ts';
import { altarQuestCompanion } from './companion/index.ts';
import { facts } from './facts.ts';
import { altarQuestOrders } from './orders.ts';
import { presentation } from './presentation/index.ts';
import { definition, isCard } from './rules/cards/library.ts';
import { altarQuestRules } from './rules/index.ts';
import { SHARED_KINDS } from './rules/overlay-faults.ts';
import { faultsOf, remarksOn, wordsOf } from './rules/pack-faults.ts';
import { contentSchema, figuresIn, idsOf, registerContent } from './rules/packs.ts';
import { altarQuestStatistics } from './statistics.ts';
import { altarQuestUpkeep } from './upkeep/index.ts';

/** Altar Quest: heroes of the old orders against whatever has moved into Hollowmere Priory. */
export const altarQuest: Game = anyGame({
  rules: {
    ...altarQuestRules,
    companion: altarQuestCompanion,
    orders: altarQuestOrders,
    statistics: altarQuestStatistics,
    campaign: altarQuestCampaign,
    packs: anyPackRules({
      schema: contentSchema,
      box: BOX,
      ids: idsOf,
      figures: figuresIn,
      register: registerContent,
      faults: faultsOf,
      remarks: remarksOn,
      words: wordsOf,
      byOverlay: SHARED_KINDS.map((kind) => `decks ${kind}`),
      text: (id, texts) => (isCard(id) ? cardText(definition(id), texts).text : ''),
    }),
  },
  presentation,
  facts,
  interlude: altarQuestUpkeep,
});
