import type { CampaignOutcome } from '../../../../kernel/campaign.ts';
import type { Earned } from '../brought.ts';
import type { CardId, HeroId } from '../terms.ts';

/** Whatever Altar Quest keeps of a campaign between its matches (AQ-271). Plain JSON. */
export interface CampaignState {
  /** The story that is played; null for a campaign without one (AQ-289). */
  story: string | null;
  /** Options of all its quests that were settled with the campaign: level, board. */
  options: { [option: string]: string };
  /** Without a story: how it is settled whom the next quest is against. */
  enemies: 'by-lot' | 'chosen';
  /** Whether the clean-up discards armor tokens (C-04). */
  armor: 'discarded' | 'kept';
  /** What is due: a quest, the upkeep after one, what to do about one that was broken off, or a story's last pages. */
  due: 'quest' | 'upkeep' | 'abandoned' | 'epilogue';
  /** The quest that is due, or the one that it is the upkeep of: 1 to 6. */
  chapter: number;
  /** The decks of the quest that is due; null until they have been chosen. */
  plan: QuestPlan | null;
  /** Everyone who has ever taken part, with what they have earned. */
  heroes: { [hero: HeroId]: CampaignHero };
  /** Enemy upgrades that have not been drawn (AQ-269): one is drawn by lot when it is due. */
  pool: CardId[];
  /** Equipment cards that nobody has: the shop draws from them by lot. */
  shop: CardId[];
  journal: Journal;
  /** What the story remembers: names given by its guide. */
  marks: string[];
  /** Quests that have been played to their end, or counted as lost, in order. */
  record: QuestRecord[];
  /** The quest that has just ended; null before the first. */
  last: EndOfQuest | null;
  /** A quest that its people have broken off, until they have decided whether it is played again. */
  brokenOff?: EndOfQuest;
  /** Set by a story's guide where it tells an ending. */
  ending: CampaignOutcome | null;
}

/** Cards that take part in every quest from then on (AQ-270), heroes' own apart. */
export interface Journal {
  enemyUpgrades: CardId[];
  rivals: CardId[];
  storyCards: CardId[];
}

export interface CampaignHero extends Omit<Earned, 'owed'> {
  /** Quests won that have given an upgrade, or were won before the hero came: what is owed is counted from them. */
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
}

/** What a quest leaves behind: all that the upkeep and a story's guide may ask about it. */
export interface EndOfQuest {
  won: boolean;
  reason: string;
  rounds: number;
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
