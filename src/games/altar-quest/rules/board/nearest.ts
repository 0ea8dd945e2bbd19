import type { Board, BoardSituation, Space } from './board.ts';
import { straightDistance } from './measure.ts';
import { distancesFrom } from './movement.ts';

/** One space, or all the spaces of one figure. */
export type Place = Space | readonly Space[];

/**
 * The places nearest to one place: all that are equally near by walking distance, or by the
 * straight count when none can be walked to. In the order given; empty when none is given.
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
 * The candidates nearest the most characters: the smallest sum of walking distances, and of
 * those with equal sums the ones with more characters at the least distance. Where some
 * character cannot be walked to from any candidate, the straight count stands in for it.
 * Used for the villain's spawn (AQ-147) and for traps (AQ-163, C-10).
 */
export function nearestToMost<Candidate extends Place>(
  board: Board,
  situation: BoardSituation,
  candidates: readonly Candidate[],
  characters: readonly Place[],
): Candidate[] {
  const reachable = candidates.map((candidate) => {
    const walking = distancesFrom(board, situation, candidate);
    return characters.map((character) => walking.to(character));
  });
  const isBeyondReach = characters.map((_, character) =>
    reachable.every((distances) => distances[character] === Number.POSITIVE_INFINITY),
  );
  const measured = candidates.map((candidate, index) =>
    characters.map((character, who) =>
      isBeyondReach[who] ? straightDistance(candidate, character) : reachable[index]![who]!,
    ),
  );
  const sums = measured.map((distances) => distances.reduce((sum, steps) => sum + steps, 0));
  const leastSum = Math.min(...sums);
  const closest = Math.min(...measured.filter((_, index) => sums[index] === leastSum).flat());
  const atClosest = measured.map((distances, index) =>
    sums[index] === leastSum ? distances.filter((steps) => steps === closest).length : -1,
  );
  const most = Math.max(...atClosest);
  return candidates.filter((_, index) => atClosest[index] === most);
}
