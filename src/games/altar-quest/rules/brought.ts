import type { CardId, HeroId } from './terms.ts';

/** What a campaign brings into one of its quests, and what the quest keeps up to date for it (AQ-270, AQ-272). */
export interface Brought {
  /** The story that is played; null for a campaign without one. */
  story: string | null;
  /** Which quest of the campaign this is: 1 to 6. */
  chapter: number;
  /** What each hero who takes part has earned. */
  heroes: { [hero: HeroId]: Earned };
  /** Enemy upgrades of the journal (AQ-288). */
  enemyUpgrades: CardId[];
  /** Rivals who work against the heroes: each waits among three lurkers. */
  rivals: CardId[];
  /** Story cards that are in the quest area from the start, left to right. */
  storyCards: CardId[];
  /** Cards of the quest deck that stay in the box in this chapter. */
  aside?: CardId[];
  /** Parts of the chapter that are read aloud as the quest begins, in order: names of texts in the catalogue. */
  opening: string[];
  /** Supply for the heroes at the start, for all of them together, because the story gives it to them. */
  supply: number;
  /** Equipment that stays behind in this quest, because a hero can't use it in addition (AQ-286). */
  behind: CardId[];
  /** Equipment and allies of heroes who don't take part: the others carry them (AQ-274). */
  absent?: { [hero: HeroId]: CardId[] };
}

/** What one hero has earned in a campaign. */
export interface Earned {
  /** Hero upgrades, in the order earned: each replaces a card of its name (AQ-284). */
  upgrades: CardId[];
  /** Equipment besides that of the hero's own deck, in the order earned. */
  equipment: CardId[];
  allies: CardId[];
  /** Equipment and allies of absent heroes that this one carries in their place (AQ-274). */
  carries?: CardId[];
  /** Upgrades that a late-coming hero may still choose (AQ-274). */
  owed: number;
  /** Armor tokens that were not discarded after the last quest (C-04). */
  armor: number;
}
