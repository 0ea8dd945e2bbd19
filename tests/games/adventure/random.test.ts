import { describe, expect, it } from 'vitest';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { seedsOf } from '../../support/seeds.ts';
import { expectOptionsToBeLegal, expectToBeSound } from '../../support/sound-match.ts';
import { playGame } from './random-games.ts';

/** How often, in questions, a match is checked to go on from its JSON and ask again; and all options are tried. */
const EVERY = { sound: 10, tried: 20 };

describe.each(seedsOf([3, 1, 2, 4], 2))('random games of %i', (players) => {
  it('come to their end with nothing broken at any question, and whatever is offered can be chosen', () => {
    let tried = 0;
    const match = playGame(players, players, (open) => {
      expect(adventureRules.broken(open)).toEqual([]);
      expect(open.open).toHaveLength(1);
      if (open.inputs % EVERY.sound === 0) expectToBeSound(adventureRules, open);
      if (open.inputs % EVERY.tried === 0) tried += expectOptionsToBeLegal(adventureRules, open);
    });
    expect(match.outcome).not.toBeNull();
    expect(tried).toBeGreaterThan(30);
  });
});
