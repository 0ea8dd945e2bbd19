import { RULINGS } from '../rulings.ts';
import type { AltarState, Turn } from '../state.ts';
import type { MainAction } from '../terms.ts';

/** Whether the actions of a turn have to be of different kinds: those of two players (AL-022, L-04). */
export const mustDiffer = ({
  players,
  options,
}: Pick<AltarState, 'options'> & { readonly players: readonly unknown[] }): boolean =>
  players.length === 2 && options.twoActions === 'different';

/** Whether a main action of this kind may be taken now; an extra action from a card may repeat a kind (L-24). */
export function mayTake(state: AltarState, turn: Turn, action: MainAction): boolean {
  if (!mustDiffer(state) || !turn.taken.includes(action)) return true;
  const repeated = turn.taken.length - new Set(turn.taken).size;
  return RULINGS.extraActionsMayRepeat && repeated < turn.extra;
}

/** Whether there is no card left to draw, so hands must be played out (AL-059). */
export const isPlayingOut = ({ deck, row }: AltarState): boolean =>
  deck.length === 0 && row.length === 0;
