import type {
  AttackType,
  CardId,
  CharacterId,
  CharacterSide,
  Color,
  Combatant,
  DefinitionId,
  Level,
  Potion,
  Resource,
  SpaceId,
  TokenId,
} from './terms.ts';

/** How a combat ended (AD-128 to AD-131, AD-136 to AD-138, AD-113). */
export type CombatResult =
  | 'opponent-defeated'
  | 'character-defeated'
  | 'both-defeated'
  | 'neither-defeated'
  | 'canceled';

/** Everything that can happen in a match, with the arguments of its message. Its words: `adventure.event.<type>`. */
export type AdventureEvents = {
  'match-began': { character: CharacterId; players: number };
  /** AD-006: what each has rolled for the first turn; several lines where they tied. */
  'first-rolled': { character: CharacterId; die: number };
  'city-chosen': { character: CharacterId; space: SpaceId };

  'movement-rolled': { character: CharacterId; spaces: number; energy: number };
  'movement-rerolled': { character: CharacterId; spaces: number; energy: number };
  'movement-gained': { character: CharacterId; amount: number; movement: number };
  'energy-gained': { character: CharacterId; amount: number; energy: number };
  moved: { character: CharacterId; to: SpaceId; spaces: number };
  stayed: { character: CharacterId; space: SpaceId };
  /** Moved other than on foot: by a hearthstone, a flight path, a card. */
  carried: {
    character: CharacterId;
    to: SpaceId;
    by: 'hearthstone' | 'flight-path' | 'card' | 'false-map' | 'undoing';
  };

  'ability-played': {
    character: CharacterId;
    card: CardId;
    cost: number;
    improved: Level | 'none';
  };
  'ability-canceled': { character: CharacterId; card: CardId };
  'item-used': { character: CharacterId; item: CardId; as: Potion | 'power' };
  'discovery-used': { character: CharacterId; token: TokenId };
  attached: { character: CharacterId; card: CardId; to: CharacterId; item: CardId | 'none' };
  'attachment-lost': { character: CharacterId; card: CardId };

  'cards-drawn': { character: CharacterId; amount: number };
  'cards-drawn-by-you': { character: CharacterId; amount: number; cards: CardId[] };
  'cards-discarded': { character: CharacterId; cards: CardId[] };
  'card-taken-back': { character: CharacterId; card: CardId };
  /** AD-107: a deck that ran out while being looked through; what was left of it lies on top. */
  'deck-renewed': { character: CharacterId; amount: number };
  /** Somebody has looked at cards of their deck and keeps some. */
  'deck-searched': { character: CharacterId; amount: number };
  'deck-searched-by-you': { character: CharacterId; amount: number; card: CardId };
  /** A card is owed for another character's book, and will be discarded later. */
  'discard-owed': { character: CharacterId; amount: number };

  'discovery-placed': { character: CharacterId; space: SpaceId };
  'discovery-placed-by-you': { character: CharacterId; space: SpaceId; token: TokenId };
  'discovery-revealed': { character: CharacterId; token: TokenId; space: SpaceId };
  'discovery-kept': { character: CharacterId; token: TokenId };
  'discovery-taken': { character: CharacterId; token: TokenId; from: CharacterId };
  'discovery-averted': { character: CharacterId; token: TokenId };
  'discovery-looked-at': { character: CharacterId; space: SpaceId };
  'discovery-looked-at-by-you': { character: CharacterId; space: SpaceId; token: TokenId };
  'discovery-discarded': { character: CharacterId; token: TokenId; space: SpaceId };
  /** AD-025: the tokens in the box are face down again. */
  'discoveries-shuffled': { amount: number };
  /** `health` is what the disease leaves. */
  diseased: { character: CharacterId; diseases: number; health: number };
  'disease-cured': { character: CharacterId; amount: number };
  'resource-activated': { character: CharacterId; resource: Resource; space: SpaceId };

  healed: { character: CharacterId; amount: number; damage: number; health: number };
  damaged: { character: CharacterId; amount: number; damage: number; health: number };

  'challenge-drawn': { character: CharacterId; card: CardId; color: Color };
  'challenge-empty': { character: CharacterId; color: Color };
  'event-placed': { card: CardId; space: SpaceId | 'global' };
  'event-discarded': { card: CardId };
  'event-flipped': { character: CharacterId; card: CardId };
  'encounter-avoided': { character: CharacterId; card: CardId };

  'combat-began': {
    character: CharacterId;
    against: CardId | DefinitionId;
    with: 'card' | 'board' | 'character';
  };
  'dice-rolled': { attacker: number; defender: number };
  /** `who` is the fighter on that side: a character, or the opponent. */
  'die-rerolled': { side: Combatant; who: CardId | DefinitionId; die: number };
  'die-turned': { side: Combatant; who: CardId | DefinitionId; die: number };
  /** Something works: a power of a card, a character, an event. */
  'power-used': { by: CardId | DefinitionId; path: string };
  'values-changed': {
    side: Combatant;
    who: CardId | DefinitionId;
    attack: number;
    defense: number;
    damage: number;
    type: AttackType | 'none';
  };
  /** One attack: the die and the value against the defense. */
  attacked: {
    side: Combatant;
    who: CardId | DefinitionId;
    /** The target; not noted by older versions of the bot. */
    against?: CardId | DefinitionId;
    type: AttackType;
    die: number;
    attack: number;
    defense: number;
    hits: `${boolean}`;
    damage: number;
  };
  'attack-held': { side: Combatant; who: CardId | DefinitionId };
  /** What a canceled card or battle has done is undone (AD-112, AD-113): damage that was dealt, healed or averted. */
  'damage-restored': {
    character: CharacterId;
    was: 'dealt' | 'averted';
    amount: number;
    damage: number;
    health: number;
  };
  'die-restored': { side: Combatant; who: CardId | DefinitionId; die: number };
  'task-restored': {
    character: CharacterId;
    quest: CardId;
    task: number;
    progress: number;
    needed: number;
  };
  'level-restored': { character: CharacterId; level: Level };
  /** Cards that were drawn lie on the deck again. */
  'cards-put-back': { character: CharacterId; amount: number };
  'cards-put-back-by-you': { character: CharacterId; amount: number; cards: CardId[] };
  'item-returned': { character: CharacterId; item: CardId };
  'card-returned': { card: CardId };
  'discovery-returned': { token: TokenId };
  'combat-ended': { character: CharacterId; against: CardId | DefinitionId; result: CombatResult };

  'encounter-tracked': { card: CardId; slot: number; space: SpaceId; aggro: `${boolean}` };
  'marker-discarded': { card: CardId; slot: number; space: SpaceId };
  'encounter-removed': { card: CardId; slot: number };

  'item-gained': { character: CharacterId; item: CardId };
  'no-item-left': { character: CharacterId; color: Color };
  'item-lost': { character: CharacterId; item: CardId };
  'item-taken': { character: CharacterId; item: CardId; from: CharacterId };
  'item-equipped': { character: CharacterId; item: CardId };
  'item-unequipped': { character: CharacterId; item: CardId };

  'character-defeated': { character: CharacterId; city: SpaceId };
  'defeat-averted': { character: CharacterId; damage: number; health: number };
  'level-gained': { character: CharacterId; level: Level };
  'card-flipped': { character: CharacterId; side: CharacterSide };

  'quest-gained': { character: CharacterId; quest: CardId };
  'quest-discarded': { character: CharacterId; quest: CardId };
  'task-advanced': {
    character: CharacterId;
    quest: CardId;
    task: number;
    progress: number;
    needed: number;
  };
  'token-collected': { character: CharacterId; quest: CardId; space: SpaceId; left: number };
  'quest-completed': { character: CharacterId; quest: CardId; valor: number; total: number };
  'no-quest-left': { character: CharacterId };
  'trophy-gained': { character: CharacterId; trophy: DefinitionId; valor: number; total: number };
  'no-trophy-left': { character: CharacterId; encounter: DefinitionId };
  'board-encounter-done': {
    character: CharacterId;
    encounter: DefinitionId;
    /** Whether anything came of it; not noted by older versions of the bot. */
    gives?: 'something' | 'nothing';
  };
  /** There was no end of what cards called for: from this one on, none of their effects begins. */
  'effects-cut-off': { card: CardId | DefinitionId };
  'tie-settled': { characters: CharacterId[]; by: 'valor' | 'cards' | 'level' | 'shared' };
};
