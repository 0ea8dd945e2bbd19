import { expect, it } from 'vitest';
import { missingWords } from '../../src/discord/messages/lobby/missing.ts';
import type { Missing } from '../../src/table/match/refusal.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const match = {
  seats: ['1', '2'].map((user) => ({ seat: `seat-${user}`, userId: user, name: user })),
} as unknown as MatchSummary;
const lacks = (seat: string, need: number): Missing => ({
  missing: 'characters',
  seat,
  name: seat,
  have: 0,
  need,
});

it('who has to choose is said in one breath, unless they have to choose differently many', () => {
  const texts = loadTexts();
  expect(missingWords([lacks('seat-1', 1), lacks('seat-2', 1)], match, texts)).toEqual([
    '<@1> and <@2> need to choose what to play',
  ]);
  expect(missingWords([lacks('seat-1', 2), lacks('seat-2', 2)], match, texts)).toEqual([
    '<@1> and <@2> need to choose 2 each',
  ]);
  expect(missingWords([lacks('seat-1', 1), lacks('seat-2', 2)], match, texts)).toEqual([
    '<@1> needs to choose what to play',
    '<@2> needs to choose 2 to play',
  ]);
});
