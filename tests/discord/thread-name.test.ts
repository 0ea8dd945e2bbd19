import { expect, it } from 'vitest';
import { threadName } from '../../src/discord/publish/thread-name.ts';
import { newCompanion } from '../../src/table/match/people/holders.ts';
import type { SeatHolder } from '../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();

const seatsOf = (...names: string[]): SeatHolder[] =>
  names.map((name, index) => ({
    seat: `seat-${index}`,
    userId: String(index),
    name,
    characters: [],
  }));

const withCompanion = (seats: SeatHolder[]): SeatHolder[] => [
  { seat: 'companion', characters: [], ...newCompanion(seats, 'steady') },
  ...seats,
];

const nameOf = (seats: SeatHolder[], chapter: { number: number; title: string } | null = null) =>
  threadName({ gameId: 'adventure', seats }, chapter, texts);

it('names people first and companions without how they play', () => {
  expect(nameOf(withCompanion(seatsOf('Ann')))).toBe('The Adventure Game · Ann, Wren');
});

it('ends before a phone cuts it, and counts whom it leaves out', () => {
  const ends = nameOf(withCompanion(seatsOf('Ann', 'Bartholomew', 'Cleo')));
  expect(ends).toBe('The Adventure Game · Ann, Bartholomew +2');
  expect(ends.length).toBeLessThanOrEqual(40);
});

it('always names somebody', () => {
  const title = 'How the Bell of Hollowmere Was Rung';
  expect(nameOf(seatsOf('Ann', 'Bo'), { number: 1, title })).toBe(`1 · ${title} · Ann +1`);
});
