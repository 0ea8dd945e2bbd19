import { boardOf } from '../board/library.ts';
import { nearestEmpty } from '../board/movement.ts';
import type { AltarQuestState } from '../state.ts';
import type { Space } from '../terms.ts';
import { occupants, situationOf } from './figures.ts';

/** Empty spaces nearest to a place, all that are equally near; the place itself if it is empty. */
export function emptyNear(state: AltarQuestState, around: readonly Space[]): Space[] {
  const taken = occupants(state);
  return nearestEmpty(boardOf(state), situationOf(state), around, (space) => !taken.has(space));
}
