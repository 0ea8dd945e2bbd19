import { allDecks, cardsOf, deckDefinition, definition } from '../cards/library.ts';
import { type CardId, definitionOf, type HeroId } from '../terms.ts';

/** Every upgrade there is for a hero, in the order of its deck. */
export const upgradesOf = (hero: HeroId): CardId[] =>
  allDecks()
    .filter(({ kind }) => kind === 'hero-upgrade')
    .flatMap(cardsOf)
    .filter((card) => definition(card).hero === hero);

/** Upgrades that a hero has not earned. */
export const unearned = (hero: HeroId, earned: readonly CardId[]): CardId[] =>
  upgradesOf(hero).filter((card) => !earned.includes(card));

/** A hero's cards with these upgrades, each in place of one card of its name (AQ-284, AQ-286). */
export function cardsWith(hero: HeroId, upgrades: readonly CardId[]): CardId[] {
  const cards = cardsOf(deckDefinition(hero));
  for (const upgrade of upgrades) {
    const { replaces } = definition(upgrade);
    const index = cards.findLastIndex((card) => definitionOf(card) === replaces);
    if (index < 0)
      throw new RangeError(`${upgrade} replaces ${replaces}, which ${hero} has no more.`);
    cards[index] = upgrade;
  }
  return cards;
}
