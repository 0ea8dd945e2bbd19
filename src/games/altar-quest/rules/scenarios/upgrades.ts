import { definition, isCard } from '../cards/library.ts';
import { replacedCard } from '../queries/upgrades.ts';
import type { AltarQuestState } from '../state.ts';
import type { Layout } from './layout.ts';
import { type Placement, placementsIn } from './placements.ts';

/** Puts the hero upgrades of a layout where the cards were that they replace, which are out of the game (AQ-284). */
export function exchangeUpgrades(layout: Layout, { heroes, options }: AltarQuestState): void {
  for (const { card } of upgradesIn(placementsIn(layout))) {
    const replaced = replacedCard(card, options);
    for (const { deck, hand, area } of heroes) {
      for (const pile of [deck.draw, deck.discard, hand, area]) {
        const index = pile.indexOf(replaced);
        if (index >= 0) pile[index] = card;
      }
    }
  }
}

/** Upgrades that are laid out along with the very card that they replace. */
export const besideReplaced = (
  placements: readonly Placement[],
  { options }: AltarQuestState,
): string[] =>
  upgradesIn(placements).flatMap(({ path, card }) => {
    const replaced = replacedCard(card, options);
    return placements.some((other) => other.card === replaced)
      ? [`${path}: ${card} in the place of ${replaced}, which is laid out as well`]
      : [];
  });

/** Upgrades that are dealt to somebody, and not only mentioned. */
const upgradesIn = (placements: readonly Placement[]): Placement[] =>
  placements.filter(
    ({ card, place }) =>
      ['hand', 'hero deck', 'play area'].includes(place) &&
      isCard(card) &&
      definition(card).replaces !== undefined,
  );
