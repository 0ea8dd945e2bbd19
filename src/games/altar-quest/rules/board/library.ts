import { newLibrary } from '../../../../cards/library.ts';
import { CannotBeAdded, isInBox } from '../../../../kernel/packs.ts';
import { type Board, FIRST_BOARD, type Room, type RoomId } from './board.ts';
import { validateBoard } from './validate-board.ts';

const boards = newLibrary<Board>('board');

/**
 * Adds a board to the library: the box's own when the game's index is loaded, others the same way.
 * @throws CannotBeAdded with what is wrong with one that can't be played on; an Error if its id is taken
 */
export function registerBoard(board: Board): void {
  const problems = validateBoard(board);
  if (problems.length > 0) throw new CannotBeAdded(problems.map(({ what }) => what));
  boards.add(board);
}

export const allBoards: () => readonly Board[] = boards.all;

export const boardsOfBox = (): Board[] => boards.all().filter(({ id }) => isInBox(id));

/** A room of any board. Throws for one that none has. */
export function roomNamed(id: RoomId): Room {
  for (const { roomById } of boards.all()) {
    const room = roomById.get(id);
    if (room) return room;
  }
  throw new RangeError(`There is no room ${id}.`);
}

/**
 * The board that a match is played on, by its state or a view of it: the first, if it began before matches named
 * theirs. Throws for a board that nobody registered.
 */
export const boardOf = ({ options }: { options: { board?: string } }): Board =>
  boards.definition(options.board ?? FIRST_BOARD);
