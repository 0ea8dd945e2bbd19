import type { SeatId } from '../../../kernel/decision.ts';
import type { Deck, Pile } from '../../../kernel/deck.ts';
import type { Knowledge } from '../../../kernel/knowledge.ts';
import type { RunOf } from '../../../kernel/procedure.ts';
import type { DecisionOf, DraftOf, Vocabulary } from '../../../kernel/vocabulary.ts';
import type { AdventureChapters } from './chapters.ts';
import type { AdventureEvents } from './events.ts';
import type { MatchOptions } from './options.ts';
import type { AdventurePrompts } from './prompts.ts';
import type {
  AttackType,
  CardId,
  CharacterId,
  CharacterSide,
  Color,
  Combatant,
  DefinitionId,
  Level,
  Phase,
  SpaceId,
  TokenId,
} from './terms.ts';
import type { Harm, Work } from './undoing/recorded.ts';
import type { AdventureVerbs } from './verbs.ts';

/** A quest that has not been completed (AD-045). It lies open (W-31). */
export interface ActiveQuest {
  card: CardId;
  /** The progress of each of its tasks, in the order printed. */
  progress: number[];
  /** For each task: spaces with a token that its owner still has to collect (AD-081). */
  waiting: SpaceId[][];
}

/** A card that lies beside a character or an item and works there (AD-114). */
export interface Attachment {
  card: CardId;
  /** Whose card it is: it goes to this character's discard pile. */
  owner: SeatId;
  /** The item it is attached to; null for the character. */
  item: CardId | null;
}

/** A player's character, with everything they have. */
export interface Character {
  seat: SeatId;
  id: CharacterId;
  level: Level;
  side: CharacterSide;
  /** Damage tokens on the character card (AD-066). */
  damage: number;
  space: SpaceId;
  /** Known to this seat only. */
  hand: CardId[];
  /** The ability deck, face down, and its discard pile. */
  abilities: Deck;
  /** Under the bag token, open to all. */
  bag: CardId[];
  weapon: CardId | null;
  armor: CardId | null;
  /** Discoveries kept for later (AD-024). */
  kept: TokenId[];
  /** Disease tokens on the character card (AD-035). */
  diseases: TokenId[];
  attached: Attachment[];
  quests: ActiveQuest[];
  /** Completed quests and trophies, under the quest log token (AD-085, AD-086). */
  log: CardId[];
  /** Cards to discard for others' books, before the hand matters again (W-34). */
  owes: number;
  /** Wearable items that were left in the bag when the player was last asked (W-35). */
  passedOver: CardId[];
}

/** A challenge deck. The bottom card is the first, and is drawn next (AD-049). */
export interface ChallengeDeck {
  cards: Pile;
  /** How many on top were discarded openly, so that everyone knows them (AD-052). */
  seen: number;
}

/** An undefeated encounter in its slot, with the space of its marker (AD-139). */
export interface Tracked {
  card: CardId;
  space: SpaceId;
}

export interface Turn {
  seat: SeatId;
  phase: Phase;
  /** Which face of the movement die was rolled, from 0; null before (AD-014). */
  face: number | null;
  /** Spaces that may still be moved. */
  movement: number;
  /** AD-016 */
  energy: number;
  /** How much the next energy cost is lowered: by mana potions drunk for it (AD-103). */
  discount: number;
  /**
   * What players other than the turn's owner can pay with outside a combat: mana potions. Absent if nobody
   * has drunk any.
   */
  purses?: { [seat: SeatId]: { energy: number; discount: number } };
  /** Ability cards played by anyone this turn, by what is printed on them (AD-111). */
  played: { [seat: SeatId]: DefinitionId[] };
  /** Items used this turn. */
  used: CardId[];
  /** Ambushes of this turn (AD-032). */
  ambushes: number;
  /**
   * Has moved on foot: then a hearthstone can't replace the move (AD-028), and the movement die can't be
   * re-rolled.
   */
  moved: boolean;
  /**
   * Walks no more, whatever gives movement: a hearthstone was used instead (AD-028), or the character was
   * defeated, after which nothing else moves it in this phase either (W-36).
   */
  halted?: 'hearthstone' | 'defeated';
  /** The movement phase goes on after the next move. */
  held: boolean;
  /** What Gold could have bought when the player was last asked (W-45). Absent before the movement phase is over. */
  unbought?: string[];
  /** The bag will be looked through in the maintenance phase although it holds nothing new. */
  rearranging: boolean;
  /** The red discoveries that are revealed but not yet resolved (AD-020). */
  revealed: TokenId[];
}

