import type { SeatId } from '../../../../kernel/decision.ts';
import type { AltarQuestState } from '../state.ts';

/**
 * The seat of the hero who acts or reacts (AQ-081, AQ-129); null in the villain's and the quest's turn,
 * which are nobody's, although somebody draws for all.
 */
export const actingSeat = ({ turn, active, heroes }: AltarQuestState): SeatId | null =>
  turn === 'heroes' || turn === 'threat'
    ? (heroes.find(({ id }) => id === active)?.seat ?? null)
    : null;
