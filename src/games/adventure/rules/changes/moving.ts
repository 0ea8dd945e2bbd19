import type { SeatId } from '../../../../kernel/decision.ts';
import { characterOf } from '../queries/characters.ts';
import type { AdventureRun } from '../state.ts';
import type { SpaceId } from '../terms.ts';

type Carrier = 'hearthstone' | 'flight-path' | 'card' | 'false-map';

/** Moves a figure by something else than its feet. */
export function carry(run: AdventureRun, seat: SeatId, to: SpaceId, by: Carrier): void {
  const character = characterOf(run.state, seat);
  character.space = to;
  run.emit('carried', { character: character.id, to, by });
}
