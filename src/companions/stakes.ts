import type { Stakes } from '../kernel/companion.ts';
import type { Decision, SeatId } from '../kernel/decision.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { outlookOf } from './outlook.ts';

/** From the lowest stakes to the highest. */
const ORDER: readonly Stakes[] = ['trifle', 'opening', 'matters', 'grave'];

/**
 * What depends on an open question, for the seat asked that has most at stake. If players have secrets from
 * each other it depends on the kind of question alone, and tells nothing about a hand.
 * @returns null if the game does not say
 */
export function stakesOf(rules: GameRules, match: Match, decision: Decision): Stakes | null {
  const { companion, cooperative } = rules;
  if (!companion?.stakes && !companion?.weigh) return null;
  const byKind = companion?.stakes?.[decision.prompt.key] ?? 'matters';
  const weigh = cooperative ? companion?.weigh : undefined;
  if (!weigh) return byKind;
  const judged = decision.seats.map((seat: SeatId) =>
    weigh(outlookOf(rules, match, seat, decision)),
  );
  return judged.reduce(
    (most, one) => (ORDER.indexOf(one) > ORDER.indexOf(most) ? one : most),
    'trifle',
  );
}
