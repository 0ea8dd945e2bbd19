import { describe, expect, it } from 'vitest';
import { type TellingWatch, watchTelling } from '../../../../src/drivers/telling/telling-watch.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { muted } from '../../../support/muted.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();

/** Answers of each match; `simulate --told` plays them to the end. */
const ENOUGH = 120;

/** Every fact that changed silently in a random match, however often. */
function silences(game: Game, number: number): string[] {
  let watch: TellingWatch | null = null;
  const found = new Set<string>();
  playRandomly(
    number,
    (match) => {
      watch ??= watchTelling(game, match, texts);
    },
    (match, happenings) => {
      for (const silence of watch?.untold(match, happenings) ?? []) found.add(silence);
    },
    ENOUGH,
  );
  return [...found];
}

describe('everything that changes is told', () => {
  const MATCHES = seedsOf(
    Array.from({ length: 20 }, (_, index) => index + 101),
    3,
  );

  it.each(MATCHES)(
    'in random match %i, to the table and to each seat',
    (number) => {
      expect(silences(altarQuest, number)).toEqual([]);
    },
    30_000,
  );

  it('is found out where an event has no words', () => {
    expect(silences(muted(altarQuest, 'hero-moved'), 101).join('\n')).toMatch(
      /space of \w+ is \w+, which the words for hero-moved leave out/,
    );
  });
});
