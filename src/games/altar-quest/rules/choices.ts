import type { NamedIn, Nothing } from '../../../kernel/vocabulary.ts';
import type { AltarQuestPrompts } from './prompts.ts';
import type { CardId, FigureId, Rhune, RoomId } from './terms.ts';

/** What options with the verb `choose` choose, by the question that they answer; a mere no chooses nothing. */
export type AltarQuestChoices = Answering<{
  /** Nobody in particular if it is shared out card by card. */
  'prompt.carry': Carrier | Nothing;
  'prompt.carry-one': Carrier;
  'prompt.owed-upgrades': Card;
  'prompt.equip': Card;
  'prompt.mulligan': Card;
  'prompt.start-room': { room: RoomId };

  'prompt.channel-face': Nothing;
  'prompt.channel-die': { rhune: Rhune };
  'prompt.altar-face': { rhune: Rhune };
  'prompt.trade': Card | Nothing;

  'prompt.ally-with': Figure;
  'prompt.nearest': Figure;
  'prompt.spawn': Place;
  'prompt.place': Place;
  'prompt.position': Place;
  'prompt.shift': Place;
  'prompt.push': Place;
  'prompt.place-trap': Place;
  'prompt.place-ally': Place;

  'prompt.target': Figure | Nothing;
  'prompt.next-of-each': Figure;
  'prompt.choose-effect': Effect & { index: number };
  'prompt.may': Effect | Nothing;
  'prompt.rhune': { rhune: Rhune } | Nothing;
  /** The face of an altar die, and which of the dice it is. */
  'prompt.roll-altar-dice': { rhune: Rhune; die: number };
  'prompt.discard-hand': Card;
  'prompt.discard-card': Card;
  'prompt.recover': Card;
  'prompt.exhaust-own': Card;
  'prompt.refresh-own': Card;
  /** The card on top of a deck, for the player who looks at it. */
  'prompt.scout': { scouted: CardId };
}>;

type Card = { card: CardId };
type Figure = { figure: FigureId };
/**
 * Who carries it; `instead`: what they have of its type already, joined by "+", if one more can't be used as
 * well.
 */
type Carrier = { figure: FigureId; instead?: string };
/** Several spaces joined by "+" for a Huge figure; `as` what tells the place from the others. */
type Place = { space: string; as?: Standout };
/**
 * What a player can say about one of several equally legal places without naming it.
 * - `any`: for anyone who is near, it is as good as the others.
 * - `nearest`, `farthest`: of all the places, to the characters taken together.
 */
export type Standout = 'any' | 'nearest' | 'farthest';

/** Where an effect is, and for a choice of several, which of them it is. */
type Effect = { card: CardId; ability: string; path: string };

/** Only existing questions have answers. */
type Answering<
  Choices extends { [Key in keyof Choices]: Key extends keyof AltarQuestPrompts ? object : never },
> = Choices;

/** Anything that can be chosen: an option is not about what it doesn't have. */
export type Choosable = Partial<NamedIn<AltarQuestChoices>>;

/** The questions that are answered by choosing one thing of a kind. */
export type PromptFor<Choice> = {
  [Key in keyof AltarQuestChoices]: Choice extends AltarQuestChoices[Key] ? Key : never;
}[keyof AltarQuestChoices];
