import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { muted } from '../../support/muted.ts';
import { seedsOf } from '../../support/seeds.ts';
import { silencesIn } from '../../support/silences.ts';
import { playGame } from './random-games.ts';

const silences = (game: Game, players: number, number: number): string[] =>
  silencesIn(game, (look, hear) => playGame(players, number, look, hear));

describe.each([2, 3, 4, 5])('everything that changes among %i players is told', (players) => {
  it.each(seedsOf([1, 2, 3, 4, 5], 2))(
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
