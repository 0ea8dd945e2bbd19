import { describe, expect, it } from 'vitest';
import {
  canReachTarget,
  engagePositions,
  hugeEngagePositions,
  type WalkingEngagement,
} from '../../../../src/games/altar-quest/rules/board/engage.ts';
import { hugePlacements } from '../../../../src/games/altar-quest/rules/board/huge.ts';
import { drawBoard, situationOf, THREE_ROOMS } from './situations.ts';

const board = THREE_ROOMS;
const corridor = drawBoard(`
+--+--+--+--+--+--+--+--+
|a  a  a  a  a  a  a  a |
+--+--+--+--+--+--+--+--+
`);

const engagement = (changes: Partial<WalkingEngagement>): WalkingEngagement => ({
  from: 'A1',
  speed: 4,
  range: 2,
  target: 'C3',
  characters: ['C3'],
  canPass: (space) => space !== 'C3',
  canEnd: (space) => space !== 'C3',
  ...changes,
});
const at = (space: string) => ({
  target: space,
  characters: [space],
  canPass: (entered: string) => entered !== space,
  canEnd: (entered: string) => entered !== space,
});
const spaces = (positions: readonly { space: string }[]) =>
  positions.map((position) => position.space).sort();

describe('engaging', () => {
  it('AQ-132, AQ-133: goes to the farthest space within range and sight', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'A1', range: 2, ...at('G1') }),
    );
    expect(result.targets).toBe(true);
    expect(result.positions).toMatchObject([{ space: 'E1', path: ['B1', 'C1', 'D1', 'E1'] }]);
  });

  it('AQ-133: steps back from a character that is too near', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'D1', range: 3, ...at('E1') }),
    );
    expect(spaces(result.positions)).toEqual(['B1']);
  });

  it('Q-09: stays where it already stands best', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'E1', range: 2, ...at('G1') }),
    );
    expect(result.positions).toEqual([{ space: 'E1', steps: 0, path: [] }]);
  });

  it('AQ-134: of equal spaces takes those that have most characters in range, farthest off', () => {
    const result = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', range: 1, ...at('B2'), characters: ['B2', 'C2'] }),
    );
    expect(spaces(result.positions)).toEqual(['B1', 'B3', 'C1', 'C3']);
    const wide = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', range: 2, ...at('A3'), characters: ['A3', 'A1'] }),
    );
    expect(spaces(wide.positions)).toEqual(['C1', 'C2', 'C3']);
  });

  it('AQ-135: moves no farther than its speed', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'A1', speed: 2, range: 1, ...at('H1') }),
    );
    expect(result.targets).toBe(false);
    expect(result.positions).toMatchObject([{ space: 'C1', steps: 2, path: ['B1', 'C1'] }]);
  });

  it('AQ-136, Q-09: on the way it stops at the last empty space', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({
        from: 'A1',
        speed: 2,
        range: 1,
        ...at('H1'),
        canEnd: (space) => space !== 'C1' && space !== 'H1',
      }),
    );
    expect(spaces(result.positions)).toEqual(['B1']);
  });

  it('Q-09: queues up behind others when every good space is taken', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({
        from: 'A1',
        speed: 9,
        range: 1,
        ...at('F1'),
        canEnd: (space) => space !== 'E1' && space !== 'F1',
      }),
    );
    expect(result.targets).toBe(false);
    expect(spaces(result.positions)).toEqual(['D1']);
  });

  it('Q-09: queues up on the way, not in the other direction, however fast it is', () => {
    const fast = engagement({
      from: 'D1',
      speed: 3,
      range: 2,
      ...at('H1'),
      canEnd: (space) => space < 'F1',
    });
    const result = engagePositions(corridor, situationOf(corridor), fast);
    expect(result.targets).toBe(false);
    expect(canReachTarget(corridor, situationOf(corridor), fast)).toBe(false);
    expect(spaces(result.positions)).toEqual(['E1']);
  });

  it('AQ-119, Q-10: does not move when only a closed door leads to the target', () => {
    const result = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', ...at('E2') }),
    );
    expect(result).toEqual({ targets: false, positions: [] });
    const opened = situationOf(board, { open: ['door-01'] });
    const through = engagePositions(board, opened, engagement({ from: 'A1', ...at('E2') }));
    expect(through.targets).toBe(true);
    expect(spaces(through.positions)).toEqual(['C2']);
  });
});

describe('Huge figures', () => {
  it('AQ-151: cover two by two spaces of one room', () => {
    expect(hugePlacements(board, situationOf(board), 'B2')).toHaveLength(4);
    expect(hugePlacements(board, situationOf(board, { open: 'all' }), 'C2')).toEqual([
      ['B2', 'C2', 'B3', 'C3'],
      ['B1', 'C1', 'B2', 'C2'],
    ]);
    expect(hugePlacements(corridor, situationOf(corridor), 'C1')).toEqual([]);
  });

  it('AQ-148, C-13: keep off features', () => {
    const situation = situationOf(board, { features: ['B2'] });
    expect(hugePlacements(board, situation, 'A1')).toEqual([]);
    expect(hugePlacements(board, situation, 'C3')).toEqual([]);
  });

  it('AQ-152: are placed so that one of their spaces is the optimal position', () => {
    const positions = hugeEngagePositions(
      board,
      situationOf(board),
      null,
      { range: 9, target: 'A1', characters: ['A1'] },
      () => false,
    );
    expect(spaces(positions)).toEqual(['A3', 'B3', 'C1', 'C2', 'C3']);
    expect(positions.find(({ space }) => space === 'C3')!.placements).toEqual([
      ['B2', 'C2', 'B3', 'C3'],
    ]);
  });

  it('AQ-153: choose the placement that moves the fewest figures', () => {
    const [position] = hugeEngagePositions(
      board,
      situationOf(board),
      null,
      { range: 9, target: 'A1', characters: ['A1'] },
      (space) => space === 'C1',
    ).filter(({ space }) => space === 'C2');
    expect(position!.placements).toEqual([['B2', 'C2', 'B3', 'C3']]);
  });

  it('Q-10, AQ-119: do not pass closed doors', () => {
    const from = ['D4', 'E4', 'D5', 'E5'];
    const hunt = { range: 9, target: 'E1', characters: ['E1'] };
    const free = () => false;
    expect(hugeEngagePositions(board, situationOf(board), from, hunt, free)).toEqual([]);
    const opened = situationOf(board, { open: ['door-02'] });
    expect(hugeEngagePositions(board, opened, from, hunt, free).length).toBeGreaterThan(0);
  });
});
