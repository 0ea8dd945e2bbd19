import type { MessageOf } from '../../../kernel/vocabulary.ts';
import type { CardId, CharacterId, DefinitionId, SpaceId, TokenId } from './terms.ts';

/**
 * Every question that a match can ask, with its arguments, which everyone reads. Its words:
 * `adventure.<key>.question`.
 */
export type AdventurePrompts = {
  /** AD-011: where to begin. */
  'prompt.city': { character: CharacterId };
  /** AD-015: spaces and energy left. */
  'prompt.travel': { character: CharacterId; movement: number; energy: number };
  /** AD-020: which of the revealed discoveries resolves next. */
  'prompt.next-discovery': { character: CharacterId };
  /** A harmful discovery has been revealed, and a card could help. */
  'prompt.discovery': { character: CharacterId; token: TokenId };
  /** AD-021 */
  'prompt.resource': { character: CharacterId; space: SpaceId };
  /** AD-040 */
  'prompt.place-discovery': { character: CharacterId };
  /** AD-042 */
  'prompt.flight': { character: CharacterId };
  /** AD-043 */
  'prompt.auction': { character: CharacterId };
  /** AD-045 */
  'prompt.quest-surplus': { character: CharacterId };
  /** AD-047, AD-048, AD-059, AD-143: what to do in the challenge phase. */
  'prompt.challenge': { character: CharacterId; space: SpaceId };
  /** Before the combat dice: cards may be played. */
  'prompt.before-dice': { character: CharacterId; against: CardId | DefinitionId; energy: number };
  /** After them. */
  'prompt.after-dice': {
    character: CharacterId;
    against: CardId | DefinitionId;
    own: number;
    other: number;
    energy: number;
  };
  /** AD-030, AD-117: the player who rolled for an encounter could roll again. */
  'prompt.black-die': {
    character: CharacterId;
    fighter: CharacterId;
    against: CardId | DefinitionId;
    own: number;
  };
  /** AD-067: a card could keep a character from being defeated. */
  'prompt.defeat': { character: CharacterId };
  /** AD-068 */
  'prompt.resurrect': { character: CharacterId };
  /** AD-136 */
  'prompt.take-item': { character: CharacterId; from: CharacterId };
  /** AD-141 */
  'prompt.track': { character: CharacterId; card: CardId };
  /** AD-033: the opponent to the right moves the character. */
  'prompt.false-map': { character: CharacterId; moved: CharacterId };
  /** AD-031: what the other character takes in return. */
  'prompt.merchant': { character: CharacterId; from: CharacterId };
  /** AD-029: put back or discard. */
  'prompt.far-sight': { character: CharacterId; space: SpaceId };
  /** AD-038: what is owed for others' books. */
  'prompt.book': { character: CharacterId; amount: number };
  /** AD-106 */
  'prompt.hand-limit': { character: CharacterId; amount: number };
  /** AD-062 */
  'prompt.equip': { character: CharacterId };
  /** AD-027: Gold can be spent in a city that was reached after the movement phase. */
  'prompt.gold': { character: CharacterId; space: SpaceId };
  /** A quest can be served by giving an item away. */
  'prompt.deliver': { character: CharacterId; quest: CardId };
  /** A card's effect: one of several. */
  'prompt.choose-effect': { card: DefinitionId; path: string };
  /** A card's effect may be left out. */
  'prompt.may': { card: DefinitionId; path: string };
  /** A card's effect: whom it is for. */
  'prompt.whom': { card: DefinitionId; path: string };
  /** A card's effect: a space to go to. */
  'prompt.where': { card: DefinitionId; path: string; character: CharacterId };
  /** A card's effect: cards of the player's own hand to discard. */
  'prompt.discard': { card: DefinitionId; path: string; character: CharacterId; amount: number };
  /** A card's effect: an item to lose, or to take. */
  'prompt.item': { card: DefinitionId; path: string; character: CharacterId; from: CharacterId };
  /** A card's effect: one of the player's own cards to keep or take back. */
  'prompt.card': { card: DefinitionId; path: string; character: CharacterId };
  /** A card's effect: what it is attached to. */
  'prompt.attach': { card: DefinitionId; path: string };
};

export type AdventurePrompt = MessageOf<AdventurePrompts>;
