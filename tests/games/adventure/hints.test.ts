import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hintsAt } from '../../../src/games/adventure/presentation/hints.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureDecision } from '../../../src/games/adventure/rules/state.ts';
import { seedsOf } from '../../support/seeds.ts';
import { playGame } from './random-games.ts';

it('every hint of The Adventure Game is met in games: the first way, then what comes of it', () => {
  const words = JSON.parse(readFileSync('assets/texts/en/adventure.hints.json', 'utf8')).hint;
  const met: string[] = [];
  for (const game of seedsOf([1, 2, 3], 1)) {
    playGame(3, game, (match) => {
      for (const decision of match.open) {
        const view = adventureRules.view(match, decision.seats[0] as string);
        met.push(...hintsAt(view, decision as AdventureDecision));
      }
    });
  }
  expect(met[0]).toBe('travel');
  expect(Object.keys(words).filter((concept) => !met.includes(concept))).toEqual([]);
}, 60_000);
