import { describe, expect, test } from 'vitest';
import { tooClose } from '../../src/companions/advice.ts';
import { forksPlayed } from '../../src/companions/keen.ts';
import { type Question, think } from '../../src/companions/thinking.ts';
import { cheat, guessingMatch, guessingRules, honest } from './guessing-game.ts';
import { waitingMatch, waitingRules } from './waiting-game.ts';

const question = (held: 'left' | 'right', playouts = 200, seed = 7): Question => {
  const match = guessingMatch(held);
  return {
    gameId: 'guessing',
    match,
    seat: 'ann',
    decision: match.open[0]?.id ?? '',
    strength: 'keen',
    seed: seed.toString(16).padStart(32, '0'),
    budget: { playouts },
  };
};

describe('a keen companion', () => {
  test('finds what is likely, with its chance', () => {
    const [best, other] = think(guessingRules(honest), question('right', 600));
    expect(best?.options).toEqual(['left']);
    expect(best?.chance).toBeGreaterThan(0.55);
    expect(best?.chance).toBeLessThan(0.78);
    expect(best?.tried).toBeGreaterThan(other?.tried ?? 0);
  });

  test('stops as soon as the forks that are left could not change what it chooses', () => {
    const enough = forksPlayed(10);
    expect(enough(6, 4)).toBe(false);
    expect(enough(6, 5)).toBe(true);
    expect(enough(9, 1)).toBe(false);
    expect(enough(10, 0)).toBe(true);
    const [best, other] = think(guessingRules(honest), question('right', 600));
    const tried = (best?.tried ?? 0) + (other?.tried ?? 0);
    expect(tried).toBeLessThan(600);
    expect((best?.tried ?? 0) - (other?.tried ?? 0)).toBeGreaterThan(600 - tried);
  });

  test('chooses the same whatever the cards are that it can not see', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const one = think(guessingRules(honest), question('left', 30, seed));
      const other = think(guessingRules(honest), question('right', 30, seed));
      expect(other).toEqual(one);
    }
  });

  test('would be found out if it peeked', () => {
    const choices = (['left', 'right'] as const).map((held) =>
      think(guessingRules(cheat), question(held))[0]?.options.join(),
    );
    expect(choices).toEqual(['left', 'right']);
  });

  test('sees nothing in an answer that only takes one choice more', () => {
    const match = waitingMatch();
    const advice = think(waitingRules, {
      ...question('left', 40),
      gameId: 'waiting',
      match,
      decision: match.open[0]?.id ?? '',
    });
    expect(advice.map(({ options, chance }) => [options[0], chance])).toEqual([
      ['go', 0.5],
      ['wait', 0.5],
    ]);
  });

  test('says how far luck may have moved a chance, and so when it is too close to call', () => {
    const sure = think(guessingRules(honest), question('right', 2000));
    expect(sure.every(({ error }) => (error ?? 0) > 0 && (error ?? 0) < 0.2)).toBe(true);
    expect(tooClose(sure)).toBe(1);
    const answer = (chance: number, error: number) => ({ ...sure[0]!, chance, error });
    expect(tooClose([answer(0.52, 0.03), answer(0.5, 0.03), answer(0.2, 0.03)])).toBe(2);
    expect(tooClose([answer(0.9, 0.01), answer(0.5, 0.03)])).toBe(1);
    expect(tooClose([{ ...answer(0, 0), chance: null }, answer(0.5, 0.1)])).toBe(1);
    expect(tooClose([])).toBe(0);
  });

  test('leaves the match as it was', () => {
    const asked = question('left');
    const before = structuredClone(asked.match);
    think(guessingRules(honest), asked);
    expect(asked.match).toEqual(before);
  });

  test('stops when its time is up', () => {
    let time = 0;
    const clock = () => (time += 1);
    const asked = { ...question('left'), budget: { milliseconds: 50 } };
    const advice = think(guessingRules(honest), asked, clock);
    expect(advice.reduce((sum, { tried }) => sum + tried, 0)).toBe(50);
  });
});
