import type { SeatId } from '../../../../kernel/decision.ts';
import type { ResultOf, RunOf } from '../../../../kernel/procedure.ts';
import type { DecisionOf, DraftOf, Vocabulary } from '../../../../kernel/vocabulary.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { UpkeepChapters } from './chapters.ts';
import type { UpkeepEvents } from './events.ts';
import type { UpkeepPrompts } from './prompts.ts';
import type { UpkeepVerbs } from './verbs.ts';

/** What a scene of the upkeep is about; a new one is a new message with a picture. */
export type Scene = 'camp' | 'shop' | 'training' | 'story' | 'road';

/** What comes between two quests of a campaign: clean up, shop, train, enemy upgrades, and what a story asks. */
export interface UpkeepState {
  /** The whole campaign, changed as the upkeep proceeds and handed back as it ends. */
  campaign: CampaignState;
  /** The quest that it comes after, and what was to come next as it began. */
  after: { chapter: number; quest: string; due: CampaignState['due'] };
  /** Those who have played the quest, in their order, with who decides for them. */
  heroes: { id: HeroId; seat: SeatId }[];
  /** Tokens set aside from the quest (AQ-275): the heroes have them together (AQ-208). */
  supply: number;
  /** Equipment cards revealed in the shop. */
  display: CardId[];
  scene: Scene;
  /** How many scenes have begun: counts the messages. */
  scenes: number;
  /** What heroes have gained in this upkeep, in order. */
  gained: { hero: HeroId; card: CardId }[];
  /** The story card that was revealed last (AQ-290). */
  revealed: CardId | null;
  /** Heroes who have paid for an upgrade in this upkeep (Q-39: at most one each). */
  paid: HeroId[];
}

/** The types that the rules of the upkeep use. */
export interface Upkeep extends Vocabulary<UpkeepState> {
  events: UpkeepEvents;
  verbs: UpkeepVerbs;
  prompts: UpkeepPrompts;
  chapters: UpkeepChapters;
}

export type UpkeepRun = RunOf<Upkeep>;
export type UpkeepStep = ResultOf<Upkeep>;
export type UpkeepDraft = DraftOf<Upkeep>;
export type UpkeepDecision = DecisionOf<Upkeep>;
