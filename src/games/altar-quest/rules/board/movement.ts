import { pathTo, type Walk, walk } from '../../../../kernel/walking/walk.ts';
import {
  type Board,
  type BoardSituation,
  cellOf,
  cellsOf,
  type DoorId,
  doorsAt,
  type Space,
} from './board.ts';
import { straightDistance } from './measure.ts';

/** A space a figure can move to. */
export interface Reached {
  readonly space: Space;
  /** Spaces moved. */
  readonly steps: number;
  /** Every space entered, in order, the destination last. Computed when read. */
  readonly path: readonly Space[];
}

/**
 * The spaces a figure can end its move on, with a shortest path to each from the nearest of its
 * spaces, which are not among them. Steps go to adjacent spaces, diagonals included (AQ-108), not through walls or closed
 * doors (AQ-112), not through features (AQ-113), and from room to room only straight through an
 * open door (AQ-118). Nearest spaces come first.
 *
 * @param budget spaces the figure may move; Infinity for no limit
 * @param canPass whether the figure may enter a space, as far as figures and tokens on it are
 * concerned (AQ-109, AQ-110)
 * @param canEnd whether the move may end there (AQ-111); only asked where it may enter
 */
export function reach(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  budget: number,
  canPass: (space: Space) => boolean,
  canEnd: (space: Space) => boolean,
): Map<Space, Reached> {
  const found = new Map<Space, Reached>();
  for (const end of reachedSpaces(board, situation, from, budget, canPass, canEnd)) {
    found.set(end.space, end);
  }
  return found;
}

/** The same as a list, for callers that go through all of them. */
export function reachedSpaces(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  budget: number,
  canPass: (space: Space) => boolean,
  canEnd: (space: Space) => boolean,
): Reached[] {
  const starts = cellsOf(board, from);
  const walked = walkAmongFigures(board, situation, starts, budget, canPass);
  const found: Reached[] = [];
  for (const cell of walked.reached) {
    if (starts.includes(cell) || !canEnd(board.grid.names[cell]!)) continue;
    found.push(new WalkedSpace(board, walked, cell));
  }
  return found;
}

/**
 * Whether a figure can end its move on some space, other than its own, that is what is looked for. Walks no farther
 * than to the nearest.
 */
export function canWalkWhere(
  board: Board,
  situation: BoardSituation,
  from: Space,
  budget: number,
  canPass: (space: Space) => boolean,
  isLookedFor: (space: Space) => boolean,
): boolean {
  const start = cellOf(board, from);
  let found = false;
  walkAmongFigures(board, situation, [start], budget, canPass, (cell) => {
    found = cell !== start && isLookedFor(board.grid.names[cell]!);
    return found;
  });
  return found;
}

/** How many steps a figure needs to reach a space, 0 to its own; Infinity if it can't. */
export function stepsAmongFigures(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  budget: number,
  canPass: (space: Space) => boolean,
): (space: Space) => number {
  const starts = cellsOf(board, from);
  const { steps } = walkAmongFigures(board, situation, starts, budget, canPass);
  return (space) => {
    const count = steps[cellOf(board, space)]!;
    return count < 0 ? Number.POSITIVE_INFINITY : count;
  };
}

function walkAmongFigures(
  board: Board,
  situation: BoardSituation,
  starts: readonly number[],
  budget: number,
  canPass: (space: Space) => boolean,
  until?: (cell: number) => boolean,
): Walk {
  const { names } = board.grid;
  return walk(board.grid, starts, {
    budget,
    ...(until && { until }),
    isOpen: openDoors(board, situation),
    canEnter: (cell) => !situation.featureSpaces.has(names[cell]!) && canPass(names[cell]!),
  });
}

/** One end of a walk. Its path is computed only when somebody asks: most are never looked at. */
class WalkedSpace implements Reached {
  readonly space: Space;
  readonly steps: number;
  readonly #walked: Walk;
  readonly #board: Board;

  constructor(board: Board, walked: Walk, cell: number) {
    this.space = board.grid.names[cell]!;
    this.steps = walked.steps[cell]!;
    this.#walked = walked;
    this.#board = board;
  }

