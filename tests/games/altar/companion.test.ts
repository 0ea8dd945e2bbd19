import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import { playSteadily } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { type Question, think } from '../../../src/companions/thinking.ts';
import { altar } from '../../../src/games/altar/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import type { CompanionRules } from '../../../src/kernel/companion.ts';
import type { GameRules } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom, shuffle } from '../../../src/kernel/random.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type AltarMatch, beginGame } from './random-games.ts';

const rules = altar.rules as GameRules & { companion: CompanionRules };

/** Lets companions play, and looks at the match before every choice. */
function play(players: number, game: number, look: (match: AltarMatch) => void = () => {}) {
  const { match } = beginGame(players, game);
  const random = seedRandom(game.toString(16).padStart(32, 'c'));
  while (match.outcome === null) {
    look(match);
    playSteadily(rules, match as Match, random);
  }
  return match;
}

const asked = (match: AltarMatch) => {
  const decision = match.open[0]!;
  return { decision, seat: decision.seats[0] as string };
};

/** The same table for one seat: everything that it doesn't see has changed places. */
function twinOf(match: AltarMatch, seat: string, seed: number): AltarMatch {
  const twin = structuredClone(match);
  const looked = new Set(asked(match).decision.options.map(({ args }) => args?.card));
  const { players, deck } = twin.state;
  const top: string[] = [];
  while (looked.has(deck.at(-1))) top.unshift(deck.pop() as string);
  const piles = [...players.filter((other) => other.seat !== seat).map(({ hand }) => hand), deck];
  const cards = shuffle(seedRandom(seed.toString(16).padStart(32, 'e')), piles.flat());
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  deck.push(...top);
  twin.random.words = [seed, 2, 3, 4];
  return twin;
}

const question = (match: AltarMatch, strength: 'steady' | 'keen'): Question => ({
  gameId: 'altar',
  match: match as Match,
  seat: asked(match).seat,
  decision: asked(match).decision.id,
  strength,
  seed: '5'.repeat(32),
  budget: { playouts: 6 },
});

describe('a companion in Altar', () => {
  it.each([2, 3, 5])(
    'chooses the same whatever the cards are that it can’t see, %i players',
    (players) => {
      let compared = 0;
      play(players, 3, (match) => {
        compared += 1;
        const twin = twinOf(match, asked(match).seat, compared);
        expect(think(rules, question(twin, 'steady'))).toEqual(
          think(rules, question(match, 'steady')),
        );
        if (compared % 6 !== 1) return;
        expect(think(rules, question(twin, 'keen'))).toEqual(think(rules, question(match, 'keen')));
      });
      expect(compared).toBeGreaterThan(30);
    },
  );

  it('plays ahead in worlds that could be: nothing broken, what it knows unchanged', () => {
    play(4, 5, (match) => {
      const { seat, decision } = asked(match);
      const fork = rules.companion.forget(match as Match, seat, seedRandom('7'.repeat(32)));
      expect(rules.broken(fork)).toEqual([]);
      expect(rules.view(fork, seat)).toEqual(rules.view(match as Match, seat));
      expect(fork.open).toEqual(match.open);
      expect(fork.random.words).not.toEqual(match.random.words);
      const again = rules.companion.forget(match as Match, seat, seedRandom('8'.repeat(32)));
      if (match.state.deck.length > 8) expect(again.state).not.toEqual(fork.state);
      expect(decision.seats).toContain(seat);
    });
  });

  it('estimates chances that make one together', () => {
    play(3, 6, (match) => {
      const chances = match.seats.map((seat) => rules.companion.rate(match as Match, seat));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (const chance of chances) expect(chance).toBeGreaterThan(0);
    });
  });

  it('says why in words of the catalogue, and keeps to itself what only it knows', () => {
    const texts = loadTexts();
    const told = new Set<string>();
    for (let game = 0; game < 12; game++) {
      play(2 + (game % 4), game, (match) => {
        const { seat, decision } = asked(match);
        const outlook = outlookOf(rules, match as Match, seat, decision);
        for (const answer of steady(rules.companion, outlook, seedRandom('9'.repeat(32)))) {
          const { key } = answer.reason!;
          told.add(key);
          expect(texts.has(`altar.companion.${key}`)).toBe(true);
          if (['keeps', 'spares', 'little', 'blind'].includes(key))
            expect(answer.public).toBe(false);
        }
      });
    }
    expect(told.size).toBeGreaterThan(12);
  });

  it('brings a match to its end by completing boards, as a rule', () => {
    const reasons = Array.from({ length: 40 }, (_, game) => {
      const { outcome, state } = play(2 + (game % 4), game + 100);
      expect((state as AltarState).round).toBeLessThan(25);
      return outcome?.reason;
    });
    expect(reasons.filter((reason) => reason === 'completed').length).toBeGreaterThanOrEqual(28);
  });

  it('plays as many games ahead as it is given', () => {
    const { match } = beginGame(2, 1);
    const advice = think(rules, question(match, 'keen'));
    expect(advice.some(({ chance }) => chance !== null)).toBe(true);
    expect(advice.reduce((sum, { tried }) => sum + tried, 0)).toBe(6);
  });
});
