import { describe, expect, it } from 'vitest';
import { legibleName } from '../../src/picture/poster/legible.ts';
import { playerNames, posterWords, whenPlayed } from '../../src/picture/poster/words.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();
const legible = (name: string) => legibleName(name, 'Player 1');

describe('a name on a poster', () => {
  it('stays as it is, in any letters that a font has', () => {
    expect(legible('Zoë')).toBe('Zoë');
    expect(legible('Łukasz W.')).toBe('Łukasz W.');
    expect(legible('W'.repeat(32))).toBe('W'.repeat(32));
  });

  it('turns nothing around, hides nothing, and is on one line', () => {
    expect(legible('\u202eevil\u202c')).toBe('evil');
    expect(legible('An\u200b\u200dn')).toBe('Ann');
    expect(legible('A\n\tB')).toBe('A B');
  });

  it('piles up no more marks on a letter than letters have', () => {
    expect(legible(`Z${'\u0335'.repeat(9)}o`)).toBe('Z\u0335\u0335o');
  });

  it('is left out letter by letter where no font has it, and replaced when nothing is left', () => {
    expect(legible('\u{10fffd}Ann\u{10fffd}')).toBe('Ann');
    expect(legible('\u200b\u3164\u{10fffd} ')).toBe('Player 1');
    const names = playerNames({ 'seat-1': 'Ann', 'seat-2': '\u200b' }, texts);
    expect(names).toEqual({ 'seat-1': 'Ann', 'seat-2': 'Player 2' });
  });
});

describe('when a match was played', () => {
  const played = (startedAt: string | null, endedAt: string | null) =>
    whenPlayed({ startedAt, endedAt }, texts).map((words) => words.replaceAll(/\s*–\s*/g, '–'));

  it('is told by days that no reader takes for others', () => {
    expect(played('2026-11-12T18:00:00Z', '2026-11-29T20:00:00Z')).toEqual([
      '12–29 November 2026',
      '17 days',
    ]);
    expect(played('2026-12-28T23:00:00Z', '2027-01-03T22:00:00Z')).toEqual([
      '28 December 2026–3 January 2027',
      '5 days',
    ]);
  });

  it('is told in hours or minutes if it was one day', () => {
    expect(played('2026-11-29T18:00:00Z', '2026-11-29T19:10:00Z')).toEqual([
      '29 November 2026',
      '1 hour',
    ]);
    expect(played('2026-11-29T18:00:00Z', '2026-11-29T18:00:10Z')[1]).toBe('1 minute');
  });

  it('is left out if nobody knows', () => {
    expect(played(null, '2026-11-29T18:00:00Z')).toEqual([]);
    expect(played('2026-11-29T18:00:00Z', null)).toEqual([]);
  });
});

it('a poster’s alt text says who played whom, and where and when', () => {
  const people = [
    { character: 'Myreen', player: 'Ann' },
    { character: 'Sedrin', player: '' },
  ];
  expect(posterWords(people, { blow: null, line: 'Hollowmere Priory · 2 days' }, texts)).toEqual([
    'Myreen was played by Ann.',
    'Hollowmere Priory · 2 days.',
  ]);
});
