import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { WholeEffect } from '../language/effect.ts';
import type { Moment } from '../moments.ts';
import type { Attribute, CardDefinitionId, Colour, HeroId, Rhune } from '../terms.ts';

export type CardType =
  | 'character'
  | 'equipment'
  | 'action'
  | 'feat'
  | 'reaction'
  | 'minion'
  | 'trap'
  | 'threat-event'
  | 'threat-reference'
  | 'villain'
  | 'villain-event'
  | 'villain-ongoing'
  | 'quest-rules'
  | 'quest'
  | 'quarry'
  | 'altar'
  | 'feature'
  | 'altar-found'
  | 'consumable'
  | 'search-event'
  | 'lurker'
  | 'rival'
  | 'ally'
  | 'enemy-upgrade'
  | 'story';

/** The types of enemies that an enemy upgrade can strengthen (AQ-285). A lurker is a minion as well (C-21). */
export const ENEMY_TYPES_STRENGTHENED = ['minion', 'lurker', 'rival', 'villain'] as const;
export type StrengthenedType = (typeof ENEMY_TYPES_STRENGTHENED)[number];

/**
 * When and by whom an ability is used (AQ-219 to AQ-228). `play` is a hero card played from hand; `scheme` is
 * the Activate on the Scheme side of a villain card; `ready` happens when an Ongoing card or a miniature comes
 * into play. `before-defeat` is resolved when an enemy has as much damage as health: on its own card, and for
 * each enemy, which is the target, on the reference card and on the enemy upgrades that strengthen it; an enemy
 * that was healed survives. `spawned` and `activated` are found on enemy upgrades: the figure of an enemy that
 * it strengthens has come, and its card has been activated; it is the target.
 */
export type Keyword =
  | 'play'
  | 'action'
  | 'interact'
  | 'exhaust'
  | 'use'
  | 'activate'
  | 'scheme'
  | 'trigger'
  | 'when-revealed'
  | 'before-defeat'
  | 'spawned'
  | 'activated'
  | 'setup'
  | 'event';

export interface RhuneEffect {
  rhune: Rhune;
  effect: WholeEffect;
}

export interface Ability {
  /** Names the ability within its card; saved matches refer to it. */
  name: string;
  keyword: Keyword;
  /** Interact (n) and Trigger (n): range in spaces to the card's element (AQ-222, AQ-228). */
  range?: number;
  /**
   * Exhaust + rhune: a die with this rhune is also rolled (AQ-221). On an enemy upgrade: a rhune effect of
   * every enemy that it strengthens (AQ-233).
   */
  rhune?: Rhune;
  /** The printed situation of a Reaction, or of a timed Exhaust or Use effect (AQ-101, AQ-224). */
  when?: Moment;
  /** Only usable while this condition holds. */
  only?: Condition;
  /** How often it can be used: once a round in all, or once a round by each hero. Any number of times if absent. */
  limit?: 'round' | 'hero';
  /** Abilities of the card with the same name here share their limit: one of them a round. */
  sharing?: string;
  effect: WholeEffect;
  /** Resolved after the effect, each at most once (AQ-234, AQ-237). */
  rhunes?: RhuneEffect[];
}

/** A value that a card changes for as long as it is in play. */
export interface Passive {
  /**
   * `dice`: dice gathered for a test. `difficulty`: of tests. `defense`, `speed`, `range`. `attack-damage`:
   * what attacks deal. `doors-locked`: no door can be opened. `no-rest`, `no-channel`: that action can't be
   * taken. `no-supply-die`: none can be bought. `no-attack`: no ATTACK can be made. `no-reactions`: none can be
   * played. `no-rhunes`: those on hero cards can't be used. `flies`: moves go over figures, tokens and
   * features, and set off no traps. `actions` at the beginning of a round. `inflict`: what an enemy's INFLICT
   * asks for. `prey`: the villain engages nobody else. `health`: what a figure can suffer before it falls.
   */
  stat:
    | 'dice'
    | 'difficulty'
    | 'defense'
    | 'speed'
    | 'range'
    | 'attack-damage'
    | 'doors-locked'
    | 'no-rest'
    | 'no-channel'
    | 'no-supply-die'
    | 'no-attack'
    | 'no-reactions'
    | 'no-rhunes'
    | 'flies'
    | 'prey'
    | 'movement'
    | 'actions'
    | 'inflict'
    | 'health';
  amount?: Amount;
  /**
   * Whose value: of the hero who controls the card, every hero, the card's host, the hero whom it marks, every
   * enemy, every minion, the villain, the card's own figure, or every enemy of a type that the card
   * strengthens.
   */
  of:
    | 'you'
    | 'heroes'
    | 'host'
    | 'marked'
    | 'enemies'
    | 'minions'
    | 'villain'
    | 'this'
    | 'strengthened';
  /** For `dice` and `difficulty`: in which tests. All if absent. */
  test?: {
    kind?: 'test' | 'attack' | 'inflict' | 'resist' | 'search' | 'task';
    attribute?: Attribute;
  };
  only?: Condition;
}

