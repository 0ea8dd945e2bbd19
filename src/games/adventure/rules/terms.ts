import { definitionOf } from '../../../cards/library.ts';

/** The four levels, from least to greatest: of characters, spaces, challenge cards and items (AD-073). */
export const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof LEVELS)[number];

/** The colour of a space or a card: the level that a character needs for it (AD-018, AD-076). */
export const COLORS = LEVELS;
export type Color = Level;

/** How far up a level is: 0 for grey. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** What is printed on a card, a trophy or a character: `bog-lurker`. */
export type DefinitionId = string;

/** One physical card or token: the id of what is printed on it, with a number where there are several: `charge.2`. */
export type CardId = string;

/** What is printed on a physical card or token. */
export const printedOn: (card: CardId) => DefinitionId = definitionOf;

/** A space of the map: `westfall`. */
export type SpaceId = string;

/** Somebody to play: `warrior`. */
export type CharacterId = DefinitionId;

/** Whose side a character is on; only effects that name it care (AD-079). */
export const AFFILIATIONS = ['alliance', 'horde'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** The two sides of a character card; each match begins on the first (AD-008, W-30). */
export const CHARACTER_SIDES = ['starting', 'other'] as const;
export type CharacterSide = (typeof CHARACTER_SIDES)[number];

/** What kind of creature an encounter is, which quests and powers name. */
export const TRAITS = ['beast', 'humanoid', 'undead', 'demon', 'dragonkin', 'elemental'] as const;
export type Trait = (typeof TRAITS)[number];

/** What a weapon or an armor requires of its wearer (AD-093). */
export const ICONS = ['blade', 'bow', 'staff', 'shield', 'mail', 'cloth'] as const;
export type Icon = (typeof ICONS)[number];

/** Whether an attack strikes in the ranged step or in the melee step (AD-124, AD-125). */
export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** What an item can be drunk as (AD-102 to AD-104). */
export const POTIONS = ['health', 'mana', 'swiftness'] as const;
export type Potion = (typeof POTIONS)[number];

/** Where an item works (AD-090). */
export const SLOTS = ['weapon', 'armor', 'bag'] as const;
export type Slot = (typeof SLOTS)[number];

/** What a space offers to a character exploring it (AD-037 to AD-044). */
export const RESOURCES = [
  'scroll',
  'book',
  'small-potion',
  'large-potion',
  'place-discovery',
  'flight-path',
  'auction-house',
  'quest-giver',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** Discoveries that are kept for later, with a green background (AD-024, AD-027 to AD-031). */
export const KEPT_DISCOVERIES = [
  'gold',
  'hearthstone',
  'far-sight',
  'rocket-boots',
  'traveling-merchant',
] as const;

/** Discoveries that resolve at once, with a red background (AD-023, AD-032 to AD-036). */
export const SUDDEN_DISCOVERIES = [
  'ambush',
  'false-map',
  'power-drain',
  'disease',
  'bomb',
] as const;

export const DISCOVERIES = [...KEPT_DISCOVERIES, ...SUDDEN_DISCOVERIES] as const;
export type Discovery = (typeof DISCOVERIES)[number];

/** One discovery token: `bomb.1`. */
export type TokenId = string;

/** The discovery on the front of a token. */
export const discoveryOf = (token: TokenId): Discovery => definitionOf(token) as Discovery;

export const isKept = (discovery: Discovery): boolean =>
  (KEPT_DISCOVERIES as readonly Discovery[]).includes(discovery);

/** The two sides of a combat: the red die and the black one (AD-117, AD-118, AD-135). */
export const COMBATANTS = ['attacker', 'defender'] as const;
export type Combatant = (typeof COMBATANTS)[number];

export const otherThan = (side: Combatant): Combatant =>
  side === 'attacker' ? 'defender' : 'attacker';

/** The phases of a turn (AD-012). */
export const PHASES = ['movement', 'exploration', 'challenge', 'maintenance'] as const;
export type Phase = (typeof PHASES)[number];
