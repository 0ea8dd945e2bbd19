import { describe, expect, it } from 'vitest';
import { type TellingWatch, watchTelling } from '../../../src/drivers/telling/told.ts';
import { altar } from '../../../src/games/altar/index.ts';
import { anyGame, type Game } from '../../../src/kernel/game.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
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
    const mute: Game = anyGame({
      ...altar,
      presentation: {
        ...altar.presentation,
        events: (events, words) =>
          altar.presentation.events(
            events.filter(({ type }) => type !== 'altar-discovered'),
            words,
          ),
      },
    });
    expect(silences(mute, 3, 1).join('\n')).toMatch(
      /inactive of \w+ is \d, which the words for altar-discovered leave out/,
    );
  });
});
