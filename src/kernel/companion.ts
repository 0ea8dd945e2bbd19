import type { Choice, Decision, Message, SeatId } from './decision.ts';
import type { Answered, Refused } from './engine.ts';
import type { Match } from './match.ts';
import { below, type RandomState, shuffle } from './random.ts';
import type { DecisionOf, Vocabulary } from './vocabulary.ts';

/** Everything that a companion may use to answer: what a person in its seat would see. */
export interface Outlook<View = unknown, Words extends Vocabulary = Vocabulary> {
  seat: SeatId;
  /** The game's view for this seat. */
  view: View;
  /** One open decision, with the options that this seat may choose. */
  decision: DecisionOf<Words>;
}

/** A rule of thumb: how good an option is, and why. */
export interface Habit {
  option: string;
  /**
   * Greater is better, but only compared with the decision's other options. If any number of options may be
   * chosen, those above 0 are taken. An option without a habit counts as 0.
   */
  weight: number;
  /** In one line; words: `<game>.companion.<key>`. */
  reason: Message;
  /**
   * Set if everyone sees that the option was chosen and the reason gives away nothing that only this seat
   * knows: then everyone is told the reason, even if the options were not public.
   */
  public?: true;
  /** Set if the option can't achieve anything: it isn't worth playing ahead. */
  idle?: true;
}

/**
 * What is at stake in a question that somebody is asked outside their own turn:
 * - `trifle`: its answers differ so little that a companion's is as good as anybody's.
 * - `matters`: they differ enough that the person asked may want to choose.
 * - `grave`: a life is at stake, or the match.
 * - `opening`: it belongs to the set-up, where one answer is usual.
 */
export const STAKES = ['trifle', 'matters', 'grave', 'opening'] as const;
export type Stakes = (typeof STAKES)[number];

/** What a game tells its companions. */
export interface CompanionRules<
  State = unknown,
  View = unknown,
  Words extends Vocabulary = Vocabulary,
> {
  /** Rules of thumb for one decision, quick enough for playing whole games. */
  habits(outlook: Outlook<View, Words>): Habit[];
  /** What is at stake in a question, by its prompt's key; one that isn't named matters. */
  stakes?: { readonly [prompt: string]: Stakes };
  /**
   * What is at stake in a question as things stand. Only if the seats play together: otherwise whether, and
   * for how long, a player is waited for would give away secrets, so `stakes` alone decides.
   */
  weigh?(outlook: Outlook<View, Words>): Stakes;
  /** What looking ahead needs; without it the game is played by rules of thumb alone. */
  ahead?: LookingAhead<State>;
}

/** How a game is played on from a seat's point of view, using only what that seat knows. */
export interface LookingAhead<State = unknown> {
  /**
   * A copy of the match for playing ahead, in which everything that the seat can't know is dealt anew:
   * others' hands, the order of decks, secret answers, and the words of the generator. It depends only on
   * what the seat knows and on `random` (`dealAnew`, `freshRandom`).
   */
  forget(match: Match<State>, seat: SeatId, random: RandomState): Match;
  /** How likely the seat is to win, from 0 to 1. Asked only about unfinished copies made by `forget`. */
  rate(match: Match<State>, seat: SeatId): number;
  /**
   * How many turns have begun, of any player or of the game itself. All forks are judged when the same turn
   * begins, so an answer that merely takes more choices gains nothing by it.
   */
  turn(match: Match<State>): number;
  /**
   * How many turns a fork is played before it is rated. The vaguer the rating, the further ahead it must be
   * played; the further ahead, the fewer forks there is time for.
   */
  depth(match: Match<State>): number;
  /** At most how many answers to one question are played ahead: those that the rules of thumb like best. */
  candidates: number;
  /**
   * The usual budget of one choice: milliseconds of forks, or a number of forks if games have to be
   * repeatable exactly.
   */
  usual: { milliseconds: number; playouts: number };
  /**
   * Answers a question in a fork. It need not do everything that an answer among people does: it may ask
   * about things that make no difference and tell less, as long as it leads to the same position. Absent: the
   * game's own procedures answer.
   */
  answer?(fork: Match<State>, choice: Choice): Answered | Refused;
  /** Whether looking ahead is worth it for an open question; for others rules of thumb are enough. Absent: always. */
  isWorthIt?(match: Match<State>, decision: Decision): boolean;
}

/** How much a companion thinks: `steady` plays by rules of thumb, `keen` also looks ahead. */
export const STRENGTHS = ['steady', 'keen'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How companions can play a game: `keen` only where looking ahead is possible. */
export const strengthsOf = ({ ahead }: Pick<CompanionRules, 'ahead'>): readonly Strength[] =>
  ahead ? STRENGTHS : ['steady'];

/** The strength that was asked for, or the nearest that this game has. */
export const strengthIn = (companion: Pick<CompanionRules, 'ahead'>, wanted: Strength): Strength =>
  strengthsOf(companion).includes(wanted) ? wanted : 'steady';

/** A generator that knows nothing about the one it replaces. */
export const freshRandom = (random: RandomState): RandomState => {
  const word = () => below(random, 2 ** 32);
  return { words: [word(), word(), word(), word()] };
};

/**
 * Deals the cards of several unseen piles anew; each pile keeps its size. The piles are changed in place. The
 * result depends on which cards there are, not on where they were.
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
