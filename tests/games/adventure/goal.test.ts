import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';
import { type AdventureMatch, playGame } from './random-games.ts';

const texts = loadTexts();
const goalOf = (match: AdventureMatch, viewer: string) =>
  adventure.presentation.goal(adventureRules.view(match, viewer), texts);

describe('how to win', () => {
  it('AD-064, AD-065: three steps, how it ends, and where everybody stands', () => {
    const s = scenario({
      characters: {
        warrior: { damage: 2, log: ['plague-seal.1'], quests: ['captains-back-pay'] },
        hunter: { level: 'green' },
      },
      locations: { 'pale-orchard': 'windfall-orchard' },
      placed: { redwater: ['bomb.1'] },
    });
    const { steps, ends, standing, open, next } = goalOf(s.match, 'seat-1');
    expect(steps).toHaveLength(3);
    expect(steps[2]).toContain('8 valor');
    expect(ends.join(' ')).toContain(
      'the most valor decides, then the most cards in the quest log, then the highest level',
    );
    expect(standing).toEqual([
      '**Constance:** 2 of 8 valor · grey · ♥ 3/5',
      expect.stringContaining('**Urgo:** 0 of 8 valor · green'),
    ]);
    expect(open.join('\n')).toContain('**The Captain’s Back Pay** (Constance)');
    expect(open.join('\n')).toContain('Windfall Orchard at Pale Orchard');
    expect(open.join('\n')).toContain('A discovery at Redwater');
    expect(next).toMatch(/\p{L}/u);
    s.end();
  });

  it('a shorter game says so', () => {
    const s = scenario({ characters: { warrior: {}, hunter: {} }, options: { valor: '4' } });
    expect(goalOf(s.match, 'table').ends[0]).toContain('4 valor');
    s.end();
  });

  it('gives a next step to whoever plays, and none to onlookers', () => {
    let looked = 0;
    playGame(3, 2, (match) => {
      looked += 1;
      if (looked % 20 !== 0) return;
      for (const seat of match.seats) {
        expect(goalOf(match, seat).next).toMatch(/\p{L}/u);
      }
      expect(goalOf(match, 'table').next).toBeNull();
    });
  });
});
