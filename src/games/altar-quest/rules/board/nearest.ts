import type { Board, BoardSituation, Space } from './board.ts';
import { straightDistance } from './measure.ts';
import { distancesFrom } from './movement.ts';

/** One space, or all the spaces of one figure. */
export type Place = Space | readonly Space[];

/**
 * The places nearest to one place: all that are equally near by walking distance, or by the straight count if
 * none can be walked to. In the order given; empty if none is given.
 */
export function nearest<Target extends Place>(
  board: Board,
  situation: BoardSituation,
  from: Place,
  targets: readonly Target[],
): Target[] {
  const walking = distancesFrom(board, situation, from);
  const walked = targets.map((target) => walking.to(target));
  const values = walked.some(Number.isFinite)
    ? walked
    : targets.map((target) => straightDistance(from, target));
  const least = Math.min(...values);
  return targets.filter((_, index) => values[index] === least);
}

/**
 * The candidates nearest the most characters, where a villain spawns (AQ-147): each character counts
 * for the candidate nearest to it, or for several that are equally near; of those that the most
 * characters count for, the ones with the smallest sum of distances.
 */
export function nearestToMost<Candidate extends Place>(
  board: Board,
  situation: BoardSituation,
  candidates: readonly Candidate[],
  characters: readonly Place[],
): Candidate[] {
  const counted = characters.flatMap((at) => nearest(board, situation, at, candidates));
  const counts = candidates.map((candidate) => counted.filter((one) => one === candidate).length);
  const most = Math.max(...counts);
  const leading = candidates.filter((_, index) => counts[index] === most);
  return withSmallestSum(leading, distancesToEach(board, situation, leading, characters)).kept;
}

/**
 * The candidates as close to as many characters as possible, where a trap is placed (AQ-163, C-10):
 * the smallest sum of distances, and of those the ones with more characters at the least distance
 * (Q-07).
 */
export function closestToMany<Candidate extends Place>(
  board: Board,
  situation: BoardSituation,
  candidates: readonly Candidate[],
  characters: readonly Place[],
): Candidate[] {
  const { kept, distances } = withSmallestSum(
    candidates,
    distancesToEach(board, situation, candidates, characters),
  );
  const closest = Math.min(...distances.flat());
  const counts = distances.map((row) => row.filter((steps) => steps === closest).length);
  const most = Math.max(...counts);
  return kept.filter((_, index) => counts[index] === most);
}

function withSmallestSum<Candidate>(
  candidates: readonly Candidate[],
  distances: readonly number[][],
): { kept: Candidate[]; distances: number[][] } {
  const sums = distances.map((row) => row.reduce((sum, steps) => sum + steps, 0));
  const least = Math.min(...sums);
  const isLeast = (_: unknown, index: number): boolean => sums[index] === least;
  return { kept: candidates.filter(isLeast), distances: distances.filter(isLeast) };
}

/**
 * Walking distances from each candidate to each character. If a character can't be walked to from any of them,
 * the straight count replaces it.
 */
function distancesToEach(
  board: Board,
  situation: BoardSituation,
  candidates: readonly Place[],
  characters: readonly Place[],
): number[][] {
  const walked = candidates.map((candidate) => {
    const walking = distancesFrom(board, situation, candidate);
    return characters.map((character) => walking.to(character));
  });
  const isBeyondReach = characters.map((_, who) =>
    walked.every((distances) => distances[who] === Number.POSITIVE_INFINITY),
  );
  return walked.map((distances, index) =>
    distances.map((steps, who) =>
      isBeyondReach[who]
        ? straightDistance(candidates[index] as Place, characters[who] as Place)
        : steps,
    ),
  );
}
