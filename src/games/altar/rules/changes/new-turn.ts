import type { SeatId } from '../../../../kernel/decision.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarState, Turn } from '../state.ts';

/** Somebody's turn as it begins, before anything is drawn. */
export function newTurn({ players }: AltarState, seat: SeatId): Turn {
  const count = players.length === 2 ? 'two' : 'more';
  return {
    seat,
    draws: LIMITS.drawsPerTurn[count],
    actions: LIMITS.actionsPerTurn[count],
    extra: 0,
    taken: [],
    acted: false,
  };
}
