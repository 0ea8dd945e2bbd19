import { describe, expect, it } from 'vitest';
import { type TellingWatch, watchTelling } from '../../../src/drivers/telling/told.ts';
import { altar } from '../../../src/games/altar/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { muted } from '../../support/muted.ts';
import { type AltarMatch, playGame } from './random-games.ts';

const texts = loadTexts();

/** Every figure that changed in silence in a random game, however often. */
function silences(game: Game, players: number, number: number): string[] {
  let watch: TellingWatch | null = null;
  let match: AltarMatch | null = null;
  const found = new Set<string>();
  playGame(
    players,
    number,
    (open) => {
      match = open;
      watch ??= watchTelling(game, open, texts);
    },
    (happenings) => {
      if (!match || !watch) return;
      for (const silence of watch.untold(match, happenings)) found.add(silence);
    },
  );
  return [...found];
}

describe.each([2, 3, 4, 5])('everything that changes among %i players is told', (players) => {
  it.each([1, 2, 3, 4, 5])(
    'in random game %i, to the table and to each seat',
    (number) => {
      expect(silences(altar, players, number)).toEqual([]);
    },
    30_000,
  );
});

describe('what changes in silence', () => {
  it('is found out where an event has no words', () => {
    expect(silences(muted(altar, 'altar-discovered'), 3, 1).join('\n')).toMatch(
      /inactive of \w+ is \d, which the words for altar-discovered leave out/,
    );
  });
});
