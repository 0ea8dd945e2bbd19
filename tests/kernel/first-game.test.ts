import { describe, expect, test } from 'vitest';
import {
  companionsMissing,
  dealtForFirstGame,
  optionsOfFirstGame,
} from '../../src/kernel/first-game.ts';
import { fitted, type Lobby, perSeatOf } from '../../src/kernel/lobby.ts';

/** One to four seats, two of which hold two each; at most six take part. */
const lobby: Lobby = {
  seats: { min: 1, max: 4 },
  characters: {
    offers: ['fox', 'owl', 'hare', 'toad', 'newt', 'mole', 'wren'].map((id) => ({
      id,
      values: {},
    })),
    perSeat: { min: 1, max: 4 },
    perSeatAmong: { 2: { min: 2, max: 2 } },
    inAll: { min: 1, max: 6 },
  },
  options: [
    { id: 'level', choices: ['story', 'standard'], default: 'standard' },
    { id: 'luck', choices: ['fair', 'none'], default: 'fair' },
  ],
};

const first = {
  options: { level: 'story' },
  characters: ['fox', 'bear', 'owl', 'hare'],
  atLeast: 0,
};

describe('what a first game sets up', () => {
  test('options that differ from the usual', () => {
    expect(optionsOfFirstGame(lobby, first)).toEqual({ level: 'story', luck: 'fair' });
  });

  test('companions for seats that are missing, as many as the game needs or more', () => {
    expect(companionsMissing(lobby, first, 0)).toBe(1);
    expect(companionsMissing(lobby, first, 1)).toBe(0);
    expect(companionsMissing(lobby, { ...first, seats: 3 }, 1)).toBe(2);
    expect(companionsMissing(lobby, { ...first, seats: 3 }, 4)).toBe(0);
    expect(companionsMissing(lobby, { ...first, seats: 9 }, 1)).toBe(3);
  });

  test('people take from the beginning of the list, companions from its end, as many as a seat needs', () => {
    expect(dealtForFirstGame(lobby, first, [true])).toEqual([['fox']]);
    expect(dealtForFirstGame(lobby, first, [false, true, true])).toEqual([
      ['hare'],
      ['fox'],
      ['owl'],
    ]);
    expect(dealtForFirstGame(lobby, first, [true, false])).toEqual([['fox', 'owl'], ['hare']]);
  });

  test('what is to take part besides goes to the first person', () => {
    const three = { ...first, atLeast: 3 };
    expect(dealtForFirstGame(lobby, three, [true])).toEqual([['fox', 'owl', 'hare']]);
    expect(dealtForFirstGame(lobby, { ...first, atLeast: 9 }, [true])).toEqual([
      ['fox', 'owl', 'hare'],
    ]);
    expect(dealtForFirstGame(lobby, { ...first, atLeast: 4 }, [false, true, true])).toEqual([
      ['hare'],
      ['fox'],
      ['owl'],
    ]);
    const many = { ...first, characters: ['fox', 'owl', 'hare', 'toad', 'newt'], atLeast: 5 };
    expect(dealtForFirstGame(lobby, many, [true, true, true])).toEqual([
      ['fox', 'toad', 'newt'],
      ['owl'],
      ['hare'],
    ]);
    expect(dealtForFirstGame(lobby, many, [true, true])).toEqual([
      ['fox', 'owl'],
      ['hare', 'toad'],
    ]);
  });
});

describe('what seats hold when there are more of them', () => {
  test('depends on how many there are, if the game says so', () => {
    expect([1, 2, 3].map((seats) => perSeatOf(lobby, seats).max)).toEqual([4, 2, 4]);
    const { perSeatAmong: _, ...characters } = lobby.characters;
    expect(perSeatOf({ ...lobby, characters }, 2)).toEqual({ min: 1, max: 4 });
  });

  test('is never less than a seat has to hold, even if that is too much for the match', () => {
    const characters = { ...lobby.characters, inAll: { min: 1, max: 3 } };
    const held = [
      ['fox', 'owl'],
      ['hare', 'toad'],
    ];
    expect(fitted({ ...lobby, characters }, held)).toEqual(held);
  });

  test('is as much as a seat may hold, those chosen first', () => {
    expect(fitted(lobby, [['fox', 'owl', 'hare'], []])).toEqual([['fox', 'owl'], []]);
    expect(fitted(lobby, [['fox', 'owl', 'hare']])).toEqual([['fox', 'owl', 'hare']]);
  });

  test('leaves what the others have to have: who holds most gives up the last', () => {
    const held = [['fox', 'owl', 'hare', 'toad'], ['newt', 'mole'], []];
    expect(fitted(lobby, held)).toEqual([['fox', 'owl', 'hare'], ['newt', 'mole'], []]);
    expect(fitted(lobby, [['fox', 'owl', 'hare'], ['toad', 'newt', 'mole'], []])).toEqual([
      ['fox', 'owl', 'hare'],
      ['toad', 'newt'],
      [],
    ]);
    expect(held[0]).toHaveLength(4);
  });
});
