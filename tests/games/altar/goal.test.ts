import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';
import { beginGame, playGame } from './random-games.ts';

const texts = loadTexts();
const goalOf = (match: ReturnType<typeof beginGame>['match'], viewer: string) =>
  altar.presentation.goal(altarRules.view(match, viewer), texts);

describe('how to win', () => {
  it('AL-053, AL-061: three steps, how it ends, and how near each god is', () => {
    const { match } = beginGame(3, 1);
    match.state.realms[0] = { ...match.state.realms[0]!, active: 2, inactive: 1, shrines: 1 };
    const { steps, ends, standing, next } = goalOf(match, match.state.players[0]!.seat);
    expect(steps).toHaveLength(3);
    expect(steps[2]).toContain('must add up to 5');
    expect(ends.join(' ')).toContain(
      'A tie goes to the player with more Shrines, then to the player who built the last one.',
    );
    expect(standing).toHaveLength(3);
    expect(standing[0]).toContain('3 of 5 · 1 Shrine · 2 active Altars · 1 inactive');
    expect(next).not.toBeNull();
  });

  it('AL-021: two players complete both boards', () => {
    expect(goalOf(beginGame(2, 1).match, 'table').steps[2]).toContain('each of your two gods');
  });

  it('AL-026: says what to draw best while cards are to be drawn, and nothing of it later', () => {
    const nextFor = (row: string[], draws: boolean) => {
      const s = scenario({
        realms: { light: { inactive: 1 }, war: {}, love: {} },
        hands: { 'seat-1': ['dowser'] },
        row,
      });
      const turn = draws ? s.turn('seat-1') : s.acts('seat-1');
      const { next } = goalOf(turn.match, 'seat-1');
      s.end();
      return next;
    };
    const [priestess, none] = [
      ['fog', 'priestess', 'curfew', 'eclipse'],
      ['fog', 'curfew', 'eclipse', 'long-night'],
    ];
    expect(nextFor(priestess, true)).toMatch(/\*\*Draw Priestess\*\* now/);
    expect(nextFor(none, true)).toMatch(/\*\*Draw from the deck\*\* now/);
    expect(nextFor(priestess, false)).not.toMatch(/\*\*Draw/);
  });

  it('gives a next step to whoever plays, from the own hand alone, and none to onlookers', () => {
    playGame(3, 2, (match) => {
      for (const { seat } of match.state.players) {
        const view = altarRules.view(match, seat);
        expect(altar.presentation.goal(view, texts).next).toMatch(/\p{L}/u);
      }
      expect(goalOf(match, 'table').next).toBeNull();
    });
  });
});
