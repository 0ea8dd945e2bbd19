import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type {
  Affiliation,
  AttackType,
  CharacterId,
  CharacterSide,
  Color,
  DefinitionId,
  Icon,
  Level,
  Potion,
  Resource,
  Slot,
  SpaceId,
  Trait,
} from '../terms.ts';

/** What is printed on cards, trophies, characters and the board. Names and flavour are in the catalogue; rules text is derived. */
export type Definition =
  | CharacterDefinition
  | AbilityDefinition
  | ChallengeDefinition
  | QuestDefinition
  | BoardEncounterDefinition
  | TrophyDefinition;

/** The values that a combatant fights with (AD-123). */
export interface Strength {
  attack: number;
  type: AttackType;
  defense: number;
  damage: number;
}

/**
 * Something that happens by itself and is mandatory: in combat if the own die shows one of these faces (the
 * star is 6), once a combat (AD-120); or at a moment.
 */
export type Power = { when: Trigger; if?: Condition; effect: Effect };

export type Trigger =
  /** In step 2 of a combat, by the own combat die (AD-119). */
  { die: readonly number[] } | { moment: Moment };

/**
 * - `combat`: step 2 of any combat, whatever the dice show.
 * - `encounter-defeated`, `character-defeated`: at the end of a combat that its owner has won that way.
 * - `turn`: the owner's turn begins, before the movement die is rolled.
 * - `exploring`: the owner explores, before anything is revealed.
 */
