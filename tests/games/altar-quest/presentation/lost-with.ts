import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { counterIn } from '../../../../src/games/altar-quest/rules/queries/finale.ts';

/** How many tokens lose a quest, as its Setup/Rules card has it: a figure that balancing moves. */
export function lostWith(quest: string): number {
  const amount = counterIn(definition(quest).lose)?.amount;
  if (typeof amount !== 'number') throw new Error(`${quest} is not lost by a fixed number.`);
  return amount;
}
