import type { Texts } from '../texts/texts.ts';
import type { CompanionRules } from './companion.ts';
import type { Decision, Option, SeatId } from './decision.ts';
import type { Procedures } from './engine.ts';
import type { Chapter, GameEvent, Happening, Viewer } from './event.ts';
import type { Match } from './match.ts';

/** Somebody's place at a table before the match begins. */
export interface SeatSetup {
  seat: SeatId;
  /** What the seat plays (heroes, a god): ids from the lobby's offers, in the order chosen. */
  characters: string[];
}

export interface MatchSetup {
  seats: SeatSetup[];
  /** Values of the lobby's options, by option id. */
  options: { [option: string]: string };
  /** 32 hexadecimal digits from a cryptographic source. */
  seed: string;
}

/** A choice that the host makes in the lobby. Words: `<game>.lobby.option.<id>.name` and `….choice.<choice>`. */
export interface LobbyOption {
  id: string;
  choices: readonly string[];
  default: string;
}

/** Something to play: a hero, a god. Words: `<game>.character.<id>.name` and `….description`. */
export interface LobbyCharacter {
  id: string;
  /** Short values for the menu, already public: health, defense, attributes. */
  values: { [name: string]: number };
}

export interface Lobby {
  seats: { min: number; max: number };
  /** How many characters one seat may hold, and how many the match may have in all. */
  characters: {
    offers: readonly LobbyCharacter[];
    perSeat: { min: number; max: number };
    /** The same for matches of so many seats, where the number depends on it. */
    perSeatAmong?: { readonly [seats: number]: { min: number; max: number } };
    inAll: { min: number; max: number };
  };
  options: readonly LobbyOption[];
}

/** How many characters one seat holds in a match of so many seats. */
export const perSeatOf = ({ characters }: Lobby, seats: number): { min: number; max: number } =>
  characters.perSeatAmong?.[seats] ?? characters.perSeat;

/** The rules of one game: pure, no words, no pictures. */
export interface GameRules<State = unknown, View = unknown> {
  id: string;
  /** Changes when cards or rules change; stamped on every match. */
  content: string;
  lobby: Lobby;
  /** Prepares a match up to its first question. Throws a RangeError for a setup that the lobby would not offer. */
  setup(setup: MatchSetup): { match: Match<State>; happenings: Happening[] };
  procedures: Procedures<State>;
  /** Builds what a viewer may see, from an allow-list. */
  view(match: Match<State>, viewer: Viewer): View;
  /**
   * Whether every frame still means what it meant when it was saved (cards and steps may have
   * changed with an update of the bot).
   */
  resumable(match: Match<State>): boolean;
  /** Checks that hold between any two choices; an empty list is good. For tests and random games. */
  broken(match: Match<State>): string[];
  /** How companions play this game; without it they can't take a seat. */
  companion?: CompanionRules<State, View>;
  /** How to judge the game's balance from finished matches. */
  statistics?: GameStatistics<State>;
}

/** What only the game itself can say about its finished matches. */
export interface GameStatistics<State = unknown> {
  /** Turns that each player has had. */
  turns(match: Match<State>): number;
  /** The seats in turn order. */
  order(match: Match<State>): SeatId[];
  /** Every card that can be used, by its definition. */
  cards: readonly string[];
  /** The cards that somebody uses who chooses this option. */
  used(option: Option): string[];
}

/** A slash command that chooses options with this verb. Words: `<game>.verb.<verb>.name/description`. */
export interface Verb {
  verb: string;
  /** The option arguments that a player types, in order; words: `<game>.verb.<verb>.argument.<name>`. */
  arguments: readonly { name: string; required: boolean }[];
}

/** How one option reads on a button or in a menu. Label ≤ 80 characters, description ≤ 100. */
export interface OptionText {
  label: string;
  description?: string;
  /** A unicode emoji. */
  emoji?: string;
}

/** Options that belong together in one menu of the private panel ("Move to…"). */
export interface OptionMenu {
  id: string;
  title: string;
  /** In the order worth reading: the sensible ones first. */
  options: { option: Option; text: OptionText }[];
  /** Buttons instead of a menu: few options, or one that ends the turn. */
  as: 'menu' | 'buttons';
  /** Buttons that should not draw the eye: lesser ways, and the way out. */
  quiet?: boolean;
}

export interface Picture {
  buffer: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  altText: string;
}

/** Which part of the board: all of it, around a figure, or one seat's own cards. */
export type PictureKind = 'board' | 'surroundings' | 'hand' | 'end';

export interface CardText {
  id: string;
  name: string;
  /** One line: type, cost, traits. */
  line: string;
  text: string;
  flavour?: string;
}

/** How a game reads and looks. Made from views only, so that nothing here can leak. */
export interface GamePresentation<View = unknown> {
  verbs: readonly Verb[];
  /** "Round 3 · Heroes act": heading of the round's message. */
  headline(view: View, texts: Texts): string;
  /** A number that changes when a new round message is due. */
  round(view: View): number;
  /** One to three lines of status under the board; what happens next. */
  status(view: View, texts: Texts): string[];
  /** Everything `/status` shows. */
  details(view: View, texts: Texts): string[];
  chapter(chapter: Chapter, texts: Texts): string;
  /**
   * What happened, in order, one line a thing worth telling: events that belong together share a
   * line, others are not told. Told alone, an event takes at least the room that it takes in company.
   */
  events(events: readonly GameEvent[], texts: Texts): string[];
  prompt(view: View, decision: Decision, texts: Texts): { question: string; why?: string };
  option(view: View, decision: Decision, option: Option, texts: Texts): OptionText;
  /** The panel of one decision: heading lines and menus. */
  panel(view: View, decision: Decision, texts: Texts): { lines: string[]; menus: OptionMenu[] };
  /**
   * Options that everybody may know of, each worth a button of its own where seats are told that
   * they may act. Without this a button there leads to the panel.
   */
  shortcuts?(decision: Decision): Option[];
  /** Whether the public prompt may list the options, or whether they are the seat's own secret. */
  secret(decision: Decision): boolean;
  /** The cards a seat holds, as the seat sees them. */
  hand(view: View, texts: Texts): CardText[];
  /** Any card of the game by its definition, for `/card`. */
  cards(texts: Texts): CardText[];
  seatNames(view: View, seat: SeatId, texts: Texts): string[];
  /** Draws; null where the game has no such picture now. */
  picture(
    view: View,
    kind: PictureKind,
    about: string | null,
    texts: Texts,
  ): Promise<Picture | null>;
  /**
   * Everything that the board shows, in words, for those who don't see it: as long as it has to be.
   * Without this they read the picture's alt text, which Discord limits.
   */
  boardInWords?(view: View, texts: Texts): string;
  /** Portrait and values for the lobby. */
  portrait(character: string, texts: Texts): Promise<Picture>;
  /** Victory or defeat: title, text, and the figures worth boasting of. */
  ending(view: View, texts: Texts): { title: string; lines: string[]; won: boolean };
}

export interface Game<State = unknown, View = unknown> {
  rules: GameRules<State, View>;
  presentation: GamePresentation<View>;
}

/**
 * Forgets a game's own types: whoever holds games of several kinds hands a state and a view back to
 * the same game only, and never looks inside.
 */
export const anyGame = <State, View>(game: Game<State, View>): Game => game as unknown as Game;
