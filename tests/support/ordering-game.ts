import type { LookingAhead, Stakes } from '../../src/kernel/companion.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { OrderRules } from '../../src/kernel/orders.ts';
import { countingGame } from './counting-game.ts';
import type { CountingOptions } from './counting-rules.ts';
import type { CountingState } from './counting-state.ts';

interface OrderingOptions extends CountingOptions {
  /** What hangs on a question, by its prompt's key. */
  stakes?: { [prompt: string]: Stakes };
}

/** Counting with its usual turns, plus what orders rest on. */
export function orderingGame(orders: OrderRules = {}, options: OrderingOptions = {}): Game {
  const { stakes = {} } = options;
  const game = countingGame(options);
  const { companion } = game.rules;
  const ahead = { ...(companion?.ahead as LookingAhead), turn };
  return { ...game, rules: { ...game.rules, orders, companion: { ...companion!, stakes, ahead } } };
}

/** A round has a turn for each seat, and one in which they hide. */
const turn: LookingAhead['turn'] = ({ state, seats, stack }) => {
  const { round } = state as CountingState;
  const turns = stack.find(({ procedure }) => procedure === 'turns');
  return round * (seats.length + 1) + Number(turns?.data.next ?? seats.length);
};
