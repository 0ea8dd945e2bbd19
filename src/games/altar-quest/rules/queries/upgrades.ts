import { copiesOf } from '../../../../cards/library.ts';
import { laidOver } from '../../../../cards/overlays/overlays.ts';
import { allDecks, cardsOf, deckDefinition, definition } from '../cards/library.ts';
import { overlays } from '../cards/overlays.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { cardsPlayed, type Overlaid } from './deck-played.ts';

/** Every upgrade there is for a hero, in the order of its deck. */
export const upgradesOf = (hero: HeroId): CardId[] =>
  allDecks()
    .filter(({ kind }) => kind === 'hero-upgrade')
    .flatMap(cardsOf)
    .filter((card) => definition(card).hero === hero);

/** Upgrades that a hero has not earned. */
export const unearned = (hero: HeroId, earned: readonly CardId[]): CardId[] =>
  upgradesOf(hero).filter((card) => !earned.includes(card));

/** Upgrades among a hero's cards in this match: earned in its campaign, or laid out. */
export function upgradesPlayed({ campaign }: AltarQuestState, hero: Hero): CardId[] {
  const earned = campaign?.heroes[hero.id]?.upgrades;
  if (earned) return [...earned];
  const { deck, hand, area } = hero;
  const found: CardId[] = [];
  for (const cards of [deck.draw, deck.discard, hand, area]) {
    for (const card of cards) if (definition(card).replaces !== undefined) found.push(card);
  }
  return found;
}

/** The physical card that an upgrade replaces in a match: of several copies the last. */
export function replacedCard(upgrade: CardId, { overlay }: Overlaid): CardId {
  const { replaces = '' } = definition(upgrade);
  const copies = copiesOf(replaces, definition(replaces).copies ?? 1);
  return laidOver(copies, overlays.chosen(overlay)).at(-1) as CardId;
}

/** A hero's cards with these upgrades, each replacing one card of its name (AQ-284, AQ-286). */
export function cardsWith(hero: HeroId, upgrades: readonly CardId[], options: Overlaid): CardId[] {
  const cards = cardsPlayed(deckDefinition(hero), options);
  for (const upgrade of upgrades) {
    const replaced = replacedCard(upgrade, options);
    const index = cards.indexOf(replaced);
    if (index < 0)
      throw new RangeError(`${upgrade} replaces ${replaced}, which ${hero} has no more.`);
    cards[index] = upgrade;
  }
  return cards;
}
