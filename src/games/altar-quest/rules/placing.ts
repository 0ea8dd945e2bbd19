import { nearestEmpty } from './board/movement.ts';
import { BOARD, heroById, isHero, occupants, situationOf, spacesOf } from './figures.ts';
import type { AltarQuestRun, AltarQuestState } from './state.ts';
import type { CardId, FigureId, Space } from './terms.ts';
import { changeCard } from './tokens.ts';

/** Empty spaces nearest to a place, all that are equally near; the place itself when it is empty. */
export function emptyNear(state: AltarQuestState, around: readonly Space[]): Space[] {
  const taken = occupants(state);
  return nearestEmpty(BOARD, situationOf(state), around, (space) => !taken.has(space));
}

/** Puts a figure or token somewhere without walking. */
export function put(state: AltarQuestState, figure: FigureId, space: Space): void {
  if (isHero(state, figure)) heroById(state, figure).at = space;
  else changeCard(state, figure, { spaces: [space] });
}

/**
 * Places a Huge figure on four spaces. Figures and tokens there are moved to the closest available
 * space (AQ-149, AQ-153); among equally close ones the first in reading order.
 */
export function placeHuge(run: AltarQuestRun, enemy: CardId, spaces: readonly Space[]): void {
  const { state } = run;
  const from = spacesOf(state, enemy);
  if (from.length === spaces.length && spaces.every((space) => from.includes(space))) return;
  const inTheWay = spaces
    .map((space) => occupants(state).get(space))
    .filter((figure): figure is FigureId => figure !== undefined && figure !== enemy);
  changeCard(state, enemy, { spaces: [...spaces] });
  run.emit('enemy-placed', { enemy, spaces: [...spaces] });
  for (const figure of new Set(inTheWay)) {
    const to = emptyAround(state, spaces, spacesOf(state, figure));
    if (to === undefined) continue;
    put(state, figure, to);
    run.emit('figure-shifted', { figure, to });
  }
}

function emptyAround(
  state: AltarQuestState,
  covered: readonly Space[],
  from: readonly Space[],
): Space | undefined {
  const taken = occupants(state);
  const isFree = (space: Space) => !taken.has(space) && !covered.includes(space);
  return nearestEmpty(BOARD, situationOf(state), from, isFree)[0];
}
