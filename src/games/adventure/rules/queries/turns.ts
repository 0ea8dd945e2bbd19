import type { SeatId } from '../../../../kernel/decision.ts';
import { RULINGS } from '../rulings.ts';
import type { AdventureState, Character } from '../state.ts';
import { changesOf } from './values.ts';

/** W-36: whether a character has been defeated in the current movement phase, and so moves no more in it. */
export const isStruckDown = ({ turn }: AdventureState, seat: SeatId): boolean =>
  turn?.seat === seat && turn.phase === 'movement' && turn.halted === 'defeated';

/** What a face of the movement die gives to a character (AD-015, AD-016). */
export function movementOf(
  state: AdventureState,
  character: Character,
  face: number,
): { movement: number; energy: number } {
  const { spaces, energy } = RULINGS.movementDie[face] ?? { spaces: 0, energy: 0 };
  return {
    movement: Math.max(0, spaces + changesOf(state, character, 'movement', null)),
    energy: Math.max(0, energy + changesOf(state, character, 'energy', null)),
  };
}
