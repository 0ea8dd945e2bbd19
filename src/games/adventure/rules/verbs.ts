import type { Nothing, OptionOf } from '../../../kernel/vocabulary.ts';
import type {
  CardId,
  CharacterId,
  Color,
  DefinitionId,
  Potion,
  Resource,
  SpaceId,
  TokenId,
} from './terms.ts';

/** Every way to answer a question, with its arguments. */
export type AdventureVerbs = {
  /** Move there, or put something there. */
  travel: { to: SpaceId };
  /** Stay put: the movement phase ends. */
  stay: Nothing;
  /** Stay in the movement phase after the next move. */
  hold: Nothing;
  /** Look through the bag in this turn's maintenance phase. */
  rearrange: Nothing;
  /** Roll the combat dice. */
  roll: Nothing;
  /** Let the dice stand. */
  stand: Nothing;
  /** Play an ability card. */
  play: { card: CardId };
  /** Drink an item as a potion, or use its own power. */
  use: { item: CardId; as: Potion | 'power' };
  /** Use a discovery that was kept: on a space, a colour, a die. */
  discovery: { token: TokenId; on: SpaceId | Color | 'movement' | 'combat' | 'encounter' };
  /** Send the Traveling Merchant for an item in another character's bag (AD-031). */
  trade: { token: TokenId; item: CardId };
  /** Activate a resource. */
  explore: { resource: Resource };
  /** Fight what is here: a marker's slot, the board's own encounter, the event. */
  fight: { encounter: CardId | DefinitionId };
  /** Draw from the deck of the space's colour. */
  draw: { color: Color };
  attack: { character: CharacterId };
  /** Pay what a board encounter asks for. */
  pay: { encounter: DefinitionId };
  equip: { item: CardId };
  unequip: { item: CardId };
  /** Any other choice that a rule or a card asks for. */
  choose: {
    card?: CardId;
    token?: TokenId;
    space?: SpaceId;
    character?: CharacterId;
    index?: number;
    slot?: number;
  };
  discard: { card: CardId };
  /** Decline something optional. */
  decline: Nothing;
  done: Nothing;
};

export type AdventureOption = OptionOf<AdventureVerbs>;

export type OptionAmong<Verb extends keyof AdventureVerbs> = Extract<
  AdventureOption,
  { verb: Verb }
>;
