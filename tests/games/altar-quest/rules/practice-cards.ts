import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { type Layout, Scenario } from '../../../support/altar-quest.ts';
import { HERO_CARDS } from './practice-hero-cards.ts';
import { SHARED_CARDS } from './practice-shared-cards.ts';

/** Simple cards to show rules with, whatever the cards of the box say. */
registerDeck({ id: 'practice', kind: 'hero', cards: [...HERO_CARDS, ...SHARED_CARDS] });

/**
 * A scenario in which only what it lays out matters: bare heroes, an altar without effects of its own, a quest
 * without an end.
 */
export const practice = (layout: Layout): Scenario =>
  new Scenario({
    bare: true,
    altar: 'plain-altar',
    rules: 'endless',
    pool: ['wathe', 'wathe', 'wathe', 'wathe', 'wathe'],
    ...layout,
  });
