import { type Decision, type Option, optionsFor, type SeatId } from './decision.ts';
import { isSameJson } from './json.ts';
import type { DecisionOf, OptionOf, Vocabulary } from './vocabulary.ts';

/** One answer of a turn that a player has left in advance: an option as it will be offered. */
export interface Order {
  /** The key of the question's prompt. */
  prompt: string;
  /** Whether the question comes at the start of an action. */
  rest: boolean;
  verb: string;
  args: NonNullable<Option['args']>;
}

/** What a game says an order depends on. */
export interface OrderRules<View = unknown, Words extends Vocabulary = Vocabulary> {
  /**
   * The chances of what an option is chosen for, from 0 to 1, as its label shows them: to hit, to defeat.
   * Always in the same order; empty if none are known.
   */
  chances?(
    view: View,
    decision: DecisionOf<Words>,
    option: OptionOf<Words['verbs']>,
    seat: SeatId,
  ): number[];
  /** The seats that may be defeated by what can be foreseen to come next. */
  inDanger?(view: View): SeatId[];
  /**
   * What else a plan counts on: what has been fought, and may or may not survive, depending on chance.
   * Anything new has a new name.
   */
  standing?(view: View): string[];
  /** Where a seat's figures stand, because nobody is advised to go back to where they just came from. */
  places?(view: View, seat: SeatId): string[];
}

export const orderOf = ({ prompt, rest }: Decision, { verb, args }: Option): Order => ({
  prompt: prompt.key,
  rest: rest ?? false,
  verb,
  args: args ?? {},
});

/**
 * The option of a question that an order means for a seat: the same one, or the only one that is the same
 * except for its figures (a price, a number of dice). Different questions may ask for the deeds of a turn,
 * depending on whether the seat is beginning its turn or in the middle of it.
 * @returns null if it isn't offered
 */
export function orderedIn(decision: Decision, seat: SeatId, order: Order): Option | null {
  const isItsQuestion = order.rest ? decision.rest : decision.prompt.key === order.prompt;
  if (!isItsQuestion) return null;
  const same = optionsFor(decision, seat).filter((option) => namesTheSame(order, option));
  const exact = same.find(({ args = {} }) => isSameJson(sorted(args), sorted(order.args)));
  const [only, ...others] = same;
  return exact ?? (others.length === 0 ? (only ?? null) : null);
}

/** Whether an option is what an order means, its figures aside. */
export const namesTheSame = (order: Order, { verb, args = {} }: Option): boolean =>
  order.verb === verb && isSameJson(namesIn(order.args), namesIn(args));

type Args = Order['args'];

const namesIn = (args: Args): Args =>
  sorted(Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === 'string')));

const sorted = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).sort(([one], [other]) => (one < other ? -1 : 1)));
