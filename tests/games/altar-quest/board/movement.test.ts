import { describe, expect, it } from 'vitest';
import {
  adjacentSpaces,
  closedDoorsAt,
  distance,
  nearestEmpty,
  reach,
} from '../../../../src/games/altar-quest/rules/board/movement.ts';
import {
  closestToMany,
  nearest,
  nearestToMost,
} from '../../../../src/games/altar-quest/rules/board/nearest.ts';
import { drawBoard, situationOf, THREE_ROOMS } from './situations.ts';

const board = THREE_ROOMS;
const hall = drawBoard(`
+--+--+--+--+--+--+--+--+--+--+--+
|a  a  a  a  a  a  a  a  a  a  a |
+--+--+--+--+--+--+--+--+--+--+--+
`);
const always = () => true;
const spacesOf = (reached: ReadonlyMap<string, unknown>) => [...reached.keys()].sort();

describe('movement', () => {
  it('AQ-108: a step leads to any adjacent space, diagonals included', () => {
    const reached = reach(board, situationOf(board), 'B2', 1, always, always);
    expect(spacesOf(reached)).toEqual(['A1', 'A2', 'A3', 'B1', 'B3', 'C1', 'C2', 'C3']);
    expect(reached.get('A1')).toMatchObject({ steps: 1, path: ['A1'] });
  });

  it('AQ-109, AQ-110: spaces that may not be entered are walked around, others through', () => {
    const corridor = drawBoard(`
+--+--+--+--+
|a  a  a  a |
+--+--+--+--+
`);
    const blocked = reach(corridor, situationOf(corridor), 'A1', 3, (s) => s !== 'B1', always);
    expect(spacesOf(blocked)).toEqual([]);
    const through = reach(corridor, situationOf(corridor), 'A1', 3, always, (s) => s !== 'B1');
    expect(spacesOf(through)).toEqual(['C1', 'D1']);
    expect(through.get('D1')!.path).toEqual(['B1', 'C1', 'D1']);
  });

  it('AQ-111: a move ends only where it may end', () => {
    const reached = reach(board, situationOf(board), 'A1', 1, always, (space) => space !== 'B2');
    expect(spacesOf(reached)).toEqual(['A2', 'B1']);
  });

  it('AQ-112: no move through walls or closed doors', () => {
    const closed = reach(board, situationOf(board), 'C2', 9, always, always);
    expect(spacesOf(closed).every((space) => 'ABC'.includes(space[0]!))).toBe(true);
    const open = reach(board, situationOf(board, { open: ['door-01'] }), 'C2', 9, always, always);
    expect(open.get('D2')!.steps).toBe(1);
    expect(open.has('E4')).toBe(false);
  });

  it('AQ-113: features block movement', () => {
    const situation = situationOf(board, { features: ['B1', 'B2'] });
    const reached = reach(board, situation, 'A1', 3, always, always);
    expect(reached.has('B2')).toBe(false);
    expect(reached.get('C3')!.path).toEqual(['A2', 'B3', 'C3']);
    expect(reached.has('C1')).toBe(false);
    expect(reach(board, situation, 'A1', 4, always, always).get('C1')!.steps).toBe(4);
  });

  it('AQ-118: rooms are changed straight through an open door, never diagonally', () => {
    const situation = situationOf(board, { open: 'all' });
    const fromBeside = reach(board, situation, 'C1', 1, always, always);
    expect(fromBeside.has('D2')).toBe(false);
    const fromDoor = reach(board, situation, 'C2', 1, always, always);
    expect(fromDoor.has('D2')).toBe(true);
    expect(fromDoor.has('D1')).toBe(false);
    expect(fromDoor.has('D3')).toBe(false);
    expect(reach(board, situation, 'C1', 9, always, always).get('E4')!.path).toEqual([
      'C2',
      'D2',
      'E3',
      'E4',
    ]);
  });

  it('AQ-074: adjacency follows edges and corners, not walls', () => {
    const open = situationOf(board, { open: 'all' });
    expect(adjacentSpaces(board, open, 'C2').sort()).toEqual(['B1', 'B2', 'B3', 'C1', 'C3', 'D2']);
    expect(adjacentSpaces(board, situationOf(board), 'C2')).not.toContain('D2');
    expect(adjacentSpaces(board, open, ['A1', 'B1']).sort()).toEqual(['A2', 'B2', 'C1', 'C2']);
  });

  it('AQ-115: doors can be opened from their door spaces while closed', () => {
    expect(closedDoorsAt(board, situationOf(board), 'D2')).toEqual(['door-01']);
    expect(closedDoorsAt(board, situationOf(board), 'E2')).toEqual([]);
    expect(closedDoorsAt(board, situationOf(board, { open: 'all' }), 'D2')).toEqual([]);
  });

  it('refuses a space that is not on the board', () => {
    expect(() => reach(board, situationOf(board), 'Z9', 1, always, always)).toThrow(RangeError);
  });
});

