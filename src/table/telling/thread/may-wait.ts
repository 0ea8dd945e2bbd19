import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Desk } from '../../match/saved/desk.ts';
import { patienceWith, wasLeftToCompanions } from '../../match/time/patience.ts';
import { isVote } from '../../match/votes/electorate.ts';
import type { Told } from './change-told.ts';
import { chooserOf } from './notifying.ts';

/**
 * Whether nobody needs a message now: the person who has just chosen can answer everything, including what they
 * are asked with others, unless these are waited for with a vote or each may begin a turn; or only companions
 * have something to answer, for themselves or for others.
 */
export function mayWait(desk: Desk, told: Told, open: readonly Decision[]): boolean {
  const chooser = chooserOf(told) ?? '';
  const goesOn = open.every((decision) => {
    const { seats, rest } = decision;
    const isWaited = (seat: SeatId) => patienceWith({ ...told, desk }, decision, seat) !== 'none';
    const others = seats.filter((seat) => seat !== chooser);
    if (isVote(told, decision) && others.some(isWaited)) return false;
    return rest ? seats.every((seat) => seat === chooser) : seats.includes(chooser);
  });
  const areCompanions = (decision: Decision) => {
    const people = decision.seats.filter((seat) => !(seat in desk.companions));
    return wasLeftToCompanions({ ...told, desk }, decision, people);
  };
  return goesOn || open.every(areCompanions);
}