/** A turning point of a quest, reached as soon as the condition holds. */
export interface Milestone {
  /** Names its text in the catalogue: `altar-quest.story.<quest>.<name>`. */
  name: string;
  when: Condition;
  /** The card whose narrative is read instead. */
  reads?: CardDefinitionId;
}

/** The type traits of Equipment (AQ-230). None has the name of a token: armor and focus lie in front of a hero. */
export const EQUIPMENT_TYPES = [
  'weapon',
  'shield',
  'garb',
  'trinket',
  'instrument',
  'boots',
] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

export interface CardDefinition {
  id: CardDefinitionId;
  type: CardType;
  /** How many copies the deck holds; ignored if `colours` says so. */
  copies?: number;
  /** One card per color (AQ-032). */
  colours?: readonly Colour[];
  traits?: readonly string[];
  /** The hero whose deck it belongs to. */
  hero?: HeroId;
  /** Hero upgrades: the card of the hero's deck that it replaces; they have the same name (AQ-284). */
  replaces?: CardDefinitionId;
  /** Enemy upgrades: the types of enemies that it strengthens (AQ-285). */
  strengthens?: readonly StrengthenedType[];
  /** Story cards: its number in the story deck (AQ-291). */
  number?: number;
  /** Equipment's type trait (AQ-230). */
  slot?: EquipmentType;
  /** Stays in the play area until discarded (AQ-106). */
  ongoing?: true;
  attributes?: Record<Attribute, number>;
  health?: Amount;
  defense?: number;
  speed?: number;
  range?: number;
  /** Progress tokens that overcome it (AQ-205). */
  threshold?: Amount;
  /** Features: spaces that the miniature covers (AQ-159). */
  size?: 1 | 2 | 4;
  /** Features and altars: search tokens on it from the start; the best has been taken long ago (AQ-199). */
  searchTokens?: number;
  /** A quest card that is put on the revealed room's feature (AQ-161). */
  attach?: 'feature';
  /** An Event that stays in the threat area instead of being discarded (AQ-168). */
  stays?: true;
  /** The room reveal that shows it draws no threat cards (Hidden Chanter). */
  noThreats?: true;
  abilities?: readonly Ability[];
  passives?: readonly Passive[];
  /** Setup/Rules cards: the heroes win as soon as this holds (AQ-003). */
  win?: Condition;
  /** Setup/Rules cards: the heroes lose as soon as this holds (AQ-005). */
  lose?: Condition;
  /** Setup/Rules cards: turning points that the story dwells on, each told once. They change nothing. */
  milestones?: readonly Milestone[];
  /** Setup/Rules cards: figures of progress for the status line and the picture. */
  progress?: { of: Amount; goal: Amount };
  /** Setup/Rules cards: additional figures for the words of “Your quest”, by their names there. */
  figures?: Readonly<Record<string, number>>;
  /** Which text of the catalogue is read aloud when it is revealed. */
  narrative?: true;
}

/** A deck of the box: which cards, and to which choice of the lobby it belongs. */
export interface DeckDefinition {
  id: string;
  kind:
    | 'hero'
    | 'threat'
    | 'villain'
    | 'quest'
    | 'altar'
    | 'feature'
    | 'search'
    | 'lurker'
    | 'rival'
    | 'ally'
    | 'hero-upgrade'
    | 'enemy-upgrade'
    | 'equipment'
    | 'story'
    /** Never dealt as it is: overlays play its cards in place of others. */
    | 'overlay';
  cards: readonly CardDefinition[];
}