/** What a combatant fights against. */
export type Opponent =
  | { is: 'card'; card: CardId; slot: number | null }
  | { is: 'board'; encounter: DefinitionId }
  | { is: 'character'; seat: SeatId };

/** What changes the values of one side until the end of a combat (AD-122). */
export type CombatChange = {
  side: Combatant;
  /** The card that it comes from. */
  by: CardId;
  attack?: number;
  defense?: number;
  damage?: number;
  type?: AttackType;
  /** Damage that this side does not suffer. */
  prevents?: number;
  /** This side makes no attack. */
  held?: true;
};

export type Combat = {
  space: SpaceId;
  attacker: SeatId;
  opponent: Opponent;
  /** The dice (AD-118); null before they are rolled. */
  dice: { [side in Combatant]: number | null };
  changes: CombatChange[];
  /** Ability cards played in it, in order. */
  played: { side: Combatant; card: CardId }[];
  /** Cards played instead of using a weapon (AD-116). */
  spells: { [side in Combatant]: CardId | null };
  /** Energy of a character who is attacked (AD-134). */
  energy: number;
  /** What mana potions have lowered the defender's next cost by. */
  discount: number;
  /** Powers triggered already (AD-120). */
  triggered: string[];
  /** How much of the preventable damage has been prevented so far. */
  prevented: { [side in Combatant]: number };
  fallen: { [side in Combatant]: boolean };
  /** Onlookers defeated by cards; the steps of their defeat follow when the combat is over (W-44). */
  felled?: SeatId[];
  canceled: boolean;
  /** The drawn encounter was avoided: another card is drawn, or the challenge phase is over. */
  avoided: 'again' | 'over' | null;
};

/** What can still be undone in a combat. */
export interface Undoable {
  /** How everything was when the text of a card began to take effect, for cards still being resolved. */
  before: { [card: CardId]: AdventureState };
  /** What each card played in the combat has done, in the order in which they finished (AD-112). */
  done: { [card: CardId]: Work };
  /** Damage of the combat, and what quests have counted from it (AD-113). */
  harm: Harm[];
}

export interface AdventureState {
  options: MatchOptions;
  /** The map's id. */
  map: string;
  /** Quests and challenge cards beside those of the map, which a scenario has brought in. Absent if there are none. */
  added?: DefinitionId[];
  round: number;
  /** In turn order, the first player first. */
  characters: Character[];
  challenges: { [color in Color]: ChallengeDeck };
  /** Face down; the top card is the last. */
  elite: Pile;
  /** Discovery tokens face down and unused (AD-005). */
  discoveries: Pile;
  /** Discarded ones (AD-025). */
  box: TokenId[];
  /** Discoveries face down on the board (AD-040, AD-041). */
  placed: { [space: SpaceId]: TokenId[] };
  /** The undefeated encounter track (AD-139). */
  track: (Tracked | null)[];
  /** The global event in force (AD-056). */
  global: CardId | null;
  /** Location events by their key locations (AD-057). */
  locations: { [space: SpaceId]: CardId };
  /** Trophies left, by what is printed on them (AD-087). */
  trophies: { [trophy: DefinitionId]: number };
  /** Cards that left the match: unused starting quests, events that became something else. */
  removed: CardId[];
  turn: Turn | null;
  combat: Combat | null;
  /** The challenge card being resolved, which is nowhere else. */
  drawn: CardId | null;
  /** Ability cards being resolved, the innermost last (AD-107). */
  playing: CardId[];
  /** A discovery in a player's hand: just drawn to be placed, or being looked at. */
  looking: { seat: SeatId; token: TokenId } | null;
  /** Who has seen what lies face down. Absent if nobody has. */
  known?: Knowledge;
  /** Absent if nothing can be undone. Never shown: it tells what lay where. */
  undoable?: Undoable;
}

/** What the rules of the Adventure Game are made of. */
export interface Adventure extends Vocabulary<AdventureState> {
  events: AdventureEvents;
  verbs: AdventureVerbs;
  prompts: AdventurePrompts;
  chapters: AdventureChapters;
}

export type AdventureRun = RunOf<Adventure>;

export type AdventureDecision = DecisionOf<Adventure>;

export type AdventureDraft = DraftOf<Adventure>;
