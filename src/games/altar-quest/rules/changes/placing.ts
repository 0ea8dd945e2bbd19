import { boardOf } from '../board/library.ts';
import { nearestEmpty } from '../board/movement.ts';
import { heroById, isHero, occupants, situationOf } from '../queries/figures.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId, Space } from '../terms.ts';
import { changeCard } from './tokens.ts';

/** Empty spaces nearest to a place, all that are equally near; the place itself when it is empty. */
export function emptyNear(state: AltarQuestState, around: readonly Space[]): Space[] {
  const taken = occupants(state);
  return nearestEmpty(boardOf(state), situationOf(state), around, (space) => !taken.has(space));
}

/** Puts a figure or token somewhere without walking. */
export function put(state: AltarQuestState, figure: FigureId, space: Space): void {
  if (isHero(state, figure)) heroById(state, figure).at = space;
  else changeCard(state, figure, { spaces: [space] });
}
