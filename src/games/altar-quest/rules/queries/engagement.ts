import { withMore } from '../../../../kernel/with-more.ts';
import { engagePositions, hugeEngagePositions, type WalkingEngagement } from '../board/engage.ts';
import { boardOf } from '../board/library.ts';
import { canTarget, straightDistance } from '../board/measure.ts';
import { canWalkWhere, distancesFrom, reachedSpaces } from '../board/movement.ts';
import { nearest } from '../board/nearest.ts';
import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import { cardState } from './card-state.ts';
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
import { looking } from './once.ts';
import { forbidden, rangeOf, speedOf } from './values.ts';

/**
 * The characters nearest to an enemy by walking distance; several if equally near. A villain with a prey
 * looks at nobody else.
 */
export function nearestCharacters(state: AltarQuestState, enemy: CardId): FigureId[] {
  const prey = definition(enemy).type === 'villain' ? preyOf(state) : [];
  if (prey.length > 0) return prey;
  const from = spacesOf(state, enemy);
  const places = characters(state).map((id) => spacesOf(state, id));
  const near = nearest(boardOf(state), situationOf(state), from, places);
  return characters(state).filter((_, index) => near.includes(places[index] as Space[]));
}

const preyOf = (state: AltarQuestState): FigureId[] =>
  characters(state).filter((figure) => forbidden(state, 'prey', figure));

/** An enemy on foot: from where, how far and through what it can go (AQ-109 to AQ-111). */
function enemyOnFoot(
  state: AltarQuestState,
  enemy: CardId,
): Pick<WalkingEngagement, 'from' | 'speed' | 'canPass' | 'canEnd'> {
  const taken = occupants(state);
  const traps = allTraps(state);
  const from = spacesOf(state, enemy)[0] as Space;
  taken.delete(from);
  return {
    from,
    speed: speedOf(state, enemy),
    canPass: (space) => {
      const other = taken.get(space);
      return other === undefined || (!isCharacter(state, other) && !traps.includes(other));
    },
    canEnd: (space) => !taken.has(space),
  };
}

/**
 * Whether an enemy can get where it may strike at a character in its next turn, if nothing changes: within its
 * speed, not through characters, traps and closed doors, on an empty space (AQ-109 to AQ-112, AQ-135). A Huge
 * one is put where it fits, whatever is in between.
 */
export function canStrikeNext(state: AltarQuestState, enemy: CardId, target: FigureId): boolean {
  if (cardState(state, enemy).exhausted) return false;
  const board = boardOf(state);
  const situation = situationOf(state);
  const spaces = spacesOf(state, enemy);
  const [at] = spacesOf(state, target);
  if (at === undefined) return false;
  const reach = rangeOf(state, enemy);
  const strikes = (from: Space) => canTarget(board, situation, from, at, reach);
  if (spaces.some(strikes)) return true;
  // No step and no space of a range leads farther than one space on.
  const most = speedOf(state, enemy) + reach;
  if (spaces.length === 0 || straightDistance(spaces, at) > most) return false;
  if (isHuge(enemy)) {
    return distancesFrom(board, situation, spaces).to(at) <= most;
  }
  const { from, speed, canPass, canEnd } = enemyOnFoot(state, enemy);
  return canWalkWhere(
    board,
    situation,
    from,
    speed,
    canPass,
    (space) => canEnd(space) && strikes(space),
  );
}

/** An enemy on foot and the character it would engage. */
const engagementOf = (state: AltarQuestState, enemy: CardId, target: FigureId): WalkingEngagement =>
  withMore(enemyOnFoot(state, enemy), {
    range: rangeOf(state, enemy),
    target: spacesOf(state, target),
    characters: characters(state).map((id) => spacesOf(state, id)),
  });

/** The spaces where an enemy on foot may stand to target a character, the optimal ones (AQ-133 to AQ-136). */
export const engagePositionsFor = (
  state: AltarQuestState,
  enemy: CardId,
  target: FigureId,
): ReturnType<typeof engagePositions> =>
  looking(state, () =>
    engagePositions(boardOf(state), situationOf(state), engagementOf(state, enemy, target)),
  );

/** The squares where a Huge enemy may be put to target a character; only its own if that is one of them (AQ-152). */
export const hugePlacementsFor = (
  state: AltarQuestState,
  enemy: CardId,
  target: FigureId,
): (readonly Space[])[] => looking(state, () => placementsFor(state, enemy, target));

function placementsFor(
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

/**
 * The spaces where a fleeing enemy is farthest from the nearest character and, of those, from all of them:
 * equally good ones. None if it is best off already, nor for a Huge one, which does not walk.
 */
export function refugesOf(state: AltarQuestState, enemy: CardId): Space[] {
  if (spacesOf(state, enemy).length === 0 || isHuge(enemy)) return [];
  const { from, speed, canPass, canEnd } = enemyOnFoot(state, enemy);
  const board = boardOf(state);
  const situation = situationOf(state);
  const walking = characters(state).map((id) =>
    distancesFrom(board, situation, spacesOf(state, id)),
  );
  const safety = (space: Space): [least: number, all: number] => {
    const steps = walking.map((distances) => distances.to(space)).filter(Number.isFinite);
    return [Math.min(...steps), steps.reduce((sum, one) => sum + one, 0)];
  };
  const spaces = reachedSpaces(board, situation, from, speed, canPass, canEnd).map(
    ({ space }) => space,
  );
  let best = safety(from);
  let found: Space[] = [];
  for (const space of spaces) {
    const safe = safety(space);
    const ahead = safe[0] - best[0] || safe[1] - best[1];
    if (ahead > 0) {
      best = safe;
      found = [space];
    } else if (ahead === 0 && found.length > 0) found.push(space);
  }
  return found;
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
