import { describe, expect, it } from 'vitest';
import boardTexts from '../../../../assets/texts/en/altar-quest-board.json' with { type: 'json' };
import { createBoard } from '../../../../src/games/altar-quest/rules/board/board.ts';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import {
  sentencesOf,
  validateBoard,
} from '../../../../src/games/altar-quest/rules/board/validate-board.ts';
import { inEnglish } from '../../../support/in-english.ts';
import { SOUND } from './sound-map.ts';

const problemsOf = (text: string) =>
  validateBoard(createBoard('test', text))
    .map((problem) => inEnglish(sentencesOf(problem)).join(' '))
    .join('\n');

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

  it('calls its rooms as matches have always known them, other boards by their letters', () => {
    expect(board.rooms.slice(0, 2).map(({ id, letter }) => [id, letter])).toEqual([
      ['room-01', 'a'],
      ['room-02', 'b'],
    ]);
    const ids = (name: string) => createBoard(name, SOUND).rooms.map(({ id }) => id);
    expect(ids('yard')).toEqual(['yard-a', 'yard-b']);
    expect(ids('yard@abcd1234')).toEqual(['yard-a@abcd1234', 'yard-b@abcd1234']);
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
    ['Line 3, column 2: Room a has no door.', ['a :b', 'a |b']],
    ['Line 3, column 14: Nobody gets to this part of room b from room a', ['a :b', 'a |b']],
    ['Line 7, column 11: This is a second door between rooms a and b.', ['a |b  b4', 'a :b  b4']],
    ['Line 5, column 13: No wall is drawn at the edge of a, b.', ['a |b  b4', 'a  b  b4']],
    ['Line 3, column 2: This door has room a on both sides.', ['a  a1', 'a :a1']],
    [
      'Line 3, column 2: Room a needs a space marked s, where enemies come from. It has none.',
      ['as', 'a '],
    ],
    [
      'Line 3, column 14: Room b needs 2 spaces marked 4, for a feature on four. It has 1.',
      ['b4', 'b '],
    ],
    [
      'Line 5, column 14: In room b, a feature would stand in this door.',
      ['a |b  b4 b4', 'a :b4 b4 b '],
    ],
    [
      'Line 3, column 5: In room a, the feature’s spaces (1, 2 and two 4)',
      ['a  a4 a4', 'a4 a  a4'],
    ],
    [
      'Line 5, column 8: In room a, 2 has to be straight beside 1.',
      ['a2', 'a4'],
      ['a4 a4 a |', 'a4 a2 a |'],
    ],
    [
      'Line 7, column 11: In room a, enemies would come from this door.',
      ['as', 'a '],
      ['a :b', 'as:b'],
    ],
    [
      'Line 3, column 2: In room a, no Huge enemy fits where s is',
      ['as', 'a '],
      ['|a  a1', '|as a1'],
    ],
  ])('reports: %s', (problem, ...pieces) => {
    expect(afterChanging(...pieces)).toContain(problem);
  });

  it('reports a feature that cuts its room apart', () => {
    const narrow = `
+--+--+--+--+--+--+--+
|a  a1 a2 a :b  b1 b2|
+           +        +
|as a4 a4 a |bs b4 b4|
+--+--+--+--+--+--+--+
`;
    expect(problemsOf(narrow)).toContain('A feature on 4 spaces would cut room a in two.');
  });

  it('reports a map without rooms', () => {
    expect(problemsOf('')).toContain('Nothing is drawn.');
  });
});