describe('walking distance', () => {
  it('Q-06: goes through open doors and around features, ignoring figures', () => {
    expect(distance(board, situationOf(board, { open: 'all' }), 'A2', 'E5')).toBe(6);
    expect(distance(board, situationOf(board), 'A2', 'E5')).toBe(Number.POSITIVE_INFINITY);
    const around = situationOf(board, { features: ['B2', 'B3'] });
    expect(distance(board, around, 'A3', 'C3')).toBe(4);
  });

  it('Q-06: a feature and a figure on several spaces are as far as their nearest space', () => {
    const situation = situationOf(board, { features: ['B2', 'C2'] });
    expect(distance(board, situation, 'A1', 'C2')).toBe(2);
    expect(distance(board, situation, 'A1', ['B2', 'C2'])).toBe(1);
    expect(distance(board, situation, ['A3', 'B3'], 'C1')).toBe(3);
  });

  it('Q-06: nearest falls back to the straight count when nothing can be walked to', () => {
    const closed = situationOf(board);
    expect(nearest(board, closed, 'C2', ['D4', 'F1', 'D2'])).toEqual(['D2']);
    expect(nearest(board, closed, 'C2', ['A2', 'D2', 'A3'])).toEqual(['A2', 'A3']);
    expect(nearest(board, closed, 'C2', [])).toEqual([]);
  });

  it('AQ-147, Q-07: each character counts for the space nearest to it, and the most characters decide', () => {
    const characters = ['D1', 'E1', 'K1'];
    const chosen = nearestToMost(hall, situationOf(hall), ['A1', 'K1'], characters);
    // Two for A1, at 3 and 4 spaces; the sums, 17 and 13, would favour K1.
    expect(chosen).toEqual(['A1']);
  });

  it('Q-07: one who is equally near to several counts for each of them', () => {
    const characters = ['F1', 'J1'];
    const chosen = nearestToMost(hall, situationOf(hall), ['A1', 'K1'], characters);
    expect(chosen).toEqual(['K1']);
  });

  it('Q-07: as many for several: the smallest sum, among these only; then it is up to the players', () => {
    // The sums are 9, 7 and 11, but F1 is nearest to nobody.
    const candidates = ['A1', 'F1', 'K1'];
    expect(nearestToMost(hall, situationOf(hall), candidates, ['B1', 'I1'])).toEqual(['A1']);
    expect(nearestToMost(hall, situationOf(hall), ['A1', 'K1'], ['B1', 'J1'])).toEqual([
      'A1',
      'K1',
    ]);
  });

  it('Q-06, Q-07: who can walk to none of them counts by the straight line', () => {
    const closed = situationOf(board);
    expect(nearestToMost(board, closed, ['A1', 'C1'], ['D1', 'A3'])).toEqual(['C1']);
  });

  it('AQ-163, Q-07: as close to as many as possible is the smallest sum of distances', () => {
    const open = situationOf(board, { open: 'all' });
    expect(closestToMany(board, open, ['A1', 'F1', 'F5'], ['D1', 'D3', 'E1'])).toEqual(['F1']);
    const characters = ['D1', 'E1', 'K1'];
    expect(closestToMany(hall, situationOf(hall), ['A1', 'K1'], characters)).toEqual(['K1']);
  });

  it('Q-07: of equal sums the one with more characters at the least distance', () => {
    const characters = ['B1', 'C1', 'F1'];
    const chosen = closestToMany(hall, situationOf(hall), ['C1', 'B1', 'D1'], characters);
    expect(chosen).toEqual(['C1']);
    expect(closestToMany(hall, situationOf(hall), ['A1', 'C1'], ['B1', 'B1'])).toEqual([
      'A1',
      'C1',
    ]);
  });
});

describe('nearest empty space', () => {
  it('AQ-145: is the space itself when it is empty', () => {
    expect(nearestEmpty(board, situationOf(board), 'B2', always)).toEqual(['B2']);
  });

  it('AQ-145, AQ-153: lists every space that is equally near', () => {
    const taken = new Set(['A1', 'A2']);
    const found = nearestEmpty(board, situationOf(board), 'A1', (space) => !taken.has(space));
    expect(found.sort()).toEqual(['B1', 'B2']);
  });

  it('C-13: never offers a feature, and walks around it', () => {
    const situation = situationOf(board, { features: ['B1', 'B2'] });
    const found = nearestEmpty(board, situation, 'A1', (space) => space !== 'A1');
    expect(found).toEqual(['A2']);
  });

  it('stays in revealed rooms, and falls back to the straight count', () => {
    const situation = situationOf(board, {
      open: 'all',
      revealed: ['drawn-for-a-test-a', 'drawn-for-a-test-c'],
    });
    const onlyFar = (space: string) => 'DEF'.includes(space[0]!);
    expect(nearestEmpty(board, situation, 'A1', onlyFar)).toEqual(['E4']);
    const closed = situationOf(board, { revealed: ['drawn-for-a-test-a', 'drawn-for-a-test-c'] });
    expect(nearestEmpty(board, closed, 'C3', onlyFar)).toEqual(['D4']);
    expect(nearestEmpty(board, closed, 'C3', () => false)).toEqual([]);
  });
});
