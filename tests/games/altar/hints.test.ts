import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hintsAt } from '../../../src/games/altar/presentation/hints.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarDecision } from '../../../src/games/altar/rules/state.ts';
import { playGame } from './random-games.ts';

it('every hint of Altar is met in games: the first draw, the first action, what comes later', () => {
  const words = JSON.parse(readFileSync('assets/texts/en/altar.hints.json', 'utf8')).hint;
  const met: string[] = [];
  for (const game of [1, 2, 3]) {
    playGame(3, game, (match) => {
      for (const decision of match.open) {
        const view = altarRules.view(match, decision.seats[0]!);
        met.push(...hintsAt(view, decision as AltarDecision));
      }
    });
  }
  expect(met[0]).toBe('draw');
  expect(met.find((concept) => concept !== 'draw')).toBe('act');
  expect(Object.keys(words).filter((concept) => !met.includes(concept))).toEqual([]);
});
