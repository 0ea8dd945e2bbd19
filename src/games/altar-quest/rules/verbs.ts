import type { Option } from '../../../kernel/decision.ts';
import type { Nothing, OptionOf } from '../../../kernel/vocabulary.ts';
import type { AltarQuestChoices } from './choices.ts';
import type {
  Attribute,
  CardDefinitionId,
  CardId,
  DoorId,
  FigureId,
  HeroId,
  Rhune,
  Space,
} from './terms.ts';

/** Every way to answer a question, with what it is about. */
export type AltarQuestVerbs = { [Verb in CardVerb]: CardUse } & {
  act: { hero: HeroId };
  react: { hero: HeroId };
  move: {
    to: Space;
    steps: number;
    /** In actions; none if a card pays for the steps. */
    cost?: number;
    /** Traps set off by the way, once for each time, joined by "+". */
    traps?: string;
    /** Who holds the space, which is only passed. */
    holder?: FigureId;
  };
  /** The ally who opens it, if it is not the hero (AQ-167). */
  open: { door: DoorId; ally?: CardId };
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
  /** What the question is about: a figure, a space, a card, an effect, yes or no. */
  choose: AltarQuestChoices[keyof AltarQuestChoices];
  /** Goes on without doing anything. */
  done: Nothing;
};

/** Plays or uses a card. */
export type CardVerb = 'play' | 'feat' | 'action' | 'use' | 'interact';

type CardUse = {
  card: CardId;
  ability: string;
  /** Whose card it is; in a timing window it is the hero who is asked. */
  hero?: HeroId;
  /** In a timing window, what is printed on the card: identical ones are offered once. */
  of?: CardDefinitionId;
};

export type AltarQuestOption = OptionOf<AltarQuestVerbs>;

/** Everything except a choice of something that only its own question knows. */
export type AltarQuestMove = Exclude<AltarQuestOption, { verb: 'choose' }>;

export type OptionAmong<Verb extends keyof AltarQuestVerbs> = Extract<
  AltarQuestOption,
  { verb: Verb }
>;

/** The use of a card, whatever its verb. */
export type UseOfCard<Verb extends CardVerb> = Pick<Option, 'id' | 'seat'> & {
  verb: Verb;
  args: CardUse;
};
