import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roomName, roomSign, roomStory } from '../../src/games/altar-quest/presentation/rooms.ts';
import { createBoard } from '../../src/games/altar-quest/rules/board/board.ts';
import { remarksOnBoard } from '../../src/games/altar-quest/rules/board/board-faults.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { inEnglish as wordsOf } from '../support/in-english.ts';
import { checked, inEnglish, problemsOf } from './villain.ts';

const GOOD: { id: string; drawing: string[] } = JSON.parse(
  readFileSync('packs/lazaret/altar-quest/boards/saint-orme.json', 'utf8'),
);
const { textsFor } = loadLanguages();

const NAMED = {
  en: { 'altar-quest': { lobby: { option: { board: { choice: { isle: 'The Isle' } } } } } },
};

const packWith = (drawing: readonly string[], words: object = NAMED) =>
  JSON.stringify(
    {
      pack: {
        format: 1,
        id: 'isles',
        version: '1.0.0',
        title: 'Isles',
        author: 'Wren',
        licence: 'MIT',
      },
      'altar-quest': { boards: [{ id: 'isle', drawing }] },
      words,
    },
    null,
    1,
  );

/** The good drawing with a piece of one line, counted from 1, replaced. */
function redrawn(...changes: readonly [line: number, from: string, to: string][]): string[] {
  const drawing = [...GOOD.drawing];
  for (const [line, from, to] of changes) {
    expect(drawing[line - 1]).toContain(from);
    drawing[line - 1] = (drawing[line - 1] as string).replace(from, to);
  }
  return drawing;
}

const told = (drawing: readonly string[]): string[] => problemsOf(packWith(drawing));

/** Where a line of the drawing stands in the file. */
const fileLine = (drawing: readonly string[], line: number): number =>
  packWith(drawing)
    .split('\n')
    .indexOf(`     "${drawing[line - 1]}",`) + 1;

/** What is remarked on such a row. */
const remarked = (rooms: number): string[] =>
  wordsOf(remarksOnBoard(createBoard('row', rowOf(rooms).join('\n')), 8));

/** A row of rooms with four spaces by four each, with a door between every two. */
function rowOf(rooms: number): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, rooms);
  const line = (marks: [string, string, string, string], door = '|') => {
    const drawn = letters.map((letter) => marks.map((mark) => letter + mark).join(' '));
    return `|${drawn.join(door)}|`;
  };
  const wall = `${'+--+--+--+--'.repeat(rooms)}+`;
  const open = `${'+           '.repeat(rooms)}+`;
  return [
    wall,
    line([' ', '1', '2', ' ']),
    open,
    line([' ', '4', '4', ' ']),
    open,
    line([' ', ' ', ' ', ' '], ':'),
    open,
    line([' ', 's', ' ', ' ']),
    wall,
  ];
}

describe('a board that can’t be played on is refused, by line and column of its drawing', () => {
  it.each<[string, [number, string, string][], number, string]>([
    [
      'a wall that is missing',
      [[4, 'a :b', 'a  b']],
      4,
      'Line 4, column 16: No wall is drawn at the edge of a, b. Draw |, or : for a door.',
    ],
    [
      'a door that leads nowhere',
      [[14, '|     |', ':     |']],
      14,
      'Line 14, column 25: A door leads nowhere: it has something on one side only.',
    ],
    [
      'something else where walls are',
      [[4, 'a :b', 'a ;b']],
      4,
      'Line 4, column 16: Nothing is drawn as ; here. It can be | for a wall, : for a door, or blank.',
    ],
    [
      'a room without a feature space',
      [[4, 'a2 a1', 'a2 a ']],
      2,
      'Line 2, column 5: Room a needs a space marked 1, the feature space. It has none.',
    ],
    [
      'another mark',
      [[4, 'a2 a1', 'a2 ax']],
      4,
      'Line 4, column 8: x is no mark. It can be 1, 2, 4 or s, behind the letter of a room.',
    ],
    [
      'another letter',
      [[2, '|a  a', '|z  a']],
      2,
      'Line 2, column 5: z is no room. Rooms are called a to t: a d20 chooses where heroes start.',
    ],
    [
      'an enemy beside a door',
      [
        [8, 'as|', 'a |'],
        [4, 'a :b', 'as:b'],
      ],
      4,
      'Line 4, column 14: In room a, enemies would come from this door. Move s away from it.',
    ],
  ])('%s', (_name, changes, line, said) => {
    const drawing = redrawn(...changes);
    const file = `sister.pack.json, line ${fileLine(drawing, line)}, isle`;
    expect(told(drawing)).toContain(`${file}: ${said}`);
  });

  it('a part that nobody gets to', () => {
    const doors: [number, string, string][] = [
      [27, '::', '--'],
      [29, '::', '--'],
      [32, ':l', '|l'],
    ];
    expect(told(redrawn(...doors)).join('\n')).toContain(
      'Line 28, column 2: Nobody gets to this part of room k from room a, not even with all doors open.',
    );
  });

  it('too few rooms for the feature deck (AQ-066, Q-02), too many for a d20 (AQ-071)', () => {
    expect(told(rowOf(6)).join('\n')).toContain(
      'isle: The board has 6 rooms and needs 9: the start room, and one for each of the 8 feature cards.',
    );
    expect(told([]).join('\n')).toContain('Nothing is drawn.');
  });

  it('larger than a phone shows', () => {
    expect(told(rowOf(9)).join('\n')).toContain(
      'The board is 36 spaces wide. A phone shows 24 at most.',
    );
    const high = [...GOOD.drawing, ...GOOD.drawing];
    expect(told(high).join('\n')).toContain('spaces high. A phone shows 22 at most.');
  });

  it('too narrow a room', () => {
    const narrow = ['+--+--+--+', '|a1 a2 a |', '+        +', '|a4 a4 as|', '+--+--+--+'];
    expect(told(narrow).join('\n')).toContain(
      'Room a has 6 spaces and needs 12: for a feature, a Huge enemy and four heroes.',
    );
  });

  it('without a name in the lobby', () => {
    expect(problemsOf(packWith(GOOD.drawing, {})).join()).toContain(
      'altar-quest.lobby.option.board.choice.isle',
    );
  });

  it('with a room called as something else in the pack is', () => {
    const named = JSON.parse(packWith(GOOD.drawing));
    named['altar-quest'].boards.push({ ...named['altar-quest'].boards[0], id: 'isle-a' });
    expect(problemsOf(JSON.stringify(named)).join()).toContain('Two things are called isle-a.');
  });
});

describe('rooms that a pack has no names for', () => {
  const result = checked(packWith(GOOD.drawing));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const room = `isle-c@${result.digest}`;

  it('are called by their numbers, in sentences and aloud', () => {
    const said = (locale: string) =>
      [roomName, roomSign, roomStory].map((how) => how(room, textsFor(locale)));
    expect(said('en')).toEqual(['Room 3', null, 'Room 3.']);
    expect(said('fr')).toEqual(['la pièce 3', null, 'La pièce 3.']);
  });

  it('are worth a look', () => {
    expect(result.warnings.map(inEnglish).join()).toContain('altar-quest-board.isle-c');
  });
});

describe('what a designer may not have meant', () => {
  it('is told about rooms that no game can open from the other end', () => {
    expect(remarked(10)).toEqual([
      'Room j is 9 doors away from room a. A game opens 8 rooms at most, so nobody who starts there sees it.',
    ]);
    expect(remarked(9)).toEqual([]);
  });

  it('is told about a board of dead ends', () => {
    expect(remarked(3)).toEqual(['Most rooms are dead ends, with one door each: a, c.']);
  });
});
