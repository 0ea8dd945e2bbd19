import { heroById, isHero } from '../queries/figures.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId, Space } from '../terms.ts';
import { changeCard } from './tokens.ts';

/** Puts a figure or token somewhere without walking. */
export function put(state: AltarQuestState, figure: FigureId, space: Space): void {
  if (isHero(state, figure)) heroById(state, figure).at = space;
  else changeCard(state, figure, { spaces: [space] });
}
