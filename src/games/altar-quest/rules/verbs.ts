import type { Option } from '../../../kernel/decision.ts';
import type { Nothing, OptionOf } from '../../../kernel/vocabulary.ts';
import type {
  Attribute,
  CardDefinitionId,
  CardId,
  DoorId,
  FigureId,
  HeroId,
  Rhune,
  RoomId,
  Space,
} from './terms.ts';

/** Every way to answer a question, with what it is about. */
export type AltarQuestVerbs = { [Verb in CardVerb]: CardUse } & {
  act: { hero: HeroId };
  react: { hero: HeroId };
  move: {
    to: Space;
    steps: number;
    /** In actions; none where a card pays for the steps. */
    cost?: number;
    /** Traps that the way sets off, once for each time, joined by "+". */
    traps?: string;
    /** Who holds the space, which is only passed. */
    holder?: HeroId;
  };
  open: { door: DoorId };
  draw: Nothing;
  rest: Nothing;
  channel: { rhune?: Rhune };
  /** A card that is handed to somebody, or asked of somebody. */
  give: { card: CardId } & ({ to: HeroId; from?: undefined } | { from: HeroId; to?: undefined });
  attack: {
    enemy: CardId;
    attribute: Attribute;
    dice: number;
    defense: number;
    armor: number;
    health: number;
    /** Damage added to every attack. */
    added: number;
  };
  roll: { dice: number; supply?: number };
  focus: { focus: number; outcome: number };
  armor: { armor: number };
  'discard-or-suffer': { token: 'focus' | 'supply'; discard: number; damage: number };
  choose: Partial<Choosable>;
  /** Goes on without doing anything. */
  done: Nothing;
};

/** What is chosen, one of them an option; none in an answer that is only yes or no. */
export interface Choosable {
  card: CardId;
  figure: FigureId;
  /** Several joined by "+" for a Huge figure. */
  space: string;
  room: RoomId;
  rhune: Rhune;
  /** Which of the altar dice. */
  die: number;
  /** The card on top of a deck, for the one who looks at it. */
  scouted: CardId;
  /** Which of several effects; where it stands: the card, the ability and the path in it. */
  index: number;
  ability: string;
  path: string;
}

/** Plays or uses a card. */
export type CardVerb = 'play' | 'feat' | 'action' | 'use' | 'interact';

type CardUse = {
  card: CardId;
  ability: string;
  /** Whose card it is; in a timing window it is the hero who is asked. */
  hero?: HeroId;
  /** In a timing window, what is printed on the card: several alike are offered once. */
  of?: CardDefinitionId;
};

export type AltarQuestOption = OptionOf<AltarQuestVerbs>;

export type OptionAmong<Verb extends keyof AltarQuestVerbs> = Extract<
  AltarQuestOption,
  { verb: Verb }
>;

/** The use of a card, whatever its verb. */
export type UseOfCard<Verb extends CardVerb> = Pick<Option, 'id' | 'seat'> & {
  verb: Verb;
  args: CardUse;
};
