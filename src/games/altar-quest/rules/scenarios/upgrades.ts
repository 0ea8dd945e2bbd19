import { definition, isCard } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import { type CardId, definitionOf } from '../terms.ts';
import type { Layout } from './layout.ts';
import { type Placement, placementsIn } from './placements.ts';

/** A hero upgrade that is laid out, with the physical card whose place it takes; none where no copy is left. */
interface Exchange {
  path: string;
  upgrade: CardId;
  replaced: CardId | undefined;
}

/**
 * The hero upgrades of a layout. Each takes the place of a copy of the card that it replaces (AQ-284), one that
 * is not laid out itself.
 * @param state of the match as it was dealt
 */
export function exchangesIn(layout: Layout, state: AltarQuestState): Exchange[] {
  const placements = placementsIn(layout);
  const used = new Set(placements.map(({ card }) => card));
  const upgrades = placements.filter((placement) => isUpgradeOf(state, placement));
  return upgrades.map(({ path, card }) => {
    const { hero, replaces } = definition(card);
    const copies = pilesOf(state, hero).flat();
    const replaced = copies.find((copy) => definitionOf(copy) === replaces && !used.has(copy));
    if (replaced !== undefined) used.add(replaced);
    return { path, upgrade: card, replaced };
  });
}

/** Puts each upgrade where the card was that it replaces, which is out of the game. */
export function exchangeUpgrades(layout: Layout, state: AltarQuestState): void {
  for (const { upgrade, replaced } of exchangesIn(layout, state)) {
    for (const pile of pilesOf(state, definition(upgrade).hero)) {
      const index = replaced === undefined ? -1 : pile.indexOf(replaced);
      if (index >= 0) pile[index] = upgrade;
    }
  }
}

/** Whether an upgrade of a hero who plays is dealt to somebody, and not only spoken of. */
function isUpgradeOf({ heroes }: AltarQuestState, { card, place }: Placement): boolean {
  if (!['hand', 'hero deck', 'area'].includes(place) || !isCard(card)) return false;
  const { hero, replaces } = definition(card);
  return replaces !== undefined && heroes.some(({ id }) => id === hero);
}

const pilesOf = ({ heroes }: AltarQuestState, hero: string | undefined): CardId[][] =>
  heroes
    .filter(({ id }) => id === hero)
    .flatMap(({ deck, hand, area }) => [deck.draw, deck.discard, hand, area]);
