import type { Term } from '../texts/glossary.ts';
import type { Texts } from '../texts/texts.ts';
import type { CampaignRules } from './campaign.ts';
import type { CampaignPresentation } from './campaign-presentation.ts';
import type { CompanionRules } from './companion.ts';
import type { Option, SeatId } from './decision.ts';
import type { Procedures } from './engine.ts';
import type { Happening, Viewer } from './event.ts';
import type { GameFacts } from './facts.ts';
import type { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import type { OrderRules } from './orders.ts';
import type {
  Picture,
  PictureChoice,
  PictureDetail,
  PictureOffer,
  PicturePlace,
} from './pictures.ts';
import type { CardPile } from './piles.ts';
import type { ScenarioRules } from './scenario.ts';
import type { MatchSetup } from './setup.ts';
import type { Standing, StandingOffer } from './standing.ts';
import type { DiceShown, MatchStatistics, NarrowEscape, ToldMatch } from './statistics.ts';
import type { ChapterOf, DecisionOf, EventOf, OptionOf, Vocabulary } from './vocabulary.ts';

export type { Picture } from './pictures.ts';

/** The rules of one game: pure, no words, no pictures. */
export interface GameRules<State = unknown, View = unknown, Words extends Vocabulary = Vocabulary> {
  id: string;
  /**
   * Changes with the cards, boards, rulings and steps that a saved match depends on (see
   * `createContent`); stamped on every match.
   */
  content(): string;
  lobby: Lobby;
  /** Prepares a match up to its first question. Throws a RangeError for a setup that the lobby would not offer. */
  setup(setup: MatchSetup): { match: Match<State>; happenings: Happening[] };
  /** How positions are laid out; without it every match begins as a new game. */
  scenarios?: ScenarioRules;
  procedures: Procedures<State>;
  /** Builds what a viewer may see, from an allow-list. */
  view(match: Match<State>, viewer: Viewer): View;
  /**
   * A fingerprint of everything that the match is in the middle of: the steps of what is being
   * resolved, and the cards that it or an open question speaks of. When an update of the bot changes
   * it, the match can't simply go on.
   */
  underWay(match: Match<State>): string;
  /** The seats play together against the game: they win or lose as one, and may tell each other what they see. */
  cooperative?: true;
  /**
   * Every card and token, by its name in the match, that these seats can't see now, however much they
   * tell each other, and don't know from what they have seen before. What leaves this list has been
   * turned up for them: it tells what may be taken back (`revealing.ts`) and is shown to nobody.
   */
  hidden(match: Match<State>, seats: readonly SeatId[]): string[];
  /**
   * Answers that the player asked may give for good: each fits this question and chooses one of its
   * options. Depends on the question alone, and on those of its options that its seat may choose; for a
   * secret question on nothing that only its seat may know.
   */
  standing?(decision: DecisionOf<Words>): StandingOffer[];
  /** Standing answers that everyone begins with and may take back: what nearly all give nearly always. */
  usual?: readonly Standing[];
  /**
   * Standing answers that can be given before a question asks for them, in the order worth offering. One
   * that contradicts others names them.
   */
  beforehand?: readonly Standing[];
  /**
   * The seat whose phase it is, which decides where a vote of the group is a tie; null where it is
   * nobody's in particular. Without this it never is.
   */
  acting?(match: Match<State>): SeatId | null;
  /**
   * The seat whose turn it is, in which it is waited for as long as a turn may take, with whatever comes of what
   * it does; null in a turn of the game's own.
   */
  onTurn?(match: Match<State>): SeatId | null;
  /** Checks that hold between any two choices; an empty list is good. For tests and random games. */
  broken(match: Match<State>): string[];
  /** How companions play this game; without it they can't take a seat. */
  companion?: CompanionRules<State, View, Words>;
  /** What orders that are left ahead rest on; without it, on what is offered alone. */
  orders?: OrderRules<View, Words>;
  /** How to judge the game's balance from finished matches. */
  statistics?: GameStatistics<State, Words>;
  /** How its matches are linked; without it there are no campaigns. */
  campaign?: CampaignRules;
  /** It is played in campaigns of this game only, between their matches: no lobby offers it. */
  partOf?: string;
}

/** What only the game itself can say about its finished matches. */
export interface GameStatistics<State = unknown, Words extends Vocabulary = Vocabulary> {
  /** Turns that each player has had. */
  turns(match: Match<State>): number;
  /** The seats in turn order. */
  order(match: Match<State>): SeatId[];
  /** Cooperative games: what has been reached so far that its balance is judged by; `finale` begins its end. */
  reached?(match: Match<State>): string[];
  /** Games in which heroes can fall: how many have. */
  fallen?(match: Match<State>): number;
  /** Every card that can be used, by its definition. */
  cards: readonly string[];
  /** The cards that somebody uses who chooses this option. */
  used(option: OptionOf<Words['verbs']>): string[];
  /** Which player's which turn it is: something else in every turn of a match. */
  turn(match: Match<State>): string;
  /** Whether a main action is asked for and nothing is offered that does anything. */
  idle(decision: DecisionOf<Words>): boolean;
  /** What each seat has achieved by the end with cards that no option uses; counted like those that one does. */
  achieved?(match: Match<State>): { [seat: SeatId]: string[] };
  /** What its balance should come to, where one plays against the other; absent: nobody judges it. */
  targets?: BalanceTargets;
}

/** What the balance of a game should come to between companions; shares are from 0 to 1. */
export interface BalanceTargets {
  /** How far the wins of a character may be from an even share, as a part of that. */
  character: number;
  /** Wins of any place in the turn order, by their even share, at the most. */
  place: number;
  /** Turns a player, the median with each number of players. */
  turns: { least: number; most: number };
  /** The part of all cards that is used by somebody, at the least. */
  used: number;
  /** Games of two players that `keen` wins against `steady`, at the least. */
  keen: number;
}

/** A slash command that chooses options with this verb. Words: `<game>.verb.<verb>.description`. */
export interface Verb {
  verb: string;
  /** The option arguments that a player types, in order; words: `<game>.verb.<verb>.argument.<name>`. */
  arguments: readonly { name: string; required: boolean }[];
}

/** How one option reads, in full: a button or a menu shortens what it has no room for. */
export interface OptionText {
  /** A few words, the telling ones first. */
  label: string;
  /** The label without what it comes to, to begin a line that says more about that. */
  name?: string;
  /** One line of plain text; repeats nothing of the label. */
  description?: string;
  /** A unicode emoji. */
  emoji?: string;
}

/** One way to answer, as it is offered. */
export interface OfferedOption<Own extends Option = Option> {
  option: Own;
  text: OptionText;
  /**
   * Ids of the options that are chosen at the questions that come of it: one tap instead of several. The
   * words say so. Only for questions that tell nothing new before they are answered.
   */
  ahead?: readonly string[];
  /** How many cards alike it stands for; one unless given. */
  copies?: number;
}

/** Options that belong together in one menu of the private panel ("Move to…"). */
export interface OptionMenu<Own extends Option = Option> {
  id: string;
  title: string;
  /** In the order worth reading: the sensible ones first. */
  options: OfferedOption<Own>[];
  /**
   * Set where the first so many options, up to 24, stand on a page by themselves; `more` leads to all others. On
   * those pages an option may be offered again.
   */
  lead?: { count: number; more: string };
  /** Buttons instead of a menu: few options, or one that ends the turn. */
  as: 'menu' | 'buttons';
  /** Buttons that should not draw the eye: lesser ways, and the way out. */
  quiet?: boolean;
}

/** All cards of a deck as a picture, and which of their lines had to be set smaller or were cut off. */
export interface ContactSheet extends Picture {
  readonly misfits: readonly {
    readonly card: string;
    readonly part: string;
    /** The size at which it stands, and the size at which it should. */
    readonly size: number;
    readonly wanted: number;
    readonly isCut: boolean;
  }[];
}

export interface CardText {
  id: string;
  name: string;
  /** One line: type, cost, traits. */
  line: string;
  text: string;
  flavour?: string;
  /** Whose hand it is in, by name, where a seat has several. */
  holder?: string;
}

/** What a match is about, told to a person who knows nothing of it. */
export interface Goal {
  /** What to do: a quest's name, "How to win". */
  title: string;
  /** What to do, in order. */
  steps: string[];
  /** How it is lost, or how else it ends. */
  ends: string[];
  /** Where everyone stands, with the numbers of the cards. */
  standing: string[];
  /** What lies open and wants something: what that is, and where. */
  open: string[];
  /** Set where the pictures mark what lies open with the numbers of this list. */
  openIsNumbered?: true;
  /** Something sensible to do next; null for onlookers, and when it is over. */
  next: string | null;
}

/** How a game reads and looks. Made from views only, so that nothing here can leak. */
export interface GamePresentation<View = unknown, Words extends Vocabulary = Vocabulary> {
  verbs: readonly Verb[];
  /** "Round 3 · Heroes act": heading of the round's message. */
  headline(view: View, texts: Texts): string;
  /** A number that changes when a new round message is due. */
  round(view: View): number;
  /** One to three lines of status under the board; what happens next. */
  status(view: View, texts: Texts): string[];
  /** Everything `/status` shows. */
  details(view: View, texts: Texts): string[];
  /** What the match is about, for the viewer. Words of the button to it: `<game>.goal.button`. */
  goal(view: View, texts: Texts): Goal;
  chapter(chapter: ChapterOf<Words>, texts: Texts): string;
  /**
   * What happened, in order, one line a thing worth telling: events that belong together share a
   * line, others are not told. Told alone, an event takes at least the room that it takes in company.
   */
  events(events: readonly EventOf<Words['events']>[], texts: Texts): string[];
  prompt(view: View, decision: DecisionOf<Words>, texts: Texts): { question: string; why?: string };
  /** A question in a few words, for the button that leads to it: whom and what it is about. Without this, as it is asked. */
  brief?(view: View, decision: DecisionOf<Words>, texts: Texts): string | null;
  /** What it means to choose none of a question's options, where that may be done: "Keep all four". Without this, that none is chosen. */
  none?(view: View, decision: DecisionOf<Words>, texts: Texts): string | null;
  option(
    view: View,
    decision: DecisionOf<Words>,
    option: OptionOf<Words['verbs']>,
    texts: Texts,
  ): OptionText;
  /** The panel of one decision: heading lines and menus. */
  panel(
    view: View,
    decision: DecisionOf<Words>,
    texts: Texts,
  ): { lines: string[]; menus: OptionMenu[] };
  /**
   * Things to explain to a player who meets them for the first time in this question, the most telling
   * first. Words: `<game>.hint.<concept>`.
   */
  hints?(view: View, decision: DecisionOf<Words>): readonly string[];
  /**
   * Options worth a button of their own where seats are told that they may act, those of single seats
   * as well, and beside the menu of a question that has many. Asked of public questions only. Without
   * this a button leads to the panel there.
   */
  shortcuts?(decision: DecisionOf<Words>): Option[];
  /** Ways that answer the next question as well, as a menu beside the shortcuts, of what everyone knows; null where there are none. */
  shortcutMenu?(view: View, decision: DecisionOf<Words>, texts: Texts): OptionMenu | null;
  /** A standing answer of somebody at a table of so many seats: "Always discard focus". */
  standing?(standing: Standing, texts: Texts, seats: number): string;
  /** The cards a seat holds, as the seat sees them, those of one hand together. */
  hand(view: View, texts: Texts): CardText[];
  /** The cards of `hand`, by id, that an option is about. Without this nothing can be played from the hand itself. */
  held?(view: View, option: OptionOf<Words['verbs']>): string[];
  /** Why a card of `hand` can't be played now; asked of those that no option of the open questions is about. */
  notNow?(view: View, card: string, open: readonly DecisionOf<Words>[], texts: Texts): string;
  /** Every word of the rules and every symbol, in the order worth reading. */
  terms(texts: Texts): Term[];
  /** Any card of the game by its definition, for `/card`. */
  cards(texts: Texts): CardText[];
  /** Where the copies of one card of `cards` are in a match, one place a line, as far as the viewer may know. */
  whereabouts?(view: View, card: string, texts: Texts): string[];
  /** Every deck of a match, for `/deck`: what is left of it, and what was discarded. */
  piles?(view: View, texts: Texts): CardPile[];
  seatNames(view: View, seat: SeatId, texts: Texts): string[];
  /**
   * Which picture stands at a place; null for none there now.
   * @param about what the viewer is being asked about: a figure, a card; null for nothing in particular
   */
  pictureAt(view: View, place: PicturePlace, about: string | null): PictureChoice | null;
  /** The pictures of the match that a viewer may ask for now, in the order of their buttons. */
  pictures(view: View, texts: Texts): PictureOffer[];
  /**
   * Draws; null where the game has no such picture now.
   * @param detail `full` unless given; a game may have pictures that are always drawn in full
   */
  picture(
    view: View,
    choice: PictureChoice,
    texts: Texts,
    detail?: PictureDetail,
  ): Promise<Picture | null>;
  /**
   * Everything that the board shows, in words, for people who can't see it: as long as it has to be.
   * Without this they read the picture's alt text, which Discord limits.
   */
  boardInWords?(view: View, texts: Texts): string;
  /**
   * Draws one card of `cards` by its id, to be read alone; null for a card that there is not. Without
   * this cards are read in words only.
   */
  cardPicture?(card: string, texts: Texts): Promise<Picture | null>;
  /** The decks of the game, as `contactSheet` names them. */
  decks?(): string[];
  /** All cards of a deck as one picture, for the people who make them. Throws for a deck that there is not. */
  contactSheet?(deck: string, texts: Texts): Promise<ContactSheet>;
  /** Portrait and values for the lobby. */
  portrait(character: string, texts: Texts): Promise<Picture>;
  /** Figures of a match so far, or of several together in the order in which they were played, for a chronicle. */
  statistics?(
    matches: readonly ToldMatch<View, EventOf<Words['events']>>[],
    texts: Texts,
  ): MatchStatistics;
  /** What the dice of a match have shown so far, one entry for each kind of them. */
  dice?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): DiceShown[];
  /** When somebody was nearly lost in a match and came through it, in order. */
  escapes?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): NarrowEscape[];
  /** What a match is called among those of its campaign: the chapter of a story, a quest. */
  called?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): string;
  /** How the campaigns of the game read and look; with `GameRules.campaign`. */
  campaign?: CampaignPresentation;
  /** Victory or defeat: title, text, and the figures worth boasting of. */
  ending(view: View, texts: Texts): { title: string; lines: string[]; won: boolean };
}

/** Draws what stands at a place; null where the game has nothing for it now. */
export async function drawAt(
  presentation: GamePresentation,
  view: unknown,
  place: PicturePlace,
  about: string | null,
  texts: Texts,
): Promise<Picture | null> {
  const choice = presentation.pictureAt(view, place, about);
  return choice && presentation.picture(view, choice, texts);
}

export interface Game<State = unknown, View = unknown, Words extends Vocabulary = Vocabulary> {
  rules: GameRules<State, View, Words>;
  presentation: GamePresentation<View, Words>;
  /** What it counts and moves, for the check that everything is told. */
  facts?: GameFacts<View, Words>;
  /** What its campaigns play between its own matches (`GameRules.partOf`): no lobby offers it. */
  interlude?: Game;
}

/** Games with what their campaigns play in between: code that looks a match's game up needs all of them. */
export const withInterludes = (games: readonly Game[]): Game[] =>
  games.flatMap((game) => (game.interlude ? [game, game.interlude] : [game]));

/**
 * Forgets a game's own types: code that holds games of several kinds hands a state, a view, an event and
 * a question back to the same game only, and never looks inside.
 */
export const anyGame = <State, View, Words extends Vocabulary>(
  game: Game<State, View, Words>,
): Game => game as unknown as Game;
