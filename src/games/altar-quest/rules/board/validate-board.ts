import { edgeBetween } from '../../../../kernel/grid/grid.ts';
import { walk } from '../../../../kernel/walking/walk.ts';
import { type Board, type BoardSituation, cellOf, type Room, type Space } from './board.ts';
import { hugePlacements } from './huge.ts';

/**
 * What is wrong with a board, in words for its author; empty if it can be played on. Checks the drawing itself,
 * doors (AQ-073, AQ-075), feature areas and shadow spaces (AQ-076, AQ-148).
 */
export function validateBoard(board: Board): string[] {
  return [
    ...board.problems,
    ...doorProblems(board),
    ...connectionProblems(board),
    ...board.rooms.flatMap((room) => roomProblems(board, room)),
  ];
}

function doorProblems(board: Board): string[] {
  const problems: string[] = [];
  const pairs = new Set<string>();
  for (const [index, door] of board.doors.entries()) {
    const [one, other] = door.rooms;
    if (one === other) problems.push(`${door.id}: both sides are in ${one}`);
    const pair = [one, other].sort().join(' and ');
    if (pairs.has(pair)) problems.push(`${door.id}: a second door between ${pair}`);
    pairs.add(pair);
    const [near, far] = door.spaces.map((space) => cellOf(board, space)) as [number, number];
    if (edgeBetween(board.grid, near, far) !== index) {
      problems.push(`${door.id}: not on the edge between ${door.spaces.join(' and ')}`);
    }
  }
  return problems;
}

function connectionProblems(board: Board): string[] {
  const start = board.rooms[0]?.spaces[0];
  if (start === undefined) return ['there are no rooms'];
  const walked = walk(board.grid, [cellOf(board, start)], {
    budget: Number.POSITIVE_INFINITY,
    isOpen: () => true,
    canEnter: () => true,
  });
  const lost = [...board.grid.cellOf].filter(([, cell]) => walked.steps[cell]! < 0);
  const rooms = board.rooms.filter((room) => lost.some(([space]) => room.spaces.includes(space)));
  return rooms.map((room) => `${room.id}: not all of it can be reached from ${start}`);
}

function roomProblems(board: Board, room: Room): string[] {
  const problems: string[] = [];
  const report = (problem: string): number => problems.push(`${room.id}: ${problem}`);
  if (room.doors.length < 1 || room.doors.length > 4) {
    report(`has ${room.doors.length} doors, needs 1 to 4`);
  }
  const doorSpaces = board.doors.flatMap((door) => door.spaces);
  const { one, two, four } = room.feature;
  if (!isSquare(board, four)) report(`feature spaces ${four.join(' ')} are not two by two`);
  else if (!sharesEdge(board, two)) report(`the white arrow from ${two[0]} does not lead straight`);
  for (const space of four) {
    if (doorSpaces.includes(space)) report(`feature space ${space} is a door space`);
  }
  if (four.includes(room.shadow)) report(`the shadow space ${room.shadow} is a feature space`);
  if (doorSpaces.includes(room.shadow)) report(`the shadow space ${room.shadow} is a door space`);
  for (const covered of [one, two, four]) {
    if (cutsApart(board, room, covered)) {
      report(`a feature on ${covered.join(' ')} cuts the room apart`);
    }
  }
  if (hugePlacements(board, withFeature(four), room.shadow).length === 0) {
    report(`no Huge figure fits on the shadow space ${room.shadow}`);
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

function cutsApart(board: Board, room: Room, covered: readonly Space[]): boolean {
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
