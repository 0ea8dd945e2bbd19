import { describe, expect, it } from 'vitest';
import { bareOf, signOf } from '../../../src/games/adventure/rules/odds/bare.ts';
import { afterDoing } from '../../../src/games/adventure/rules/odds/deeds.ts';
import {
  forecastOf,
  meanOf,
  oddsOf,
  oddsOfAttack,
  oddsOfAttackingOneOf,
} from '../../../src/games/adventure/rules/odds/odds.ts';
import type { Opponent } from '../../../src/games/adventure/rules/state.ts';
import { scenario } from '../../support/adventure.ts';
import { meets } from './playing-cards.ts';
import { playGame } from './random-games.ts';
import './practice-cards.ts';
import { seedsOf } from '../../support/seeds.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Somebody who attacks the first card of the track. */
const laidOut = (card: string, more: object = {}) =>
  scenario({
    characters: { warrior: { space: 'goldfields', ...more }, hunter: {} },
    track: [{ card, space: 'goldfields' }],
  });

describe('the odds of a fight', () => {
  it.each(['rat', 'toad', 'hornets', 'hedgehog'])(
    'AD-118 to AD-126: against %s are what comes of all 36 throws',
    (card) => {
      let won = 0;
      let hurt = 0;
      for (const own of FACES) {
        for (const other of FACES) {
          const s = laidOut(card);
          s.dice(own, other).challenge('warrior').choose(`fight:${card}`);
          const [{ args = {} } = {}] = s.events('combat-ended');
          if (args.result === 'opponent-defeated') won += 1;
          if (s.events('damaged').length > 0) hurt += 1;
        }
      }
      const s = laidOut(card).challenge('warrior');
      const opponent: Opponent = { is: 'card', card, slot: 0 };
      const odds = oddsOfAttack(s.state, 'seat-1', opponent);
      expect(odds.fallen.defender).toBeCloseTo(won / 36);
      expect(odds.hurt.attacker).toBeCloseTo(hurt / 36);
      s.end();
    },
  );

  it('AD-067: tell how likely it is to fall', () => {
    const s = laidOut('rat', { damage: 4 }).challenge('warrior');
    const opponent: Opponent = { is: 'card', card: 'rat', slot: 0 };
    const { hurt, fallen } = oddsOfAttack(s.state, 'seat-1', opponent);
    expect(fallen.attacker).toBeGreaterThan(0);
    expect(fallen.attacker).toBeCloseTo(hurt.attacker);
    s.end();
  });

  it('add up to a certain result once the dice lie, and foretell it', () => {
    let foretold = 0;
    for (const game of seedsOf([1, 2, 3], 1)) {
      playGame(2, game, (match) => {
        const prompt = match.open[0]?.prompt.key;
        if (!match.state.combat || prompt !== 'prompt.after-dice') return;
        const forecast = forecastOf(match.state);
        if (!forecast) return;
        const { hurt, fallen } = oddsOf(match.state);
        for (const side of ['attacker', 'defender'] as const) {
          expect(hurt[side]).toBe(forecast.hurt[side] > 0 ? 1 : 0);
          expect(fallen[side]).toBe(forecast.fallen[side] ? 1 : 0);
        }
        foretold += 1;
      });
    }
    expect(foretold).toBeGreaterThan(20);
  });

  it('AD-116, AD-122: rise with a card that would be played, and nothing else changes', () => {
    const s = meets('warrior', 'rat', [], { energy: 3, hand: ['brace'] });
    const [card = ''] = s.character('warrior').hand;
    const before = JSON.stringify(s.match);
    const [[then], ...others] = afterDoing(s.state, 'seat-1', { does: 'play', card });
    expect(others).toEqual([]);
    // Two more defense: two fewer faces of the rat's die.
    const better = oddsOf(then?.state ?? s.state).hurt.attacker;
    expect(better).toBeLessThan(oddsOf(s.state).hurt.attacker - 0.1);
    expect(JSON.stringify(s.match)).toBe(before);
    s.choose('roll');
    if (s.match.open.length > 0) s.choose('stand');
    s.end();
  });

  it('are kept by a sign that tells positions apart exactly as all that is in them does', () => {
    const bySign = new Map<string, string>();
    const all = new Set<string>();
    const mixedUp: string[] = [];
    for (const game of seedsOf([4, 5, 6], 1)) {
      playGame(3, game, ({ state }) => {
        const opponent: Opponent = { is: 'card', card: 'rat', slot: null };
        const bare = state.characters.map(({ seat }) =>
          bareOf({ ...state, combat: null }, { attacker: seat, opponent }),
        );
        if (state.combat) bare.push(bareOf(state, state.combat));
        for (const position of bare) {
          const whole = JSON.stringify(position);
          const sign = signOf(position);
          if ((bySign.get(sign) ?? whole) !== whole) mixedUp.push(whole);
          bySign.set(sign, whole);
          all.add(whole);
        }
      });
    }
    expect(mixedUp).toEqual([]);
    expect(bySign.size).toBe(all.size);
    expect(all.size).toBeGreaterThan(100);
  });

  it('against one of several cards are those against each of them, equally likely', () => {
    const cards = ['rat', 'toad', 'hornets', 'hedgehog'];
    const s = laidOut('rat').challenge('warrior');
    const each = cards.map((card) => ({
      odds: oddsOfAttack(s.state, 'seat-1', { is: 'card', card, slot: null }),
      chance: 1 / cards.length,
    }));
    expect(oddsOfAttackingOneOf(s.state, 'seat-1', cards)).toEqual(meanOf(each));
    s.end();
  });
});
