import { newLibrary } from '../../../../cards/library.ts';
import { isInBox } from '../../../../kernel/packs.ts';
import type { MatchOptions } from '../options.ts';
import type { Board } from './board.ts';
import { validateBoard } from './validate-board.ts';

const boards = newLibrary<Board>('board');

/**
 * Adds a board to the library: the box's own when the game's index is loaded, others the same way. Throws for
 * one that can't be played on, with what is wrong, and if the id is taken.
 */
export function registerBoard(board: Board): void {
  const problems = validateBoard(board);
  if (problems.length > 0) {
    throw new Error([`The board ${board.id} can't be registered:`, ...problems].join('\n'));
  }
  boards.add(board);
}

export const allBoards: () => readonly Board[] = boards.all;

export const boardsOfBox = (): Board[] => boards.all().filter(({ id }) => isInBox(id));

/** The board of matches begun before matches named their board. */
const FIRST = 'hollowmere-priory';

/** The board that a match is played on, by its state or a view of it. Throws for a board that nobody registered. */
export const boardOf = ({ options }: { options: Partial<Pick<MatchOptions, 'board'>> }): Board =>
  boards.definition(options.board ?? FIRST);
