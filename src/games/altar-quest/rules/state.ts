import type { SeatId } from '../../../kernel/decision.ts';
import type { Deck } from '../../../kernel/deck.ts';
import type { ResultOf, RunOf } from '../../../kernel/procedure.ts';
import type { DecisionOf, DraftOf, Vocabulary } from '../../../kernel/vocabulary.ts';
import type { Brought } from './brought.ts';
import type { AltarQuestChapters } from './chapters.ts';
import type { AltarQuestEvents } from './events.ts';
import type { Losses } from './losses.ts';
import type { MatchOptions } from './options.ts';
import type { AltarQuestPrompts } from './prompts.ts';
import type { CardId, DoorId, HeroId, Rhune, RoomId, Space } from './terms.ts';
import type { AltarQuestVerbs } from './verbs.ts';

/** One hero with everything in front of them. */
export interface Hero {
  id: HeroId;
  seat: SeatId;
  /** Empty before the hero has come down the stairs (AQ-070). */
  at: Space;
  damage: number;
  focus: number;
  armor: number;
  /** Threat tokens of the threat family in play (AQ-251). */
  threat: number;
  /** Action tokens face up (AQ-055). */
  actions: number;
  /** Movement points left of the current move (AQ-090, Q-31, Q-32). */
  movement: number;
  /** Has finished the act phase of this round (AQ-081). */
  acted: boolean;
  /** Has finished the react phase of this round (AQ-083). */
  reacted: boolean;
  /** Rooms revealed in this act phase (AQ-117). */
  reveals: number;
  /** Consumables found by searching; absent if there were none. */
  found?: number;
  /** Absent when nothing was taken. */
  losses?: Losses;
  deck: Deck;
  hand: CardId[];
  /** The play area, left to right: character, equipment, allies, ongoing cards, consumables (AQ-041). */
  area: CardId[];
  /** The threat area, left to right in the order drawn (AQ-054, AQ-158). */
  threats: CardId[];
}

/** What is on a card or true of it; only differences from a fresh card are listed. */
export interface CardState {
  exhausted?: true;
  damage?: number;
  armor?: number;
  threat?: number;
  progress?: number;
  quest?: number;
  search?: number;
  /** The card it is attached to (AQ-046). */
  host?: CardId;
  /** Cards attached to it, oldest first. */
  attached?: CardId[];
  /** Spaces of its figure, token or miniature. Four for a Huge figure (AQ-151). */
  spaces?: Space[];
  /** Abilities with a limit that were used in this round, each as `ability:hero`. */
  used?: string[];
  /** The hero whom it marks, for cards in a shared area. */
  hero?: HeroId;
}

export type Turn = 'heroes' | 'threat' | 'villain' | 'quest';

export interface AltarQuestState {
  options: MatchOptions;
  round: number;
  turn: Turn;
  /** The hero whose act or react phase runs (AQ-082), or who draws the villain's card. */
  active: HeroId | null;
  heroes: Hero[];
  /** The common pool of supply tokens (AQ-208). */
  supply: number;
  /** Faces of the altar dice (AQ-058); none before the mulligans are done. */
  altarPool: Rhune[];
  /** Empty before the mulligans are done. */
  startRoom: RoomId;
  /** Revealed rooms in the order revealed; the start room first. */
  revealed: RoomId[];
  openDoors: DoorId[];
  decks: {
    threat: Deck;
    villain: Deck;
    quest: Deck;
    feature: Deck;
    search: Deck;
    lurker: Deck;
  };
  /** The altar card of this game (AQ-057); empty before the mulligans are done. */
  altar: CardId;
  /** The quest area, left to right: Setup/Rules card, altar card, features, quest cards. */
  questArea: CardId[];
  villainArea: CardId[];
  /** Enemy upgrades of the campaign's journal, visible near the villain area (AQ-285, AQ-288). Absent without a campaign. */
  enemyUpgrades?: CardId[];
  /** The feature card of each room that has one; the altar card once found (AQ-242). */
  features: { [room: RoomId]: CardId };
  cards: { [card: CardId]: CardState };
  villain: 'scheme' | 'spawned' | 'defeated';
  /** The last turn of this round in which players were asked before an enemy activates (C-03). Absent while there is none. */
  askedAhead?: Turn;
  /** Turning points of the quest that have been told; absent while there are none. */
  milestones?: string[];
  /** What the campaign has brought in, kept up to date for it. Absent without a campaign. */
  campaign?: Brought;
  /** Cards that have left the game: defeated allies, rivals and villains (AQ-217, AQ-258). Absent while there are none. */
  removed?: CardId[];
}

/** The types that the rules of Altar Quest use. */
export interface AltarQuest extends Vocabulary<AltarQuestState> {
  events: AltarQuestEvents;
  verbs: AltarQuestVerbs;
  prompts: AltarQuestPrompts;
  chapters: AltarQuestChapters;
}

export type AltarQuestRun = RunOf<AltarQuest>;

/** What can be asked about a match without changing it; without `match`, one in which nothing is in progress. */
export type Present = Pick<AltarQuestRun, 'state'> & {
  match?: Pick<AltarQuestRun['match'], 'stack'>;
};

export type AltarQuestResult = ResultOf<AltarQuest>;

export type AltarQuestDraft = DraftOf<AltarQuest>;

export type AltarQuestDecision = DecisionOf<AltarQuest>;
