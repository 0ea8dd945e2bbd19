import { describe, expect, it } from 'vitest';
import {
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

/** One room with a wall between C and D that leaves the two lower rows open. */
const partition = drawBoard(`
+--+--+--+--+--+--+--+
|a  a  a |a  a  a  a |
+        +           +
|a  a  a |a  a  a  a |
+        +           +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+--+--+--+--+--+--+--+
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
    expect(result).toMatchObject([{ space: 'E1', path: ['B1', 'C1', 'D1', 'E1'] }]);
  });

  it('AQ-133: steps back from a character that is too near', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'D1', range: 3, ...at('E1') }),
    );
    expect(spaces(result)).toEqual(['B1']);
  });

  it('Q-09: stays where it already stands best', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'E1', range: 2, ...at('G1') }),
    );
    expect(result).toEqual([{ space: 'E1', steps: 0, path: [] }]);
  });

  it('AQ-134: of equal spaces takes those that have most characters in range, farthest off', () => {
    const result = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', range: 1, ...at('B2'), characters: ['B2', 'C2'] }),
    );
    expect(spaces(result)).toEqual(['B1', 'B3', 'C1', 'C3']);
    const wide = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', range: 2, ...at('A3'), characters: ['A3', 'A1'] }),
    );
    expect(spaces(wide)).toEqual(['C1', 'C2', 'C3']);
  });

  describe('of two spaces at three from the target', () => {
    const hall = drawBoard(`
+--+--+--+--+--+--+--+
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+                    +
|a  a  a  a  a  a  a |
+--+--+--+--+--+--+--+
`);
    const chosen = (...others: string[]) =>
      spaces(
        engagePositions(
          hall,
          situationOf(hall),
          engagement({
            from: 'B5',
            speed: 4,
            range: 3,
            target: 'A5',
            characters: ['A5', ...others],
            canPass: () => true,
            canEnd: (space) => space === 'D2' || space === 'D8',
          }),
        ),
      );

    it('AQ-134: takes the one with more characters in range, though they are nearer to it', () => {
      // From D2: two more in range, at 1 space each. From D8: one more, at 3.
      expect(chosen('E2', 'E3', 'G8')).toEqual(['D2']);
    });

    it('AQ-134: with as many in range, takes the one that is farther from them', () => {
      expect(chosen('E2', 'G8')).toEqual(['D8']);
    });

    it('AQ-134, AQ-007: equal in both, they are left to the players', () => {
      expect(chosen('E2', 'E8')).toEqual(['D2', 'D8']);
    });
  });

  it('AQ-135: moves no farther than its speed', () => {
    const result = engagePositions(
      corridor,
      situationOf(corridor),
      engagement({ from: 'A1', speed: 2, range: 1, ...at('H1') }),
    );
    expect(result).toMatchObject([{ space: 'C1', steps: 2, path: ['B1', 'C1'] }]);
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
    expect(spaces(result)).toEqual(['B1']);
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
    expect(spaces(result)).toEqual(['D1']);
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
    expect(spaces(result)).toEqual(['E1']);
  });

  it('Q-106: makes for the closest good space though it is taken, not the long way around for a free one', () => {
    const ring = drawBoard(`
+--+--+--+--+--+
|a  a  a  a  a |
+              +
|a  a  a  a  a |
+              +
|a  a  a  a  a |
+--+--+--+--+--+
`);
    // E2 is targeted from D1, E1, D3 and E3; the upper two are taken.
    const result = engagePositions(
      ring,
      situationOf(ring, { features: ['B2', 'C2', 'D2'] }),
      engagement({
        from: 'B1',
        speed: 1,
        range: 1,
        ...at('E2'),
        canEnd: (space) => !['D1', 'E1', 'E2'].includes(space),
      }),
    );
    expect(spaces(result)).toEqual(['C1']);
  });

  it('AQ-132, AQ-126: goes where it can see the target, not only within range of it', () => {
    // B2, where it stands, and C2 are at two spaces like B3, but the wall hides D2 from them.
    const result = engagePositions(
      partition,
      situationOf(partition),
      engagement({ from: 'B2', speed: 1, range: 2, ...at('D2') }),
    );
    expect(spaces(result)).toEqual(['B3']);
  });

  it('Q-09, AQ-126: on the way, too, it makes for a space that it could see the target from', () => {
    // C3 is the closest of those; B1 is in range already, but behind the wall.
    const result = engagePositions(
      partition,
      situationOf(partition),
      engagement({ from: 'C1', speed: 1, range: 4, ...at('D1') }),
    );
    expect(spaces(result)).toEqual(['B2', 'C2']);
  });

  it('AQ-119, Q-10: does not move when only a closed door leads to the target', () => {
    const result = engagePositions(
      board,
      situationOf(board),
      engagement({ from: 'A1', ...at('E2') }),
    );
    expect(result).toEqual([]);
    const opened = situationOf(board, { open: ['door-01'] });
    const through = engagePositions(board, opened, engagement({ from: 'A1', ...at('E2') }));
    expect(spaces(through)).toEqual(['C2']);
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

  it('AQ-152, AQ-126: are placed where they see the target', () => {
    // A1 to A4 are at four spaces, one more than any space that sees D1.
    const positions = hugeEngagePositions(
      partition,
      situationOf(partition),
      null,
      { range: 4, target: 'D1', characters: ['D1'] },
      () => false,
    );
    expect(spaces(positions)).toEqual(['B4', 'C4', 'D4', 'E4', 'F4', 'G1', 'G2', 'G3', 'G4']);
  });

  it('AQ-153, Q-104: choose the placement that moves the fewest figures', () => {
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
