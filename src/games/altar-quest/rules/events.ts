import type { Keyword } from './cards/definition.ts';
import type {
  Attribute,
  CardId,
  DeckName,
  DoorId,
  FigureId,
  HeroDieFace,
  HeroId,
  Rhune,
  RoomId,
  Space,
  TestKind,
} from './terms.ts';

/** Everything that can happen in a match, with its message's arguments. Its words: `altar-quest.event.<type>`. */
export type AltarQuestEvents = {
  /** A quest of a campaign begins; `story` is empty if it has none. */
  'chapter-opened': { story: string; chapter: number };
  /** A part of a story is read aloud. */
  'story-told': { story: string; chapter: number; text: string };
  /** What a hero carries for one who is absent (AQ-274). */
  'things-carried': { hero: HeroId; absent: HeroId; cards: CardId[] };
  /** A late-coming hero has chosen an upgrade (AQ-274). */
  'upgrade-chosen': { hero: HeroId; card: CardId };
  /** Which Equipment a hero uses, if they have more than may be used (AQ-286). */
  'equipment-chosen': { hero: HeroId; cards: CardId[] };
  /** Enemy upgrades of the journal are laid near the villain area (AQ-288). */
  'enemies-upgraded': { cards: CardId[] };
  'match-began': { quest: string; villain: string };
  /** A turning point of the quest, or the villain's coming or end. */
  'milestone-reached': { quest: string; villain: string; milestone: string };
  /** A match begins in the middle, from a scenario's position. */
  'laid-out': { quest: string; round: number };
  mulligan: { hero: HeroId; amount: number };
  'altar-drawn': { card: CardId; dice: Rhune[] };
  'stairs-placed': { room: RoomId };
  'round-began': { round: number };

  'hero-moved': { hero: FigureId; from: Space; to: Space };
  'figure-shifted': { figure: FigureId; to: Space };
  /** A card throws somebody away from its figure. */
  'hero-thrown': { hero: FigureId; card: CardId; to: Space };
  'figures-swapped': { hero: FigureId; figure: FigureId; here: Space; there: Space };
  rested: { hero: HeroId; amount: number; left: number; health: number };
  'act-ended': { hero: HeroId };

  'door-opened': { hero: FigureId; door: DoorId };
  'room-revealed': { hero: HeroId; room: RoomId };
  'feature-placed': { room: RoomId; card: CardId };
  'altar-found': { room: RoomId; card: CardId };
  'quest-card-drawn': { card: CardId; room: RoomId };

  /** For everyone but the hero's player. */
  'cards-drawn': { hero: HeroId; amount: number };
  'cards-drawn-by-you': { hero: HeroId; cards: CardId[] };
  /** A discard pile becomes the deck again; `hero` is whose, empty for a deck of the table. */
  'deck-shuffled': { deck: DeckName; hero: HeroId };
  'card-played': CardUse;
  'card-used': CardUse;
  'use-came-too-late': { hero: HeroId; card: CardId };
  /** Somebody was free to do a part of a card, and does not. `rhune` is empty except for a rhune effect. */
  'part-declined': { hero: FigureId; card: CardId; rhune: Rhune | '' };
  /** There was no end of what cards called for: from this one on, none of their effects begins. */
  'effects-cut-off': { card: CardId };
  /** A figure that could be moved stays; the card is what would have moved it. */
  stayed: { figure: FigureId; card: CardId };
  'card-discarded': { hero: HeroId; card: CardId };
  'card-recovered': { hero: HeroId; card: CardId };
  'card-given': { card: CardId; from: HeroId; to: HeroId };
  'trade-refused': { hero: HeroId; card: CardId };
  'card-activates': { card: CardId };
  'card-exhausted': { card: CardId };
  'card-refreshed': { card: CardId };
  /** D-01: the level lets the quest's Setup/Rules card lie exhausted for this round. */
  'quest-rests': { card: CardId };
  'card-removed': { card: CardId };
  'card-tokens': {
    card: CardId;
    token: 'progress' | 'quest' | 'search';
    /** Negative for tokens taken off. */
    amount: number;
    total: number;
    /**
     * The Setup/Rules card, for tokens on itself, on the altar or on another card of the quest, which may have
     * a word for them; else empty.
     */
    quest: CardId;
  };
  /** From the top of a deck to its discard pile. */
  'top-discarded': { deck: string; card: CardId };
  'hero-marked': { hero: HeroId; card: CardId };
  'deck-scouted': { hero: HeroId; deck: string };
  'deck-scouted-by-you': { hero: HeroId; deck: string; card: CardId };
  'card-put-under': { hero: HeroId; deck: string };

  'threat-drawn': { hero: HeroId; card: CardId };
  'lurker-drawn': { hero: HeroId; card: CardId };
  /** A rival brought by a card; the figure is told like any other. */
  'rival-appeared': { rival: CardId; hero: HeroId };
  /** A card comes back from its discard pile. */
  'enemy-raised': { hero: HeroId; card: CardId };
  'enemy-spawned': { enemy: CardId; to: Space };
  'enemy-placed': { enemy: CardId; spaces: Space[] };
  /** A Huge figure is put elsewhere; it does not walk. */
  'huge-moved': { enemy: CardId; spaces: Space[] };
  'enemy-moved': { enemy: CardId; from: Space; to: Space };
  /** An enemy that is about to act will engage this hero. */
  'enemy-lured': { enemy: CardId; hero: HeroId };
  'enemy-damaged': { enemy: CardId; amount: number; left: number; health: number };
  /** A card has an effect before an enemy is defeated: its own, or the reference card. */
  'defeat-answered': { card: CardId; enemy: CardId };
  'enemy-defeated': { enemy: CardId };
  'trap-placed': { card: CardId; to: Space };
  'trap-triggered': { card: CardId; hero: FigureId };
  /** A quarry has got away: it is off the board, with everything on its card. */
  'quarry-vanished': { enemy: CardId };
  'villain-card-drawn': { card: CardId };
  'villain-spawned': { enemy: CardId };
  'villain-defeated': { enemy: CardId };

  'damage-suffered': {
    figure: FigureId;
    amount: number;
    left: number;
    health: number;
    /** The card that is the cause. */
    from: string;
  };
  'damage-prevented': { figure: FigureId };
  /** A hero takes damage for a figure. */
  'damage-guarded': { hero: FigureId; figure: FigureId; amount: number };
  'hero-defeated': { hero: HeroId };
  /** An ally comes under the control of a hero, and then its token is put on the board. */
  'ally-joined': { ally: CardId; hero: HeroId };
  /** `hero` controls it. */
  'ally-placed': { ally: CardId; hero: HeroId; to: Space };
  'ally-defeated': { ally: CardId };
  healed: { figure: FigureId; amount: number; left: number; health: number };

  /** Negative for tokens that an effect takes away; `armor` and `total` are the numbers afterwards. */
  'armor-gained': { figure: FigureId; amount: number; armor: number };
  'armor-lost': { figure: FigureId; amount: number; armor: number };
  /** The threat deck that has a word of its own for them. */
  'threat-tokens': { figure: FigureId; amount: number; total: number; deck: string };
  'focus-gained': { hero: HeroId; amount: number; focus: number };
  /** Focus results of a test that were not used. */
  'focus-kept': { hero: HeroId; amount: number; focus: number };
  'focus-used': { hero: HeroId; amount: number; focus: number };
  'focus-lost': { hero: HeroId; amount: number; focus: number };
  'actions-gained': { hero: HeroId; amount: number; actions: number };
  /** A hero begins the round with fewer actions than usual; `actions` are left. */
  'actions-withheld': { hero: HeroId; amount: number; actions: number };
  'supply-gained': { amount: number; supply: number };
  'supply-lost': { amount: number; supply: number };
  'altar-die-rolled': { from: Rhune; to: Rhune };
  'altar-die-set': { from: Rhune; to: Rhune };
  'altar-dice-kept': { hero: HeroId };
  'rhune-effect': { card: CardId; rhune: Rhune };

  'dice-rolled': {
    test: TestKind;
    attribute: Attribute;
    /** −1 if there is none. */
    difficulty: number;
    card: CardId;
    /** Empty if there is none. */
    enemy: CardId;
    dice: number;
    hero: FigureId;
    faces: HeroDieFace[];
  };
  'dice-rolled-again': { hero: FigureId; faces: HeroDieFace[] };
  'test-changed': { hero: FigureId; add: 'dice' | 'successes' | 'defense'; amount: number };
  'test-passed': { hero: FigureId; successes: number; difficulty: number };
  'test-failed': { hero: FigureId; successes: number; difficulty: number };
  'attack-resolved': {
    hero: FigureId;
    enemy: CardId;
    successes: number;
    defense: number;
    hits: number;
  };
  'inflict-resolved': { hero: FigureId; successes: number; defense: number; left: number };
  'resist-resolved': { hero: FigureId; successes: number; left: number };
  'search-resolved': { hero: FigureId; card: CardId; left: number };
  'task-resolved': {
    hero: FigureId;
    card: CardId;
    gained: number;
    progress: number;
    threshold: number;
  };
  'task-overcome': { hero: FigureId; card: CardId };
  'search-card-drawn': { hero: HeroId; card: CardId };
  'no-search-card': { hero: HeroId };
};

type CardUse = { hero: HeroId; card: CardId; ability: string; keyword: Keyword };
