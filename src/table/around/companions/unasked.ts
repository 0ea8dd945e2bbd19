import { optionsFor, type SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Consequence, FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { isCompanion } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { missingFrom } from '../../match/time/clocks.ts';
import { noteFilledIn } from '../../match/time/noting.ts';
import { beforeTime, hasFilledIn, isLooking, patienceWith } from '../../match/time/patience.ts';
import { noteStakes } from '../../match/time/stakes.ts';
import { companionsAnswer } from './companions-answer.ts';

/** Nobody is kept waiting by questions that need not be put to people who aren't looking. */
export const answersUnasked: Consequence<TableContext> = {
  noted(_, { stored, holder, request }) {
    if (!request.fillsIn) return;
    noteFilledIn(stored.desk, holder.seat, request.standIn ? 'time' : 'person');
  },
  answer(context, { game, stored, state, holder, request }) {
    const present = request.standIn || isCompanion(holder) ? null : holder.seat;
    return answeredUnasked(context, game, stored, state, present);
  },
};

/**
 * The answer to the first open question that nobody should wait for: a companion's, for people who aren't
 * looking. Null if there is none, or if it is left to a transaction of its own, which falls due at once.
 * @param present the seat whose person has just chosen; null for nobody
 */
function answeredUnasked(
  context: Pick<TableContext, 'log' | 'now' | 'thoughts'>,
  game: Game,
  stored: StoredMatch,
  match: Match,
  present: SeatId | null,
): FollowUp | null {
  const moment = context.now();
  noteStakes(stored.desk, game, match, moment, present);
  const isThere = (seat: SeatId) =>
    (seat === present && !hasFilledIn(stored, seat)) || isLooking(stored, seat, moment);
  for (const decision of match.open) {
    const people = missingFrom(stored, decision);
    const isFor = (seat: SeatId) =>
      !isThere(seat) && patienceWith(stored, decision, seat) === 'none';
    const isOfTurn = decision.rest || stored.desk.stakes[decision.id] === 'left-over';
    if (isOfTurn || people.length === 0 || !people.every(isFor)) continue;
    const seat = people.find((one) => optionsFor(decision, one).length > 0) ?? people[0];
    const holder = stored.seats.find((one) => one.seat === seat);
    if (!holder) continue;
    const options = companionsAnswer(context, game, stored, match, decision, holder.seat);
    if (!options) continue;
    return { holder, decision, options, standIn: beforeTime(stored, holder.seat) };
  }
  return null;
}
