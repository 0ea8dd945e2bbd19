import { type CardPile, counted } from '../../../../kernel/piles.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { namesIn } from '../../presentation/names.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import { type CardId, definitionOf } from '../../rules/terms.ts';
import type { UpkeepView } from '../rules/view.ts';

/** What is left in the shop, and of enemy upgrades: everyone may know which they are, and nobody which comes next. */
export function pilesOf({ campaign }: UpkeepView, texts: Texts): CardPile[] {
  const pile = (id: string, cards: readonly CardId[]): CardPile => ({
    id,
    name: texts(`altar-quest-upkeep.pile.${id}`),
    left: cards.length,
    held: 0,
    discarded: [],
    unseen: counted(cards, definitionOf, (card) => namesIn(texts).card(card)),
  });
  return [pile('equipment', campaign.shop), pile('enemies', campaign.pool)];
}

/** Where a card of the campaign is, one line per place. */
export function whereaboutsOf(
  { campaign, display }: UpkeepView,
  id: string,
  texts: Texts,
): string[] {
  const { shop, pool, journal, heroes } = campaign;
  const at = (place: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-upkeep.whereabouts.${place}`, args);
  const isIn = (cards: readonly CardId[]) => cards.some((card) => definitionOf(card) === id);
  const kept = [...journal.enemyUpgrades, ...journal.rivals, ...journal.storyCards];
  const places = [
    ...(isIn(display) ? [at('display')] : []),
    ...(isIn(shop) ? [at('shop')] : []),
    ...(isIn(pool) ? [at('pool')] : []),
    ...(isIn(kept) ? [at('journal')] : []),
    ...Object.keys(heroes).flatMap((hero) =>
      isIn(Object.values(withHero(campaign, hero)).flat())
        ? [at('hero', { hero: namesIn(texts).hero(hero) })]
        : [],
    ),
  ];
  return places.length > 0 ? places : [at('nowhere')];
}
