import { describe, expect, it } from 'vitest';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { seedsOf } from '../../support/seeds.ts';
import { expectToBeSound } from '../../support/sound-match.ts';
import { playGame } from './random-games.ts';

describe.each(seedsOf([3, 5, 2, 4], 2))('random games of %i players', (players) => {
  it('come to their end with nothing broken at any question', () => {
    for (let game = 0; game < 6; game++) {
      const match = playGame(players, game, (open) => {
        expectToBeSound(altarRules, open);
        expect(open.open).toHaveLength(1);
      });
      expect(match.outcome).not.toBeNull();
    }
  });
});
