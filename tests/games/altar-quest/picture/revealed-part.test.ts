import { describe, expect, it } from 'vitest';
import {
  isWithin,
  layoutFor,
  type Part,
  revealedPart,
  viewportOf,
  wholeBoard,
} from '../../../../src/games/altar-quest/picture/layout.ts';
import { roomOf, type Space } from '../../../../src/games/altar-quest/rules/board/board.ts';
import { HOLLOWMERE_PRIORY as BOARD } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import { onPhone } from '../../../picture/phone.ts';
import { EXAMPLE_SCENE } from './example-scene.ts';

/** Width of a token on a phone, in its pixels: a little over a square. */
const tokenOnPhone = (square: number) => onPhone(square * 1.04, layoutFor(0).size.width);

/** What a token needs to be told from others. */
const READABLE = 24;

function shows(part: Part, space: Space): boolean {
  const cell = BOARD.grid.cellOf.get(space)!;
  const { columns } = BOARD.grid;
  return isWithin(part, cell % columns, Math.floor(cell / columns));
}

const spacesOf = (room: string) => BOARD.roomById.get(room)!.spaces;
const show = (rooms: readonly string[], figures: readonly Space[] = []) =>
  revealedPart(BOARD, new Set(rooms), figures);

describe('the part of the board that a picture shows', () => {
  it.each(BOARD.rooms.map(({ id }) => id))('is large when %s is all that is revealed', (room) => {
    const part = show([room], [spacesOf(room)[0]!]);
    for (const space of spacesOf(room)) expect(shows(part, space)).toBe(true);
    expect(tokenOnPhone(part.square)).toBeGreaterThan(READABLE * 1.2);
    expect(part.columns * part.rows).toBeLessThan(BOARD.grid.columns * BOARD.grid.rows * 0.5);
  });

  it('grows with what is revealed, and shows what is beyond its walls', () => {
    const doors = (room: string) => BOARD.roomById.get(room)!.doors;
    const parts = [['room-13'], ['room-13', 'room-09'], ['room-13', 'room-09', 'room-10']].map(
      (rooms) => show(rooms),
    );
    const squares = parts.map(({ square }) => square);
    expect(squares).toEqual([...squares].sort((one, other) => other - one));
    for (const door of doors('room-13')) {
      for (const space of BOARD.doorById.get(door)!.spaces) {
        expect(shows(parts[0]!, space)).toBe(true);
      }
    }
  });

  it('is the whole board before a room is revealed, and when all are', () => {
    expect(show([])).toEqual(wholeBoard(BOARD));
    const all = BOARD.rooms.map(({ id }) => id);
    expect(show(all, ['A11', 'V12', 'K1', 'K20'])).toEqual(wholeBoard(BOARD));
  });

  it('keeps tokens readable while everybody is near each other, and holds them all', () => {
    const all = BOARD.rooms.map(({ id }) => id);
    for (const figures of [['C3'], ['K11', 'L14', 'H16'], ['T4', 'P9', 'U12']]) {
      const part = show(all, figures);
      for (const space of figures) expect(shows(part, space)).toBe(true);
      expect(tokenOnPhone(part.square)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('shows everybody, if need be smaller', () => {
    const part = viewportOf(EXAMPLE_SCENE, 'revealed');
    for (const { spaces } of EXAMPLE_SCENE.figures) {
      for (const space of spaces) expect(shows(part, space)).toBe(true);
    }
    expect(part.square).toBeGreaterThan(wholeBoard(BOARD).square);
  });

  it('depends on nothing but what is revealed and who is seen', () => {
    const other = { ...EXAMPLE_SCENE, openDoors: new Set<string>(), features: [] };
    expect(viewportOf(other, 'revealed')).toEqual(viewportOf(EXAMPLE_SCENE, 'revealed'));
    const room = roomOf(BOARD, 'L9');
    expect(show([room])).toEqual(show([room, room]));
  });
});
