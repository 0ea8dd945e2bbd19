import type { CardId, HeroId } from '../../rules/terms.ts';

/** Everything that can happen between two quests. Its words: `altar-quest-upkeep.event.<type>`. */
export type UpkeepEvents = {
  'upkeep-began': { story: string; chapter: number; won: boolean; quest: string };
  'quest-broken-off': { story: string; chapter: number; quest: string };
  'quest-again': { story: string; chapter: number; quest: string };
  'quest-counted-lost': { story: string; chapter: number; quest: string };
  'epilogue-began': { story: string };

  /**
   * What is left of the quest: supply set aside, all else healed or discarded, armor perhaps kept (AQ-275,
   * AQ-276).
   */
  'cleaned-up': { heroes: HeroId[]; supply: number; armor: number };
  'equipment-revealed': {
    cards: CardId[];
    /** In supply; 0 for cards that come with a victory. */
    price: number;
    supply: number;
  };
  'equipment-taken': { hero: HeroId; card: CardId };
  /** Several wanted it. */
  'equipment-contested': { card: CardId; heroes: HeroId[] };
  'nothing-taken': { hero: HeroId };
  'shop-closed': { back: number };
  'upgrade-earned': { hero: HeroId; card: CardId; price: number; supply: number };
  'nothing-learned': { hero: HeroId };
  'enemy-upgrade-drawn': { card: CardId };
  'supply-discarded': { amount: number };
  'supply-changed': { amount: number; supply: number };
  'quest-chosen': { quest: string; villain: string; threat: string };

  /** A text of the story is read aloud. */
  'story-told': { story: string; chapter: number; text: string };
  'story-card-revealed': { card: CardId; number: number };
  'story-decided': { story: string; chapter: number; question: string; option: string };
  'journal-gained': { card: CardId };
  'journal-lost': { card: CardId };
  'card-given': { hero: HeroId; card: CardId };
  'ending-reached': { story: string; ending: string; won: boolean };
};
