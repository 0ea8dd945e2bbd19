import { type Decision, type Option, optionsFor, type SeatId } from './decision.ts';
import { isSameJson } from './json.ts';
import type { DecisionOf, OptionOf, Vocabulary } from './vocabulary.ts';

/** One answer of a turn that somebody has left ahead: an option as it will be offered. */
export interface Order {
  /** The key of the question's prompt. */
  prompt: string;
  /** Whether the question comes at the start of an action. */
  rest: boolean;
  verb: string;
  args: NonNullable<Option['args']>;
}

/** What a game tells of what an order rests on. */
export interface OrderRules<View = unknown, Words extends Vocabulary = Vocabulary> {
  /**
   * The chances of what an option is chosen for, from 0 to 1, as its label shows them: to hit, to bring down.
   * In the same order each time; empty where none are known.
   */
  chances?(
    view: View,
    decision: DecisionOf<Words>,
    option: OptionOf<Words['verbs']>,
    seat: SeatId,
  ): number[];
  /** The seats that may fall to what can be foreseen to come next. */
  inDanger?(view: View): SeatId[];
}

export const orderOf = ({ prompt, rest }: Decision, { verb, args }: Option): Order => ({
  prompt: prompt.key,
  rest: rest ?? false,
  verb,
  args: args ?? {},
});

/**
 * The option of a question that an order means for a seat: the same one, or the only one that names the same
 * while its figures, a price or a number of dice, have changed. The deeds of a turn may be asked for by one
 * question or another, as the seat begins its turn or is in the midst of it.
 * @returns null where it is not offered
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
  Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
