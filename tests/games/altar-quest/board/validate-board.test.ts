import { describe, expect, it } from 'vitest';
import boardTexts from '../../../../assets/texts/en/altar-quest-board.json' with { type: 'json' };
import { createBoard } from '../../../../src/games/altar-quest/rules/board/board.ts';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import { validateBoard } from '../../../../src/games/altar-quest/rules/board/validate-board.ts';
import { SOUND } from './sound-map.ts';

const problemsOf = (text: string) => validateBoard(createBoard('test', text)).join('\n');

/** Problems after pieces of the sound map have been replaced, each by the one after it. */
const afterChanging = (...pieces: readonly [string, string][]) =>
  problemsOf(
    pieces.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, SOUND),
  );

describe('Hollowmere Priory', () => {
  const board = HOLLOWMERE_PRIORY;

  it('AQ-073, AQ-075, AQ-076: has no problems', () => {
    expect(validateBoard(board)).toEqual([]);
  });

  it('AQ-071: has sixteen numbered rooms with names in the catalogue', () => {
    expect(board.rooms.map((room) => room.number)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    const texts: Record<string, string> = boardTexts;
    const names = board.rooms.map((room) => texts[room.id]);
    expect(names.every((name) => name && name.length <= 40)).toBe(true);
    expect(new Set(names).size).toBe(16);
    const signs = board.rooms.map((room) => texts[`sign.${room.id}`]);
    expect(new Set(signs).size).toBe(16);
  });

  it('AQ-073: has 20 to 24 doors, and fits the letters A to Z', () => {
    expect(board.doors.length).toBeGreaterThanOrEqual(20);
    expect(board.doors.length).toBeLessThanOrEqual(24);
    expect(board.grid.columns).toBeLessThanOrEqual(26);
    expect(board.grid.rows).toBeLessThanOrEqual(26);
  });

  it('AQ-076: keeps every shadow space at least two spaces from the doors', () => {
    for (const room of board.rooms) {
      for (const door of board.doors.filter((candidate) => candidate.rooms.includes(room.id))) {
        const own = door.spaces[door.rooms.indexOf(room.id)]!;
        const [x, y] = [room.shadow, own].map((space) => board.grid.cellOf.get(space)!) as [
          number,
          number,
        ];
        const across = Math.abs((x % board.grid.columns) - (y % board.grid.columns));
        const down = Math.abs(
          Math.floor(x / board.grid.columns) - Math.floor(y / board.grid.columns),
        );
        expect(Math.max(across, down), `${room.id} ${door.id}`).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe('validateBoard', () => {
  it('accepts a sound map', () => {
    expect(problemsOf(SOUND)).toBe('');
  });

  it.each<[string, ...[string, string][]]>([
    ['room-01: has 0 doors', ['a :b', 'a |b']],
    ['room-02: not all of it can be reached from A1', ['a :b', 'a |b']],
    ['a second door between room-01 and room-02', ['a |b  b4', 'a :b  b4']],
    ['no wall drawn', ['a |b  b4', 'a  b  b4']],
    ['both sides are in room-01', ['a  a1', 'a :a1']],
    ['room-01: needs 1 spaces marked s, has 0', ['as', 'a ']],
    ['room-02: needs 2 spaces marked 4, has 1', ['b4', 'b ']],
    ['room-02: feature space E2 is a door space', ['a |b  b4 b4', 'a :b4 b4 b ']],
    ['are not two by two', ['a  a4 a4', 'a4 a  a4']],
    ['the white arrow from B1 does not lead straight', ['a2', 'a4'], ['a4 a4 a |', 'a4 a2 a |']],
    ['the shadow space D3 is a door space', ['as', 'a '], ['a :b', 'as:b']],
    ['the shadow space A1 is a feature space', ['as', 'a '], ['|a  a1', '|a1 a ']],
    ['no Huge figure fits on the shadow space A1', ['as', 'a '], ['|a  a1', '|as a1']],
  ])('reports: %s', (problem, ...pieces) => {
    expect(afterChanging(...pieces)).toContain(problem);
  });

  it('reports a feature that cuts its room apart', () => {
    const narrow = `
+--+--+--+--+--+--+
|a  a1 a2 a :b  b |
+           +     +
|as a4 a4 a |b  b |
+--+--+--+--+--+--+
`;
    expect(problemsOf(narrow)).toContain('room-01: a feature on B1 C1 B2 C2 cuts the room apart');
  });

  it('reports a map without rooms', () => {
    expect(problemsOf('')).toContain('there are no rooms');
  });
});
