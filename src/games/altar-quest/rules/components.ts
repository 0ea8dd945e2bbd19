import type { DeckDefinition } from './cards/definition.ts';
import { LIMITS } from './rulings.ts';
import { COLOURS } from './terms.ts';

/** A group of cards of the box: how many decks, how many cards each. */
export interface CardGroup {
  decks: number;
  cards: number;
  /** The kind of deck that is made of this group; none where it is not played yet. */
  kind?: DeckDefinition['kind'];
}

/** Heroes of the box; each is a deck and a figure. */
export const HEROES_IN_BOX = 4;
/** Enemy families of the box, one threat deck each. */
export const FAMILIES_IN_BOX = 3;
/** Minion kinds of a family: each has one figure a colour (AQ-061). */
export const MINION_KINDS = 3;

/** The cards of the box, group by group (AQ-012 to AQ-022). */
export const CARDS_IN_BOX = {
  heroes: { decks: HEROES_IN_BOX, cards: 27, kind: 'hero' },
  threats: { decks: FAMILIES_IN_BOX, cards: 21, kind: 'threat' },
  villains: { decks: 3, cards: 10, kind: 'villain' },
  quests: { decks: 6, cards: 20, kind: 'quest' },
  altars: { decks: 1, cards: 6, kind: 'altar' },
  features: { decks: 1, cards: 8, kind: 'feature' },
  searchCards: { decks: 1, cards: 16, kind: 'search' },
  lurkers: { decks: 1, cards: 9, kind: 'lurker' },
  stories: { decks: 1, cards: 15 },
  heroUpgrades: { decks: HEROES_IN_BOX, cards: 8 },
  shop: { decks: 1, cards: 25 },
  enemyUpgrades: { decks: 1, cards: 6 },
  allies: { decks: 1, cards: 4 },
  turnCards: { decks: 1, cards: HEROES_IN_BOX },
} as const satisfies { [group: string]: CardGroup };

/** Miniatures of the box (AQ-011). */
export const MINIATURES_IN_BOX = {
  heroes: HEROES_IN_BOX,
  minions: FAMILIES_IN_BOX * MINION_KINDS * COLOURS.length + CARDS_IN_BOX.lurkers.cards,
  villains: CARDS_IN_BOX.villains.decks,
  doors: 16,
  features: CARDS_IN_BOX.features.cards - 1,
  altar: 1,
} as const;

/**
 * Dice of the box (AQ-010). A pool of hero dice may be larger: they are thrown again and again at a
 * table. The altar dice are all of them, always.
 */
export const DICE_IN_BOX = { hero: 5, altar: LIMITS.altarDice } as const;

/**
 * Tokens of the box (AQ-023). None of them limits play: focus has its own cap (AQ-206), supply is
 * unlimited (AQ-209), and of action and trap tokens there is one for every use there can be.
 */
export const TOKENS_IN_BOX = {
  stairs: 1,
  damage: 80,
  focus: HEROES_IN_BOX * LIMITS.focusTokens,
  trap: COLOURS.length,
  supply: 40,
  armor: 40,
  quest: 40,
  threat: 40,
  progress: 50,
  search: 40,
  action: HEROES_IN_BOX * LIMITS.actionsPerHero,
  ally: 3,
  rival: 4,
} as const;

/** Whose tokens the ally and rival tokens are (AQ-024). */
export const ALLIES_IN_BOX = ['prisoner', 'queen-valory', 'huey'] as const;
export const RIVALS_IN_BOX = ['spy', 'traitor', 'fanatic', 'thief'] as const;

/** What else is in the box (AQ-025). */
export const REST_OF_BOX = {
  storyGuides: 1,
  boards: 1,
  dividers: 25,
  baseRings: MINION_KINDS * COLOURS.length,
} as const;

/** How many cards a group has in all. */
export const cardsInGroup = ({ decks, cards }: CardGroup): number => decks * cards;
