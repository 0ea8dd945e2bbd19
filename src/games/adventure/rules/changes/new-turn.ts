import type { SeatId } from '../../../../kernel/decision.ts';
import type { Turn } from '../state.ts';

/** Somebody's turn as it begins, before the movement roll. */
export const newTurn = (seat: SeatId): Turn => ({
  seat,
  phase: 'movement',
  face: null,
  movement: 0,
  energy: 0,
  discount: 0,
  played: {},
  used: [],
  ambushes: 0,
  moved: false,
  held: false,
  rearranging: false,
  revealed: [],
});
