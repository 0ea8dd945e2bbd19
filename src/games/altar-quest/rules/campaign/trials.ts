import type { CampaignCard, CampaignRules } from '../../../../kernel/campaign.ts';
import { copyOf, type Plain } from '../../../../kernel/json.ts';
import type { Brought } from '../brought.ts';
import type { CardDefinition, DeckDefinition } from '../cards/definition.ts';
import { decksOfBox, definition } from '../cards/library.ts';
import type { CardId } from '../terms.ts';

/** What campaigns bring into quests by themselves: upgrades of heroes and enemies, and Equipment. */
const KINDS: readonly DeckDefinition['kind'][] = ['hero-upgrade', 'enemy-upgrade', 'equipment'];

/** Quests with one card of a campaign each, to see how much it decides. */
export const trials: NonNullable<CampaignRules['trials']> = {
  cards: () =>
    decksOfBox()
      .filter(({ kind }) => KINDS.includes(kind))
      .flatMap(({ kind, cards }) => cards.map((card) => described(kind, card))),

  brings(card, seats) {
    const heroes = seats.flatMap(({ characters }) => characters);
    const owner = card === null ? undefined : (definition(card).hero ?? heroes[0]);
    const brought: Plain<Brought> = {
      story: null,
      chapter: 1,
      heroes: Object.fromEntries(
        heroes.map((hero) => [hero, earned(hero === owner ? card : null)]),
      ),
      enemyUpgrades: card !== null && isOf(card, 'enemy-upgrade') ? [card] : [],
      rivals: [],
      storyCards: [],
      opening: [],
      supply: 0,
      behind: [],
    };
    return copyOf(brought);
  },

  within(brings) {
    const { heroes, enemyUpgrades } = brings as Plain<Brought>;
    const own = Object.values(heroes).flatMap(({ upgrades, equipment }) => [
      ...upgrades,
      ...equipment,
    ]);
    return [...own, ...enemyUpgrades];
  },
};

const described = (kind: string, { id, hero }: CardDefinition): CampaignCard => ({
  card: id,
  kind,
  ...(hero === undefined ? {} : { character: hero }),
});

const isOf = (card: CardId, type: CardDefinition['type']): boolean =>
  definition(card).type === type;

const earned = (card: CardId | null): Brought['heroes'][string] => {
  const isUpgrade = card !== null && definition(card).replaces !== undefined;
  const isEquipment = card !== null && !isUpgrade && isOf(card, 'equipment');
  return {
    upgrades: isUpgrade ? [card] : [],
    equipment: isEquipment ? [card] : [],
    allies: [],
    owed: 0,
    armor: 0,
  };
};
