import { carefulPathTo, carefulWalk } from '../../../../kernel/walking/careful-walk.ts';
import { type Board, type BoardSituation, cellOf, type Space } from './board.ts';

/**
 * The least harmful way from one space to another with at most this many steps, the destination last; of
 * several the shortest. Null if there is none. Steps are those of `reach`.
 */
export type CarefulWay = (to: Space, steps: number) => Space[] | null;

/**
 * Finds ways around harm, for one figure that stands on one space.
 *
 * @param budget spaces the figure may move
 * @param canPass whether the figure may enter a space, as far as figures and tokens on it are concerned
 * @param harm what a step to a space from the one before it does to it, 0 or more
 */
export function carefulWays(
  board: Board,
  situation: BoardSituation,
  from: Space,
  budget: number,
  canPass: (space: Space) => boolean,
  harm: (space: Space, before: Space) => number,
): CarefulWay {
  const { grid } = board;
  const walked = carefulWalk(grid, cellOf(board, from), {
    budget,
    isOpen: (door) => situation.openDoors.has(board.doors[door]!.id),
    canEnter: (cell) =>
      !situation.featureSpaces.has(grid.names[cell]!) && canPass(grid.names[cell]!),
    harm: (cell, before) => harm(grid.names[cell]!, grid.names[before]!),
  });
  return (to, steps) =>
    carefulPathTo(walked, cellOf(board, to), steps)?.map((cell) => grid.names[cell]!) ?? null;
}
