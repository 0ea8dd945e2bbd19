import type { Texts } from '../../../../texts/texts.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { type CardId, definitionOf } from '../../rules/terms.ts';
import { namesIn } from '../names.ts';

/**
 * The journal's cards, and those of each hero who has any. Nobody looks through a story deck (AQ-290): the
 * journal itself says what its cards do.
 */
export function earnedCards(
  campaign: CampaignState,
  texts: Texts,
): { title: string; cards: string[] }[] {
  const { enemyUpgrades, rivals } = campaign.journal;
  const ofAll = {
    title: texts('altar-quest.campaign.cards'),
    cards: definitions([...enemyUpgrades, ...rivals]),
  };
  const ofHeroes = Object.keys(campaign.heroes).map((hero) => ({
    title: namesIn(texts).hero(hero),
    cards: definitions(Object.values(withHero(campaign, hero)).flat()),
  }));
  return [ofAll, ...ofHeroes].filter(({ cards }) => cards.length > 0);
}

const definitions = (cards: readonly CardId[]): string[] => [...new Set(cards.map(definitionOf))];
