import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { muted } from '../../support/muted.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { silencesIn } from '../../support/silences.ts';
import { playGame } from './random-games.ts';

/** Choices of each game; `simulate --told` plays them to the end. */
const ENOUGH = countOf({ few: 250, many: 400 });

const silences = (game: Game, players: number, number: number): string[] =>
  silencesIn(game, (look, hear) => playGame(players, number, look, hear, ENOUGH));

describe.each([1, 2, 3, 4])('everything that changes among %i players is told', (players) => {
  it.each(seedsOf([1, 2], 1))(
    'in random game %i, to the table and to each seat',
    (number) => {
      expect(silences(adventure, players, number)).toEqual([]);
    },
    60_000,
  );
});

describe('what changes in silence', () => {
  it('is found out where an event has no words', () => {
    expect(silences(muted(adventure, 'item-equipped'), 2, 1).join('\n')).toMatch(
      /(weapon|armor) of \w+ is .*, which the words for item-equipped leave out/,
    );
  });
});
