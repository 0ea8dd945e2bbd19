import { engagePositions, hugeEngagePositions, type WalkingEngagement } from '../board/engage.ts';
import { boardOf } from '../board/library.ts';
import { nearest } from '../board/nearest.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import {
  allEnemies,
  allTraps,
  characters,
  isCharacter,
  isHuge,
  occupants,
  situationOf,
  spacesOf,
} from './figures.ts';
import { rangeOf, speedOf } from './values.ts';

/** The characters nearest to an enemy by walking distance; several when equally near. */
export function nearestCharacters(state: AltarQuestState, enemy: CardId): FigureId[] {
  const from = spacesOf(state, enemy);
  const places = characters(state).map((id) => spacesOf(state, id));
  const near = nearest(boardOf(state), situationOf(state), from, places);
  return characters(state).filter((_, index) => near.includes(places[index] as Space[]));
}

/** An enemy on foot and the character it would engage. */
function engagementOf(state: AltarQuestState, enemy: CardId, target: FigureId): WalkingEngagement {
  const taken = occupants(state);
  const traps = allTraps(state);
  taken.delete(spacesOf(state, enemy)[0] as Space);
  return {
    from: spacesOf(state, enemy)[0] as Space,
    speed: speedOf(state, enemy),
    range: rangeOf(state, enemy),
    target: spacesOf(state, target),
    characters: characters(state).map((id) => spacesOf(state, id)),
    canPass: (space) => {
      const other = taken.get(space);
      return other === undefined || (!isCharacter(state, other) && !traps.includes(other));
    },
    canEnd: (space) => !taken.has(space),
  };
}

/** The spaces where an enemy on foot may stand to target a character, the optimal ones (AQ-133 to AQ-136). */
export const engagePositionsFor = (
  state: AltarQuestState,
  enemy: CardId,
  target: FigureId,
): ReturnType<typeof engagePositions> =>
  engagePositions(boardOf(state), situationOf(state), engagementOf(state, enemy, target));

/** The squares where a Huge enemy may be put to target a character; only its own where that is one of them (AQ-152). */
export function hugePlacementsFor(
  state: AltarQuestState,
  enemy: CardId,
  target: FigureId,
): (readonly Space[])[] {
  const taken = occupants(state);
  const from = spacesOf(state, enemy);
  for (const space of from) taken.delete(space);
  const positions = hugeEngagePositions(
    boardOf(state),
    situationOf(state),
    from.length > 0 ? from : null,
    {
      range: rangeOf(state, enemy),
      target: spacesOf(state, target),
      characters: characters(state).map((id) => spacesOf(state, id)),
    },
    (space) => taken.has(space),
  );
  const placements = positions
    .flatMap((position) => position.placements)
    .filter((spaces) => isFreeOfHuge(state, enemy, spaces));
  const stays = placements.find((placement) => placement.every((space) => from.includes(space)));
  if (stays) return [stays];
  return [...new Map(placements.map((placement) => [placement.join('+'), placement])).values()];
}

/** Whether the enemy has a way to one of these characters, or stands where it can target them. */
export function canEngage(
  state: AltarQuestState,
  enemy: CardId,
  targets: readonly FigureId[],
): boolean {
  return targets.some((target) =>
    isHuge(enemy)
      ? hugePlacementsFor(state, enemy, target).length > 0
      : engagePositionsFor(state, enemy, target).length > 0,
  );
}

/** Whether a Huge figure may be put there: another Huge figure does not make way (AQ-155). */
export function isFreeOfHuge(
  state: AltarQuestState,
  enemy: CardId,
  spaces: readonly Space[],
): boolean {
  const others = allEnemies(state).filter((other) => other !== enemy && isHuge(other));
  return !others.some((other) => spacesOf(state, other).some((space) => spaces.includes(space)));
}
