import { describe, expect, it } from 'vitest';
import {
  canTarget,
  hasLineOfSight,
  range,
  straightDistance,
} from '../../../../src/games/altar-quest/rules/board/measure.ts';
import { drawBoard, situationOf, THREE_ROOMS } from './situations.ts';

const board = THREE_ROOMS;
const closed = situationOf(board);
const open = situationOf(board, { open: 'all' });

describe('range', () => {
  it('AQ-121: counts spaces along the shortest path, diagonals as one', () => {
    expect(range(board, closed, 'A1', 'C3')).toBe(2);
    expect(range(board, closed, 'A1', 'A1')).toBe(0);
  });

  it('AQ-121: goes around walls inside a room', () => {
    const bent = drawBoard(`
+--+--+--+
|a |  |a |
+  +--+  +
|a  a  a |
+--+--+--+
`);
    expect(range(bent, situationOf(bent), 'A1', 'C1')).toBe(2);
  });

  it('AQ-113, AQ-121: features do not lengthen the count', () => {
    const situation = situationOf(board, { features: ['B1', 'B2', 'B3'] });
    expect(range(board, situation, 'A2', 'C2')).toBe(2);
  });

  it('AQ-123, C-14: reaches another room only from or to a connected door space', () => {
    expect(range(board, open, 'C2', 'F3')).toBe(3);
    expect(range(board, open, 'F3', 'C2')).toBe(3);
    expect(range(board, open, 'A2', 'D2')).toBe(3);
    expect(range(board, open, 'B2', 'E2')).toBeNull();
    expect(range(board, open, 'C1', 'D1')).toBeNull();
    expect(range(board, closed, 'C2', 'D2')).toBeNull();
  });

  it('AQ-123: a door space of another door does not count', () => {
    expect(range(board, open, 'A2', 'E3')).toBeNull();
    expect(range(board, open, 'C2', 'E4')).toBeNull();
  });

  it('AQ-151: a figure on several spaces is measured from its nearest', () => {
    expect(range(board, open, ['A1', 'B1', 'A2', 'B2'], 'C3')).toBe(1);
    expect(range(board, open, ['E2', 'F2', 'E3', 'F3'], 'C2')).toBe(2);
    expect(range(board, open, ['A1', 'B1'], ['C1', 'C3'])).toBe(1);
  });

  it('Q-06: the straight count ignores walls', () => {
    expect(straightDistance('A1', 'F5')).toBe(5);
    expect(straightDistance(['A1', 'B1'], ['D1', 'F1'])).toBe(2);
  });
});

describe('line of sight', () => {
  const hall = drawBoard(`
+--+--+--+--+--+
|a  a  a  a  a |
+  +--+--+--+  +
|a |b  b  b |a |
+  +        +  +
|a :b  b  b |a |
+  +        +  +
|a |b  b  b |a |
+--+--+--+--+--+
`);

  it('AQ-126, Q-100: some point of one space joins some point of the other', () => {
    const situation = situationOf(hall);
    expect(hasLineOfSight(hall, situation, 'A2', 'B1')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A4', 'B1')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A2', 'E1')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A3', 'E1')).toBe(false);
    expect(hasLineOfSight(hall, situation, 'A2', 'E2')).toBe(false);
  });

  it('AQ-127, C-14: through an open door only from or to its door space', () => {
    const situation = situationOf(hall, { open: 'all' });
    expect(hasLineOfSight(hall, situation, 'A3', 'D3')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'D4', 'A3')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A2', 'B3')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A1', 'B3')).toBe(true);
    expect(hasLineOfSight(hall, situation, 'A2', 'C4')).toBe(false);
    expect(hasLineOfSight(hall, situation, 'A3', 'B2')).toBe(true);
  });

  it('AQ-128: closed doors block, features and figures do not', () => {
    expect(hasLineOfSight(hall, situationOf(hall), 'A3', 'B3')).toBe(false);
    const cluttered = situationOf(hall, { open: 'all', features: ['B3', 'C3'] });
    expect(hasLineOfSight(hall, cluttered, 'A3', 'D3')).toBe(true);
  });

  it('AQ-151: a figure on several spaces sees from any of them', () => {
    const situation = situationOf(hall);
    expect(hasLineOfSight(hall, situation, ['A2', 'A1'], 'E1')).toBe(true);
  });

  it('AQ-124, AQ-125: a target is within range up to and including the value, and in sight', () => {
    const situation = situationOf(hall);
    expect(canTarget(hall, situation, 'A1', 'E1', 4)).toBe(true);
    expect(canTarget(hall, situation, 'A1', 'E1', 3)).toBe(false);
    expect(canTarget(hall, situation, 'A2', 'E2', 9)).toBe(false);
  });
});