export const MOMENTS = [
  'combat',
  'encounter-defeated',
  'character-defeated',
  'turn',
  'exploring',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Changes a value of its owner for as long as it is in play. */
export interface Passive {
  stat: Stat;
  amount: number;
  if?: Condition;
}

export const STATS = ['attack', 'defense', 'damage', 'health', 'movement', 'energy'] as const;
export type Stat = (typeof STATS)[number];

// Characters

export interface CharacterDefinition {
  id: CharacterId;
  type: 'character';
  affiliation: Affiliation;
  /** The card of each level, with its two sides (AD-008, AD-073). */
  levels: { readonly [level in Level]: { readonly [side in CharacterSide]: CharacterCardSide } };
}

export interface CharacterCardSide extends Strength {
  health: number;
  /** What it may equip (AD-093). */
  icons: readonly Icon[];
  powers?: readonly Power[];
  passives?: readonly Passive[];
}

// Ability cards

/**
 * When an ability card may be played (AD-109): in the movement phase; in combat, before the dice are
 * rolled or after; or at a special moment: a challenge card has been drawn and is an encounter
 * (`encounter`), a discovery with a red background has been revealed (`discovery`), or its owner would
 * be defeated (`defeat`).
 */
export const TIMINGS = [
  'movement',
  'before-dice',
  'after-dice',
  'encounter',
  'discovery',
  'defeat',
] as const;
export type Timing = (typeof TIMINGS)[number];

export interface AbilityDefinition {
  id: DefinitionId;
  type: 'ability';
  character: CharacterId;
  copies: number;
  /** Energy (AD-108). */
  cost: number;
  timing: Timing;
  /** Only while this condition holds. */
  if?: Condition;
  /** Played instead of using a weapon, before the dice (AD-116). */
  weapon?: { attack: number; type: AttackType; damage: number };
  effect?: Effect;
  /** Added from a level on (AD-115). */
  improved?: readonly { level: Exclude<Level, 'grey'>; effect: Effect }[];
  /** What it does while attached (AD-114); an `attach` effect says to whom. */
  attached?: { powers?: readonly Power[]; passives?: readonly Passive[] };
}

// Challenge cards

/** A double-sided challenge card (AD-001). */
export interface ChallengeDefinition {
  id: DefinitionId;
  type: 'challenge';
  color: Color;
  front: EncounterFace | EventFace;
  /** What an encounter yields (AD-050); what an event flips into (AD-055). Null for nothing. */
  back: ItemFace | EncounterFace | TurnedFace | null;
}

export interface EncounterFace extends Strength {
  face: 'encounter';
  trait: Trait;
  aggro?: true;
  powers?: readonly Power[];
  passives?: readonly Passive[];
}

export interface ItemFace {
  face: 'item';
  slot: Slot;
  /** All of them have to be on the character card (AD-093); empty means anyone. */
  icons?: readonly Icon[];
  /** Of weapons: replaces what is printed on the character card (AD-099, W-04). */
  weapon?: { attack: number; type: AttackType; damage?: number };
  /** Of armor: replaces the defense value (AD-100). */
  defense?: number;
  potions?: readonly Potion[];
  powers?: readonly Power[];
  passives?: readonly Passive[];
  /** What its owner may do with it once a turn, or only once. */
  use?: {
    timing: Extract<Timing, 'movement' | 'before-dice' | 'after-dice'>;
    discard: boolean;
    if?: Condition;
    effect: Effect;
  };
}

export interface EventFace {
  face: 'event';
  sort: 'global' | 'location' | 'special';
  /** Where a location event lies (AD-057): a key location of the map. */
  location?: SpaceId;
  /**
   * For special events: at once, for the active character. For location events: for the character who
   * resolves it in the challenge phase. For global events: at once when drawn, for the active character.
   */
  effect?: Effect;
  /** For global events: what changes for every character while it is in force. */
  passives?: readonly Passive[];
  /** For global events: what changes for every encounter while it is in force. */
  encounters?: readonly Passive[];
  /** For global events: rules that change. */
  rules?: readonly RuleChange[];
  /** For global events: the first character to do this flips it (AD-054). */
  flips?: FlipTrigger;
}

/** What a global event can change for everyone. */
export const RULE_CHANGES = [
  /** Nobody can use a flight path. */
  'no-flight',
  /** Healing potion resources heal one more. */
  'better-healing',
  /** No marker of an undefeated encounter holds anyone. */
  'no-aggro',
  /** Every undefeated encounter has Aggro. */
  'all-aggro',
  /** Scrolls and books give one more card. */
  'more-cards',
  /** Nobody attacks another character. */
  'truce',
] as const;
export type RuleChange = (typeof RULE_CHANGES)[number];

export type FlipTrigger =
  | { moment: 'encounter-defeated'; trait?: Trait; color?: Color }
  | { moment: 'character-defeated' }
  | { moment: 'turn-ends'; at: SpaceId };

/** The reverse of an event that is neither an item nor an enemy. */
export interface TurnedFace {
  face: 'turned';
  effect: Effect;
}

// Quests

export interface QuestDefinition {
  id: DefinitionId;
  type: 'quest';
  set: 'starting' | 'elite';
  valor: number;
  /** Its owner gains a level when it is completed. */
  level?: true;
  reward?: Effect;
  /** All of them must be met (AD-085). */
  tasks: readonly Task[];
}

export type Task =
  /** Be there in one's own maintenance phase (AD-080). */
  | { task: 'travel'; to: SpaceId }
  /**
   * One of the character's tokens lies on each of these spaces; collect it there in one's own maintenance
   * phase (AD-081).
   */
  | { task: 'collect'; at: readonly SpaceId[] }
  /** Defeat this many encounters: of a creature, of a colour or above, on one of these spaces (AD-082). */
  | { task: 'defeat'; count: number; trait?: Trait; color?: Color; at?: readonly SpaceId[] }
  /** Complete a board encounter. */
  | { task: 'overlord'; encounter: DefinitionId }
  /** Deal this much damage to other characters (AD-082). */
  | { task: 'wound'; amount: number }
  /** Defeat another character in combat (AD-082). */
  | { task: 'rout'; affiliation?: Affiliation }
  /** Leave a token with another character: in one's own maintenance phase, in the same space (AD-083). */
  | { task: 'meet'; affiliation?: Affiliation }
  /** Activate a resource this often. */
  | { task: 'resource'; resource: Resource; count: number }
  /** Reveal this many discoveries. */
  | { task: 'discover'; count: number }
  /** Discard an item of a colour or above there in one's own maintenance phase. */
  | { task: 'deliver'; color: Color; slot?: Slot; to: SpaceId }
  /** Have such an item equipped in one's own maintenance phase. */
  | { task: 'equip'; slot: Exclude<Slot, 'bag'>; color: Color };

// The board

/** An encounter printed on the board (AD-048): it can be fought there again and again (W-16). */
export interface BoardEncounterDefinition {
  id: DefinitionId;
  type: 'board-encounter';
  color: Color;
  /** The enemy to fight; null if the instructions ask for something else. */
  foe: Omit<EncounterFace, 'face' | 'aggro'> | null;
  /** Instead of a fight: items of a colour or above to discard. */
  price?: { items: number; color: Color };
  /** The level that it gives to a character who hasn't reached it (AD-078). */
  level?: Exclude<Level, 'grey'>;
  /** The trophy that it gives while any are left (AD-086, AD-087). */
  trophy?: DefinitionId;
  reward?: Effect;
}

export interface TrophyDefinition {
  id: DefinitionId;
  type: 'trophy';
  valor: number;
  copies: number;
  /** Each character can gain it only once (AD-088). */
  once?: true;
}
