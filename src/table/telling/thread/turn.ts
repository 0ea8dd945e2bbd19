import type { Decision } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { Told } from './change-told.ts';

/**
 * Notes whose turn it is: that of the seats asked at a rest, as long as these stay the same, in the same round.
 * A question in the middle doesn't change it; one that comes when the turn is over finds it closed.
 * @returns whether the turn that was noted continues
 */
export function noteTurn(desk: Desk, told: Told, open: readonly Decision[]): boolean {
  const resting = open.filter(({ rest }) => rest);
  const seats = [...new Set(resting.flatMap((decision) => decision.seats))].sort();
  const goesOn =
    resting.length === 0 ? inTheMiddle(desk.turn, told) : isSame(desk.turn, desk.round, seats);
  if (goesOn) return true;
  desk.turn =
    resting.length === 0 ? null : { round: desk.round ?? 0, seats, asker: askerIn(told.match) };
  return false;
}

const isSame = (turn: Desk['turn'], round: number | null, seats: string[]): boolean =>
  turn !== null && turn.round === round && turn.seats.join() === seats.join();

/** The procedure that asks is on top of the stack. */
function askerIn({ stack }: Match): NonNullable<Desk['turn']>['asker'] {
  const frame = stack.at(-1);
  return frame ? { procedure: frame.procedure, at: stack.length - 1 } : null;
}

/** Whether the current question is asked on behalf of the procedure with which the turn began. */
function inTheMiddle(turn: Desk['turn'], { match, ended }: Told): boolean {
  if (ended || !turn) return false;
  const { asker } = turn;
  return asker === null || match.stack[asker.at]?.procedure === asker.procedure;
}
