import { type Board, type BoardSituation, type Room, roomOf, type Space } from './board.ts';
import { hugePlacements } from './huge.ts';
import { canTarget, range } from './measure.ts';
import { distancesFrom, type Reached, reachedSpaces, stepsAmongFigures } from './movement.ts';

/** Who engages whom. */
export interface Engagement {
  /** Range on the enemy's card. */
  readonly range: number;
  /** Where the nearest character stands (AQ-132). */
  readonly target: Space | readonly Space[];
  /** Where all characters stand, whether or not the target is among them (AQ-134). */
  readonly characters: readonly (Space | readonly Space[])[];
}

/** An engagement on foot: what every enemy does except a Huge one. */
export interface WalkingEngagement extends Engagement {
  readonly from: Space;
  /** Speed on the enemy's card: spaces it may move (AQ-135). */
  readonly speed: number;
  /** Whether the enemy may enter a space, as far as figures and tokens are concerned (AQ-109, AQ-110). */
  readonly canPass: (space: Space) => boolean;
  /** Whether the enemy may end its move on a space (AQ-111). */
  readonly canEnd: (space: Space) => boolean;
}

/**
 * Positions an enemy moves to when it engages.
 *
 * Among the spaces it can reach this time, including its own, from which the target is in range and sight, the
 * optimal ones are farthest from the target (AQ-133, Q-09) and, of those, within range of the most characters
 * and then farthest from these (AQ-134). If there is none, it goes as far as its speed allows along a shortest
 * path towards the closest space that would do. With no way there it does not move.
 *
 * @returns equally good positions: the players choose among several (AQ-007). Its own space only, with no
 *   steps, if it already stands on one of the best. Empty if it can't engage.
 */
export function engagePositions(
  board: Board,
  situation: BoardSituation,
  engagement: WalkingEngagement,
): readonly Reached[] {
  const [stay, ...near] = withinSpeed(board, situation, engagement);
  const candidates = [stay, ...near].filter(({ space }) =>
    canTarget(board, situation, space, engagement.target, engagement.range),
  );
  if (candidates.length > 0) {
    const best = optimal(board, situation, engagement, candidates);
    return best.includes(stay) ? [stay] : best;
  }
  return approach(board, situation, engagement);
}

/** Where the enemy stands, then every space it can move to. */
function withinSpeed(
  board: Board,
  situation: BoardSituation,
  { from, speed, canPass, canEnd }: WalkingEngagement,
): [Reached, ...Reached[]] {
  const stay: Reached = { space: from, steps: 0, path: [] };
  return [stay, ...reachedSpaces(board, situation, from, speed, canPass, canEnd)];
}

/** AQ-133, AQ-134: keeps the best of the candidates, each of which can target. */
function optimal<Candidate extends { readonly space: Space }>(
  board: Board,
  situation: BoardSituation,
  engagement: Engagement,
  candidates: readonly Candidate[],
): Candidate[] {
  const farthest = keepHighest(
    candidates,
    ({ space }) => range(board, situation, space, engagement.target) ?? 0,
  );
  if (farthest.length === 1) return farthest;
  const inRange = (space: Space): number[] =>
    engagement.characters
      .map((character) => range(board, situation, space, character))
      .filter((spaces) => spaces !== null && spaces <= engagement.range) as number[];
  const most = keepHighest(farthest, ({ space }) => inRange(space).length);
  return keepHighest(most, ({ space }) => inRange(space).reduce((sum, spaces) => sum + spaces, 0));
}

function keepHighest<Candidate>(
  candidates: readonly Candidate[],
  value: (candidate: Candidate) => number,
): Candidate[] {
  const values = candidates.map(value);
  const highest = Math.max(...values);
  return candidates.filter((_, index) => values[index] === highest);
}

/** Q-09, second half: as far as the speed allows towards the closest space that would do. */
function approach(
  board: Board,
  situation: BoardSituation,
  engagement: WalkingEngagement,
): Reached[] {
  const { from, speed, canPass, canEnd } = engagement;
  const anywhere = reachedSpaces(
    board,
    situation,
    from,
    Number.POSITIVE_INFINITY,
    canPass,
    () => true,
  );
  const rooms = new Set(roomsAround(board, situation, engagement.target).map((room) => room.id));
  const goals: Reached[] = [];
  for (const goal of anywhere) {
    if (goals.length > 0 && goal.steps > goals[0]!.steps) break;
    if (!rooms.has(roomOf(board, goal.space))) continue;
    if (canTarget(board, situation, goal.space, engagement.target, engagement.range)) {
      goals.push(goal);
    }
  }
  if (goals.length === 0) return [];
  const away = goals[0]!.steps;
  const ends = goals.map((goal) => goal.space);
  const stepsBack = stepsAmongFigures(board, situation, ends, away, canPass);
  const stops = anywhere.filter(
    ({ space, steps }) => steps <= speed && stepsBack(space) === away - steps && canEnd(space),
  );
  return keepHighest(stops, (stop) => stop.steps);
}

/** A Huge figure's way to engage: an optimal space and the placements that cover it. */
export interface HugePosition {
  readonly space: Space;
  /** Four spaces each; those that move the fewest figures out of the way (AQ-153). */
  readonly placements: readonly (readonly Space[])[];
}

/**
 * Optimal positions for a Huge figure, which is placed, not walked (AQ-152): spaces of the rooms it
 * could walk to, from which the target is in range and sight, farthest first as for any enemy. It is
 * never placed on the target, on a feature or across a wall.
 *
 * @param from the four spaces it stands on; null when it is just being put on the board
 * @param isOccupied whether another figure or token would have to be moved away
 */
export function hugeEngagePositions(
  board: Board,
  situation: BoardSituation,
  from: readonly Space[] | null,
  engagement: Engagement,
  isOccupied: (space: Space) => boolean,
): HugePosition[] {
  const walking = from && distancesFrom(board, situation, from);
  const target = typeof engagement.target === 'string' ? [engagement.target] : engagement.target;
  const candidates: HugePosition[] = [];
  for (const room of roomsAround(board, situation, target)) {
    for (const space of room.spaces) {
      if (!canTarget(board, situation, space, target, engagement.range)) continue;
      if (walking && walking.to(space) === Number.POSITIVE_INFINITY) continue;
      const placements = hugePlacements(board, situation, space).filter(
        (placement) => !placement.some((covered) => target.includes(covered)),
      );
      if (placements.length === 0) continue;
      candidates.push({ space, placements: fewestMoved(placements, isOccupied) });
    }
  }
  return candidates.length === 0 ? [] : optimal(board, situation, engagement, candidates);
}

/** Revealed rooms something can be targeted from: its own and those behind open doors (AQ-123). */
function roomsAround(
  board: Board,
  situation: BoardSituation,
  target: Space | readonly Space[],
): Room[] {
  const own = [target].flat().map((space) => roomOf(board, space));
  const behind = board.doors.filter(
    (door) => situation.openDoors.has(door.id) && door.rooms.some((room) => own.includes(room)),
  );
  const ids = new Set([...own, ...behind.flatMap((door) => door.rooms)]);
  return board.rooms.filter((room) => ids.has(room.id) && situation.revealed.has(room.id));
}

function fewestMoved(
  placements: readonly (readonly Space[])[],
  isOccupied: (space: Space) => boolean,
): (readonly Space[])[] {
  return keepHighest(placements, (placement) => -placement.filter(isOccupied).length);
}
