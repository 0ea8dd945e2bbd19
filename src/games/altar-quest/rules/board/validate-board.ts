import type { Message } from '../../../../kernel/decision.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { walk } from '../../../../kernel/walking/walk.ts';
import {
  type Board,
  type BoardProblem,
  type BoardSituation,
  cellOf,
  type Room,
  type RoomId,
  type Space,
} from './board.ts';
import { hugePlacements } from './huge.ts';

/**
 * What is wrong with a board, for its author; empty if it can be played on. Checks the drawing itself,
 * doors (AQ-073, AQ-075), feature areas and shadow spaces (AQ-076, AQ-148).
 */
export function validateBoard(board: Board): readonly BoardProblem[] {
  // What follows relies on what is drawn.
  if (board.problems.length > 0) return board.problems;
  return [
    ...doorProblems(board),
    ...connectionProblems(board),
    ...board.rooms.flatMap((room) => roomProblems(board, room)),
  ];
}

/** The problem after the place of it: `Line 4, column 8: Room b has no door.` */
export const sentencesOf = ({ at, what }: BoardProblem): Message[] =>
  at ? [{ key: 'packs.drawing.at', args: { ...at } }, what] : [what];

function doorProblems(board: Board): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const pairs = new Set<string>();
  for (const { rooms, spaces } of board.doors) {
    const at = placeOf(board, spaces[0]);
    const [one, other] = rooms.map((room) => letterOf(board, room)).sort() as [string, string];
    if (one === other)
      problems.push({
        at,
        what: { key: 'altar-quest.packs.board.door-within', args: { room: one } },
      });
    if (pairs.has(one + other)) {
      problems.push({
        at,
        what: { key: 'altar-quest.packs.board.door-again', args: { one, other } },
      });
    }
    pairs.add(one + other);
  }
  return problems;
}

const letterOf = ({ roomById }: Board, room: RoomId): string => roomById.get(room)?.letter ?? '';

const placeOf = (board: Board, space: Space): BoardProblem['at'] =>
  board.grid.placeOf(cellOf(board, space));

function connectionProblems(board: Board): BoardProblem[] {
  const [first] = board.rooms;
  if (!first) return [{ at: null, what: { key: 'altar-quest.packs.board.no-rooms' } }];
  const walked = walk(board.grid, [cellOf(board, first.spaces[0]!)], {
    budget: Number.POSITIVE_INFINITY,
    isOpen: () => true,
    canEnter: () => true,
  });
  return board.rooms.flatMap(({ letter, spaces }) => {
    const lost = spaces.find((space) => walked.steps[cellOf(board, space)]! < 0);
    if (lost === undefined) return [];
    const what = {
      key: 'altar-quest.packs.board.unreachable',
      args: { room: letter, from: first.letter },
    };
    return [{ at: placeOf(board, lost), what }];
  });
}

function roomProblems(board: Board, { letter, ...room }: Room): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const report = (space: Space, key: string, args: JsonObject = {}): number =>
    problems.push({
      at: placeOf(board, space),
      what: { key, args: { room: letter, ...args } },
    });
  if (room.doors.length === 0) report(room.spaces[0]!, 'altar-quest.packs.board.no-door');
  const doorSpaces = new Set(board.doors.flatMap((door) => door.spaces));
  const { one, two, four } = room.feature;
  if (!isSquare(board, four)) report(one[0]!, 'altar-quest.packs.board.not-square');
  else if (!sharesEdge(board, two)) report(two[1]!, 'altar-quest.packs.board.not-straight');
  for (const space of four.filter((covered) => doorSpaces.has(covered))) {
    report(space, 'altar-quest.packs.board.feature-at-door');
  }
  if (doorSpaces.has(room.shadow)) report(room.shadow, 'altar-quest.packs.board.shadow-at-door');
  const cutting = [one, two, four].find((covered) => cutsApart(board, room, covered));
  if (cutting) report(one[0]!, 'altar-quest.packs.board.cut-apart', { spaces: cutting.length });
  if (hugePlacements(board, withFeature(four), room.shadow).length === 0) {
    report(room.shadow, 'altar-quest.packs.board.no-huge');
  }
  return problems;
}

function isSquare(board: Board, spaces: readonly Space[]): boolean {
  const cells = [...new Set(spaces)].map((space) => cellOf(board, space)).sort((a, b) => a - b);
  const [first] = cells;
  if (first === undefined || cells.length !== 4) return false;
  const { columns } = board.grid;
  const expected = [first, first + 1, first + columns, first + columns + 1];
  return expected.every((cell, index) => cells[index] === cell) && first % columns < columns - 1;
}

function sharesEdge(board: Board, [from, to]: readonly Space[]): boolean {
  const gap = Math.abs(cellOf(board, from!) - cellOf(board, to!));
  return gap === 1 || gap === board.grid.columns;
}

function cutsApart(board: Board, room: Pick<Room, 'spaces'>, covered: readonly Space[]): boolean {
  const rest = room.spaces.filter((space) => !covered.includes(space));
  if (rest.length === 0) return true;
  const walked = walk(board.grid, [cellOf(board, rest[0]!)], {
    budget: Number.POSITIVE_INFINITY,
    isOpen: () => false,
    canEnter: (cell) => !covered.includes(board.grid.names[cell]!),
  });
  return rest.some((space) => walked.steps[cellOf(board, space)]! < 0);
}

function withFeature(spaces: readonly Space[]): BoardSituation {
  return { openDoors: new Set(), revealed: new Set(), featureSpaces: new Set(spaces) };
}
