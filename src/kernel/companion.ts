import type { Choice, Decision, Message, SeatId } from './decision.ts';
import type { Answered, Refused } from './engine.ts';
import type { Match } from './match.ts';
import { below, type RandomState, shuffle } from './random.ts';
import type { DecisionOf, Vocabulary } from './vocabulary.ts';

/** Everything that a companion may go by when it answers: what a person in its seat would see. */
export interface Outlook<View = unknown, Words extends Vocabulary = Vocabulary> {
  seat: SeatId;
  /** The game's view for this seat. */
  view: View;
  /** One open decision, with the options that this seat may choose. */
  decision: DecisionOf<Words>;
}

/** A rule of thumb: how much speaks for an option, and why. */
export interface Habit {
  option: string;
  /**
   * The greater the better, compared with the decision's other options only. Where the number of
   * options is free, those above 0 are taken. An option without a habit counts as 0.
   */
  weight: number;
  /** In one line; words: `<game>.companion.<key>`. */
  reason: Message;
  /**
   * Set when everyone sees that the option was chosen, and the reason gives away nothing that only
   * this seat knows: then everyone is told, whoever may know of the options beforehand.
   */
  public?: true;
  /** Set when the option can't bring anything about: it is not worth playing ahead. */
  idle?: true;
}

/**
 * What hangs on a question that somebody is asked outside their own turn:
 * - `trifle`: its answers differ so little that a companion's is as good as anybody's.
 * - `matters`: they differ enough that the person asked may want to choose.
 * - `grave`: a life hangs on it, or the match.
 * - `opening`: it belongs to the set-up, where one answer is usual.
 */
export const STAKES = ['trifle', 'matters', 'grave', 'opening'] as const;
export type Stakes = (typeof STAKES)[number];

/** What a game tells the companions that play it. */
export interface CompanionRules<
  State = unknown,
  View = unknown,
  Words extends Vocabulary = Vocabulary,
> {
  /** Rules of thumb for one decision, quick enough to play whole games by. */
  habits(outlook: Outlook<View, Words>): Habit[];
  /** What hangs on a question by its prompt's key; one that is not named matters. */
  stakes?: { readonly [prompt: string]: Stakes };
  /**
   * What hangs on a question as things stand. Only where the seats play together: whether, and for how long,
   * somebody with secrets is waited for would tell of them, so that they are judged by `stakes` alone.
   */
  weigh?(outlook: Outlook<View, Words>): Stakes;
  /** What looking ahead takes; without it the game is played by rules of thumb alone. */
  ahead?: LookingAhead<State>;
}

/** How a game is played on from where a seat stands, with nothing but what it knows. */
export interface LookingAhead<State = unknown> {
  /**
   * A copy of the match for playing ahead, in which everything that the seat can't know is dealt
   * anew: others' hands, the order of decks, secret answers, and the words of the generator. It
   * depends on what the seat knows and on `random`, and on nothing else (`dealAnew`, `freshRandom`).
   */
  forget(match: Match<State>, seat: SeatId, random: RandomState): Match;
  /** How likely the seat is to win, from 0 to 1. Asked of matches without an outcome that `forget` has made. */
  rate(match: Match<State>, seat: SeatId): number;
  /**
   * How many turns have begun, of any player or of the game's own: what is played ahead is judged where
   * the same turn begins, so that an answer that only takes more choices gains nothing by it.
   */
  turn(match: Match<State>): number;
  /**
   * Turns that a fork is played on before it is rated. The less a rating can tell, the further ahead it
   * has to be played; the further, the fewer forks there is time for.
   */
  depth(match: Match<State>): number;
  /** Answers to one question that are played ahead at the most: those that the rules of thumb like best. */
  candidates: number;
  /**
   * What one choice is usually worth: so many milliseconds of forks, or where games have to be repeated
   * exactly, so many forks.
   */
  usual: { milliseconds: number; playouts: number };
  /**
   * Answers a question of a fork, where that need not do all that an answer between people does: it may ask
   * what makes no difference and tell less, and leads to the same. Absent: by the game's own procedures.
   */
  answer?(fork: Match<State>, choice: Choice): Answered | Refused;
  /** Whether looking ahead is worth it for an open question; to others rules of thumb are answer enough. Absent: it is for all. */
  isWorthIt?(match: Match<State>, decision: Decision): boolean;
}

/** How much a companion thinks: `steady` plays by rules of thumb, `keen` also looks ahead. */
export const STRENGTHS = ['steady', 'keen'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How companions can play a game: `keen` only where looking ahead is possible. */
export const strengthsOf = ({ ahead }: Pick<CompanionRules, 'ahead'>): readonly Strength[] =>
  ahead ? STRENGTHS : ['steady'];

/** The strength that was asked for, or what comes nearest to it in this game. */
export const strengthIn = (companion: Pick<CompanionRules, 'ahead'>, wanted: Strength): Strength =>
  strengthsOf(companion).includes(wanted) ? wanted : 'steady';

/** A generator that knows nothing of the one it stands in for. */
export const freshRandom = (random: RandomState): RandomState => {
  const word = () => below(random, 2 ** 32);
  return { words: [word(), word(), word(), word()] };
};

/**
 * Deals the cards of several unseen piles anew, so that each pile has as many as before. The piles
 * are changed in place. What comes out depends on which cards there are and not on where they were.
 * @param stays cards whose place is known: they keep it
 */
export function dealAnew(
  random: RandomState,
  piles: readonly string[][],
  stays: (card: string) => boolean = () => false,
): void {
  const unseen = piles.flat().filter((card) => !stays(card));
  const cards = shuffle(random, unseen.sort());
  for (const pile of piles) {
    for (const [index, card] of pile.entries()) {
      if (!stays(card)) pile[index] = cards.shift() as string;
    }
  }
}
