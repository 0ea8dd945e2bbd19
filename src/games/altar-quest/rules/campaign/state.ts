import type { CampaignOutcome } from '../../../../kernel/campaign.ts';
import type { Earned } from '../brought.ts';
import type { CardId, HeroId } from '../terms.ts';

/** Whatever Altar Quest keeps of a campaign between its matches (AQ-271). Plain JSON. */
export interface CampaignState {
  /** The story that is played; null for a campaign without one (AQ-289). */
  story: string | null;
  /** Options of all its quests that were fixed with the campaign: level, board. */
  options: { [option: string]: string };
  /** Without a story: how to decide whom the next quest is against. */
  enemies: 'by-lot' | 'chosen';
  /** Whether the clean-up discards armor tokens (C-04). */
  armor: 'discarded' | 'kept';
  /** What comes next: a quest, the upkeep after one, a decision on one broken off, or a story's last pages. */
  due: 'quest' | 'upkeep' | 'abandoned' | 'epilogue';
  /** The next quest, or the one whose upkeep comes next: 1 to 6. */
  chapter: number;
  /** The decks of the next quest; null until they have been chosen. */
  plan: QuestPlan | null;
  /** Everyone who has ever taken part, with what they have earned. */
  heroes: { [hero: HeroId]: CampaignHero };
  /** Enemy upgrades that have not been drawn (AQ-269): one is drawn by lot when needed. */
  pool: CardId[];
  /** Equipment cards that nobody has: the shop draws from them by lot. */
  shop: CardId[];
  journal: Journal;
  /** What the story remembers: names given by its guide. */
  marks: string[];
  /** Quests that have been played to the end, or counted as lost, in order. */
  record: QuestRecord[];
  /** The quest that has just ended; null before the first. */
  last: EndOfQuest | null;
  /** A quest that its people have broken off, until they have decided whether it is played again. */
  brokenOff?: EndOfQuest;
  /** Set by a story's guide when it tells an ending. */
  ending: CampaignOutcome | null;
}

/** Cards that take part in every quest from then on (AQ-270), apart from heroes' own. */
export interface Journal {
  enemyUpgrades: CardId[];
  rivals: CardId[];
  storyCards: CardId[];
}

export interface CampaignHero extends Omit<Earned, 'owed'> {
  /** Quests won that have given an upgrade, or were won before the hero came: what is owed is counted from there. */
  trained: number;
}

/** The decks of a quest. */
export interface QuestPlan {
  quest: string;
  villain: string;
  threat: string;
}

export interface QuestRecord extends QuestPlan {
  chapter: number;
  heroes: HeroId[];
  won: boolean;
  /** Why it ended: as in a match's outcome; `abandoned` for one that was counted as lost. */
  reason: string;
  rounds: number;
  /** Heroes without health at its end; absent if there were none, or if it was played before this was kept. */
  fell?: HeroId[];
  /** Consumables that the heroes found by searching; absent like `fell`. */
  found?: number;
}

/** What a quest leaves behind: everything that the upkeep and a story's guide may ask about it. */
export interface EndOfQuest {
  won: boolean;
  reason: string;
  rounds: number;
  /** As in the record that is kept of it. */
  fell?: HeroId[];
  found?: number;
  /** Supply tokens left in the pool (AQ-275). */
  supply: number;
  heroes: HeroId[];
  /** Damage that each hero had suffered at the end. */
  damage: { [hero: HeroId]: number };
  armor: { [hero: HeroId]: number };
  /** Cards that left the game: allies, rivals, a villain (AQ-217, AQ-258, AQ-263). */
  removed: CardId[];
  /** Allies in play at the end. */
  allies: CardId[];
  /** Quest tokens on story cards. */
  tokens: { [card: CardId]: number };
  villain: 'scheme' | 'spawned' | 'defeated';
}
