import { type Decision, formFor } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';

/**
 * What is chosen by itself for somebody who goes away in the middle of their own turn, because nothing else is
 * left that many would want: their turn ends. Null if they are waited for.
 */
export function endingByItself({ rules }: Pick<Game, 'rules'>, decision: Decision): string | null {
  const [seat, ...others] = decision.seats;
  if (seat === undefined || others.length > 0) return null;
  const offers = rules.standing?.(formFor(decision, seat)) ?? [];
  return offers.find(({ byItself }) => byItself)?.option ?? null;
}
