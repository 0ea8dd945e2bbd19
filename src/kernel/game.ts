import type { Term } from '../texts/glossary.ts';
import type { Texts } from '../texts/texts.ts';
import type { RoundSeen } from './animation.ts';
import type { BallotPictures } from './ballot.ts';
import type { BlowPictures } from './blow.ts';
import type { CampaignRules } from './campaign.ts';
import type { CampaignPresentation } from './campaign-presentation.ts';
import type { CompanionRules } from './companion.ts';
import type { Option, SeatId } from './decision.ts';
import type { Procedures } from './engine.ts';
import type { Happening, Viewer } from './event.ts';
import type { GameFacts } from './facts.ts';
import type { Guide } from './guide.ts';
import type { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import type { Occasion } from './occasion.ts';
import type { OrderRules } from './orders.ts';
import type { PackRules } from './packs.ts';
import type {
  ContactSheet,
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
   * Whether everyone may know that an option of a private question is there, because that follows from what lies
   * open. Depends only on the option and on what its question says of itself. Without this, nobody may know any.
   */
  isOpenToAll?(
    decision: Omit<DecisionOf<Words>, 'options'>,
    option: OptionOf<Words['verbs']>,
  ): boolean;
  /**
   * A fingerprint of everything that the match is in the middle of: the steps of what is being resolved, and
   * the cards that it or an open question mentions. When an update of the bot changes it, the match can't
   * simply go on.
   */
  underWay(match: Match<State>): string;
  /** The seats play together against the game: they win or lose as one, and may tell each other what they see. */
  cooperative?: true;
  /**
   * Every card and token, by its name in the match, that these seats can't see now, however much they tell
   * each other, and haven't seen before. What leaves this list has been revealed to them. It decides what may
   * be taken back (`revealing.ts`) and is shown to nobody.
   */
  hidden(match: Match<State>, seats: readonly SeatId[]): string[];
  /**
   * Standing answers that the player being asked may give: each fits this question and chooses one of its
   * options. Depends only on the question and those of its options that its seat may choose; for a secret
   * question, never on anything that only its seat may know.
   */
  standing?(decision: DecisionOf<Words>): StandingOffer[];
  /** Standing answers that everyone begins with and may take back: those that nearly everyone nearly always gives. */
  usual?: readonly Standing[];
  /**
   * Standing answers that can be given before their question comes up, in the order worth offering. One that
   * contradicts others names them.
   */
  beforehand?: readonly Standing[];
  /**
   * The seat whose phase it is, which breaks ties in the group's votes; null if it is nobody's in particular.
   * Absent: it never is anyone's.
   */
  acting?(match: Match<State>): SeatId | null;
  /**
   * The seat whose turn it is: the table waits for it as long as a turn may take, including whatever follows
   * from its actions. Null in a turn of the game itself.
   */
  onTurn?(match: Match<State>): SeatId | null;
  /** What is wrong between two choices; empty if nothing is. For tests and random games. */
  broken(match: Match<State>): string[];
  /** How companions play this game; without it they can't take a seat. */
  companion?: CompanionRules<State, View, Words>;
  /** What orders left in advance depend on; without it, only on what is offered. */
  orders?: OrderRules<View, Words>;
  /** How to judge the game's balance from finished matches. */
  statistics?: GameStatistics<State, Words>;
  /** How its matches are linked; without it there are no campaigns. */
  campaign?: CampaignRules;
  /** What packs may bring to it; without this, nothing. */
  packs?: PackRules;
  /** It is played only in campaigns of this game, between their matches: no lobby offers it. */
  partOf?: string;
}

/** What only the game itself can say about its finished matches. */
export interface GameStatistics<State = unknown, Words extends Vocabulary = Vocabulary> {
  /** Turns that each player has had. */
  turns(match: Match<State>): number;
  /** The seats in turn order. */
  order(match: Match<State>): SeatId[];
  /** Cooperative games: the milestones reached so far, by which balance is judged; `finale` begins the end. */
  reached?(match: Match<State>): string[];
  /** Games in which heroes can fall: how many have. */
  fallen?(match: Match<State>): number;
  /** Every card that can be used in matches with these options of the lobby, by its definition. */
  cards(options: { readonly [option: string]: string }): readonly string[];
  /** The cards that choosing this option uses. */
  used(option: OptionOf<Words['verbs']>): string[];
  /** Identifies the current turn by player and number: different in every turn of a match. */
  turn(match: Match<State>): string;
  /** Whether a main action is asked for but no option does anything. */
  idle(decision: DecisionOf<Words>): boolean;
  /**
   * What each seat has achieved by the end with cards that no option uses; they count like cards that an
   * option uses.
   */
  achieved?(match: Match<State>): { [seat: SeatId]: string[] };
  /** What its balance should look like, if players play against each other; absent: nobody judges it. */
  targets?: BalanceTargets;
}

/** What the balance of a game between companions should look like; shares are from 0 to 1. */
export interface BalanceTargets {
  /** How far a character's wins may be from an even share, as a fraction of that share. */
  character: number;
  /** At most how many wins any place in the turn order may have, divided by its even share. */
  place: number;
  /** Turns per player: the median for each number of players. */
  turns: { least: number; most: number };
  /** At least what part of all cards somebody uses. */
  used: number;
  /** At least what share of two-player games `keen` wins against `steady`. */
  keen: number;
}

/** A slash command that chooses options with this verb. Words: `<game>.verb.<verb>.description`. */
export interface Verb {
  verb: string;
  /** The option arguments that a player types, in order; words: `<game>.verb.<verb>.argument.<name>`. */
  arguments: readonly { name: string; required: boolean }[];
}

/** How one option reads in full: a button or a menu shortens it to fit. */
export interface OptionText {
  /** A few words, the most important first. */
  label: string;
  /** The label without its result, to begin a line that says more about that. */
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
   * The options chosen at the follow-up questions, by id or as `answerTo` names them: one tap instead of
   * several. The words say so. Only for questions that reveal nothing new before they are answered.
   */
  ahead?: readonly string[];
  /** How many identical cards it stands for; one unless given. */
  copies?: number;
}

/** Options that belong together in one menu of the private panel ("Move to…"). */
export interface OptionMenu<Own extends Option = Option> {
  id: string;
  title: string;
  /** In the order worth reading: the sensible ones first. */
  options: OfferedOption<Own>[];
  /**
   * Set if the first few options, up to 24, have a page to themselves where not all fit on one; `more` leads to
   * the others, which may include an option again.
   */
  lead?: { count: number; more: string };
  /** Buttons instead of a menu: few options, or one that ends the turn. */
  as: 'menu' | 'buttons';
  /** Buttons that should not draw the eye: lesser choices, and the way out. */
  quiet?: boolean;
}

export interface CardText {
  id: string;
  name: string;
  /** One line: type, cost, traits. */
  line: string;
  text: string;
  flavour?: string;
  /** The name of whose hand it is in, if a seat has several. */
  holder?: string;
}

/** What a match is about, for somebody who knows nothing about it. */
export interface Goal {
  /** What to do: a quest's name, "How to win". */
  title: string;
  /** What to do, in order. */
  steps: string[];
  /** How it is lost, or how else it ends. */
  ends: string[];
  /** Where everyone stands, with the numbers of the cards. */
  standing: string[];
  /** Open cards that demand something: what, and where. */
  open: string[];
  /** Set if the pictures mark open cards with the numbers of this list. */
  openIsNumbered?: true;
  /** Something sensible to do next; null for onlookers, and when it is over. */
  next: string | null;
}

/** How a game reads and looks. Made only from views, so nothing here can leak. */
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
   * What happened, in order, one line for each thing worth telling: events that belong together share a line,
   * others are left out. An event told alone takes at least as much room as among others.
   */
  events(events: readonly EventOf<Words['events']>[], texts: Texts): string[];
  prompt(view: View, decision: DecisionOf<Words>, texts: Texts): { question: string; why?: string };
  /**
   * A question in a few words, for the button that leads to it: whom and what it is about. Absent: the
   * question itself.
   */
  brief?(view: View, decision: DecisionOf<Words>, texts: Texts): string | null;
  /**
   * What it means to choose none of a question's options, if that is allowed: "Keep all four". Absent: a
   * general label.
   */
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
   * Things to explain to a player who meets them for the first time in this question, the most important
   * first. Words: `<game>.hint.<concept>`.
   */
  hints?(view: View, decision: DecisionOf<Words>): readonly string[];
  /** Leads new players through their first turn. Without this they get only the hints. */
  guide?: Guide<View, Words>;
  /**
   * Options worth a button of their own in the message that calls seats to act (including options of single
   * seats), and beside the menu of a question with many options. Only for public questions. Without this, a
   * button leads to the panel.
   */
  shortcuts?(decision: DecisionOf<Words>): Option[];
  /**
   * What can be chosen from the thread itself, as a menu in the message that calls seats to act: options that may
   * also answer what follows, from public knowledge. For a private question it gets the options that everyone may
   * know (`GameRules.isOpenToAll`). Null if there is nothing to offer.
   */
  shortcutMenu?(view: View, decision: DecisionOf<Words>, texts: Texts): OptionMenu | null;
  /** A standing answer in words, at a table with this many seats: "Always discard focus". */
  standing?(standing: Standing, texts: Texts, seats: number): string;
  /** The cards a seat holds, as it sees them, grouped by hand. */
  hand(view: View, texts: Texts): CardText[];
  /** The cards of `hand`, by id, that an option is about. Without this nothing can be played from the hand itself. */
  held?(view: View, option: OptionOf<Words['verbs']>): string[];
  /** Why a card of `hand` can't be played now; asked about cards that no option of the open questions is about. */
  notNow?(view: View, card: string, open: readonly DecisionOf<Words>[], texts: Texts): string;
  /** Every term of the rules and every symbol, in the order worth reading. */
  terms(texts: Texts): Term[];
  /** Any card of the game by its definition, for `/card`: all, or those whose definitions' ids are wanted. */
  cards(texts: Texts, isWanted?: (id: string) => boolean): CardText[];
  /** Where the copies of a card of `cards` are in a match, one place a line, as far as the viewer may know. */
  whereabouts?(view: View, card: string, texts: Texts): string[];
  /** Whether a card of `cards` is in a match: of several that are called the same, those are meant there. */
  isPlayed?(view: View, card: string): boolean;
  /** Every deck of a match, for `/deck`: what is left of it, and what was discarded. */
  piles?(view: View, texts: Texts): CardPile[];
  seatNames(view: View, seat: SeatId, texts: Texts): string[];
  /**
   * Which picture to show at a place; null for none now.
   * @param about what the viewer is being asked about: a figure or a card; null for nothing in particular
   */
  pictureAt(view: View, place: PicturePlace, about: string | null): PictureChoice | null;
  /** The pictures of the match that a viewer may ask for now, in the order of their buttons. */
  pictures(view: View, texts: Texts): PictureOffer[];
  /**
   * Draws; null where the game has no such picture now.
   * @param detail `full` unless given; a game may have pictures that are always drawn in full
   * @param occasion what the picture of the end tells besides the view
   */
  picture(
    view: View,
    choice: PictureChoice,
    texts: Texts,
    detail?: PictureDetail,
    occasion?: Occasion<EventOf<Words['events']>>,
  ): Promise<Picture | null>;
  /** The blow that the message of a chapter shows below its story; without this it has no picture. */
  blow?: BlowPictures<EventOf<Words['events']>>;
  /**
   * A round as an animated picture; null if more has happened than such a picture can show. Absent: the game has
   * none.
   */
  animation?(
    round: RoundSeen<View, EventOf<Words['events']>>,
    texts: Texts,
  ): Promise<Picture | null>;
  /** Pictures for questions that are voted on; absent in a game without any. */
  ballots?: BallotPictures<View, Words>;
  /**
   * Everything that the board shows, in words, for people who can't see it; as long as necessary. Without
   * this they read the picture's alt text, which Discord limits.
   */
  boardInWords?(view: View, texts: Texts): string;
  /**
   * Draws one card of `cards` by its id, large enough to read; null for an unknown card. Without this, cards
   * are shown only in words.
   */
  cardPicture?(card: string, texts: Texts): Promise<Picture | null>;
  /** The decks of the game, as `contactSheet` names them. */
  decks?(): string[];
  /** All cards of a deck as one picture, for the people who make them. Throws for an unknown deck. */
  contactSheet?(deck: string, texts: Texts): Promise<ContactSheet>;
  /** Portrait and values for the lobby. */
  portrait(character: string, texts: Texts): Promise<Picture>;
  /** Figures of a match so far, or of several matches together in the order they were played, for a chronicle. */
  statistics?(
    matches: readonly ToldMatch<View, EventOf<Words['events']>>[],
    texts: Texts,
  ): MatchStatistics;
  /** What the dice of a match have shown so far, one entry for each kind of die. */
  dice?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): DiceShown[];
  /** The moments when somebody nearly lost their life in a match and survived, in order. */
  escapes?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): NarrowEscape[];
  /** What a match is called among those of its campaign: the chapter of a story, a quest. */
  called?(told: ToldMatch<View, EventOf<Words['events']>>, texts: Texts): string;
  /** How the campaigns of the game read and look; with `GameRules.campaign`. */
  campaign?: CampaignPresentation;
  /** Victory or defeat: title, text, and the figures worth boasting about. */
  ending(view: View, texts: Texts): { title: string; lines: string[]; won: boolean };
}

export interface Game<State = unknown, View = unknown, Words extends Vocabulary = Vocabulary> {
  rules: GameRules<State, View, Words>;
  presentation: GamePresentation<View, Words>;
  /** What it counts and moves, for the check that every change is told. */
  facts?: GameFacts<View, Words>;
  /** What its campaigns play between its own matches (`GameRules.partOf`): no lobby offers it. */
  interlude?: Game;
}

/**
 * Games, including those that campaigns play between matches: code that looks up a match's game needs all of
 * them.
 */
export const withInterludes = (games: readonly Game[]): Game[] =>
  games.flatMap((game) => (game.interlude ? [game, game.interlude] : [game]));

/**
 * Erases a game's own types: code that holds several games hands a state, view, event or question only to the
 * game it came from, and never looks inside.
 */
export const anyGame = <State, View, Words extends Vocabulary>(
  game: Game<State, View, Words>,
): Game => game as unknown as Game;