  get path(): readonly Space[] {
    const { grid } = this.#board;
    return pathTo(this.#walked, cellOf(this.#board, this.space)).map((cell) => grid.names[cell]!);
  }
}

/** Spaces one step away: what "adjacent" means in play, doors and walls considered (AQ-074, AQ-118). */
export function adjacentSpaces(
  board: Board,
  situation: BoardSituation,
  around: Space | readonly Space[],
): Space[] {
  const starts = cellsOf(board, around);
  const walked = walk(board.grid, starts, {
    budget: 1,
    isOpen: openDoors(board, situation),
    canEnter: () => true,
  });
  return walked.reached.slice(starts.length).map((cell) => board.grid.names[cell]!);
}

/** Walking distances from one place to everywhere, for several questions at once. */
export interface Distances {
  /** Spaces to walk; Infinity if there is no way. To a figure on several spaces: the least. */
  to(target: Space | readonly Space[]): number;
  /** The same to a cell of the board. */
  toCell(cell: number): number;
}

/**
 * Walking distances through open doors, around features, ignoring figures. A feature can be the
 * destination (distances to features are needed) but can't be walked through.
 */
export function distancesFrom(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
): Distances {
  return measureWalk(board, situation, from);
}

/** Walking distance between two elements; Infinity if there is no way. */
export function distance(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  to: Space | readonly Space[],
): number {
  return measureWalk(board, situation, from, cellsOf(board, to)).to(to);
}

function measureWalk(
  board: Board,
  situation: BoardSituation,
  from: Space | readonly Space[],
  targets?: readonly number[],
): Distances {
  const { grid } = board;
  const features = situation.featureSpaces;
  const walked = walk(grid, cellsOf(board, from), {
    budget: Number.POSITIVE_INFINITY,
    isOpen: openDoors(board, situation),
    canEnter: (cell) => !features.has(grid.names[cell]!),
    ...(targets && { until: (cell: number) => targets.includes(cell) }),
  });
  const toCell = (cell: number): number => {
    const steps = walked.steps[cell]!;
    if (steps >= 0) return steps;
    if (!features.has(grid.names[cell]!)) return Number.POSITIVE_INFINITY;
    const beside = adjacentSpaces(board, situation, grid.names[cell]!)
      .map((space) => walked.steps[cellOf(board, space)]!)
      .filter((count) => count >= 0);
    return Math.min(...beside) + 1;
  };
  return { to: (target) => Math.min(...cellsOf(board, target).map(toCell)), toCell };
}

/**
 * The nearest spaces, in revealed rooms, that something can be put on: all of them that are equally near by
 * walking distance, or, if no walk leads to a free space, by the straight count (Q-06). Features' spaces are
 * never free. Empty if nothing is free anywhere.
 *
 * @param isFree whether a space is empty as far as figures and tokens are concerned
 */
export function nearestEmpty(
  board: Board,
  situation: BoardSituation,
  around: Space | readonly Space[],
  isFree: (space: Space) => boolean,
): Space[] {
  const { grid } = board;
  const isCandidate = (cell: number): boolean =>
    situation.revealed.has(board.rooms[board.roomOfCell[cell]!]!.id) &&
    !situation.featureSpaces.has(grid.names[cell]!) &&
    isFree(grid.names[cell]!);
  const walked = walk(grid, cellsOf(board, around), {
    budget: Number.POSITIVE_INFINITY,
    isOpen: openDoors(board, situation),
    canEnter: (cell) => !situation.featureSpaces.has(grid.names[cell]!),
  });
  const first = walked.reached.find(isCandidate);
  if (first !== undefined) {
    return walked.reached
      .filter((cell) => walked.steps[cell] === walked.steps[first] && isCandidate(cell))
      .map((cell) => grid.names[cell]!);
  }
  const free = grid.names.filter((_, cell) => board.roomOfCell[cell]! >= 0 && isCandidate(cell));
  const spans = free.map((space) => straightDistance(around, space));
  const shortest = Math.min(...spans);
  return free.filter((_, index) => spans[index] === shortest);
}

/** Closed doors that a character on this space could open, as far as its position goes (AQ-115). */
export function closedDoorsAt(board: Board, situation: BoardSituation, space: Space): DoorId[] {
  return doorsAt(board, space)
    .filter((door) => !situation.openDoors.has(door.id))
    .map((door) => door.id);
}

function openDoors(board: Board, situation: BoardSituation): (door: number) => boolean {
  return (door) => situation.openDoors.has(board.doors[door]!.id);
}
