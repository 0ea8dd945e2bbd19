import { describe, expect, it } from 'vitest';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { playGame } from './random-games.ts';

describe.each([2, 3, 4, 5])('random games of %i players', (players) => {
  it('come to their end with nothing broken at any question', () => {
    for (let game = 0; game < 6; game++) {
      const match = playGame(players, game, (open) => {
        expect(altarRules.broken(open)).toEqual([]);
        expect(altarRules.resumable(open)).toBe(true);
        expect(open.open).toHaveLength(1);
      });
      expect(match.outcome).not.toBeNull();
    }
  });
});

describe('a match that was saved', () => {
  it('is not resumed in the middle of a card that has changed', () => {
    let seen = 0;
    for (let game = 0; seen === 0 && game < 20; game++) {
      playGame(3, game, (match) => {
        const saved = structuredClone(match);
        const frame = saved.stack.at(-1);
        if (!frame || !('at' in frame.data)) return;
        seen += 1;
        frame.data.at = { ...(frame.data.at as object), print: 'changed' };
        expect(altarRules.resumable(saved)).toBe(false);
      });
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('is not resumed at a step that is gone', () => {
    playGame(3, 1, (match) => {
      const saved = structuredClone(match);
      saved.stack[0]!.step = 'gone';
      expect(altarRules.resumable(saved)).toBe(false);
    });
  });
});
