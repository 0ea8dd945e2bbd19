import { describe, expect, it } from 'vitest';
import { type FarsightedGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { think } from '../../src/companions/thinking.ts';
import { choiceFor } from '../../src/drivers/policies.ts';
import { companionCost } from '../../src/drivers/trifles/companion-cost.ts';
import { isLeftToCompanions, seatElsewhere } from '../../src/drivers/trifles/elsewhere.ts';
import { askedIn } from '../../src/drivers/trifles/playing.ts';
import { tally } from '../../src/drivers/trifles/tally.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { freshRandom } from '../../src/kernel/companion.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { cheat, guessingMatch, guessingRules, honest } from '../companions/guessing-game.ts';
import { scenario } from '../support/altar-quest.ts';

const rules = altarQuest.rules as FarsightedGame;
const RAIDER = 'frox-raider.red';
const SEATS = [
  { seat: 'seat-1', characters: ['sedrin'] },
  { seat: 'seat-2', characters: ['myreen'] },
];
const random = () => seedRandom('4'.repeat(32));

/** Sedrin in Myreen’s turn, about to suffer damage that a tray could reduce. */
function hit(): { match: Match; decision: Decision } {
  const scene = scenario({
    startRoom: 'room-16',
    active: 'myreen',
    heroes: {
      sedrin: { at: 'R17', focus: 1, hand: [], area: ['polished-tray'] },
      myreen: { at: 'R19', hand: [] },
    },
    enemies: { [RAIDER]: { hero: 'myreen', at: 'R18' } },
  }).run('suffer', { figure: 'sedrin', amount: 1, from: RAIDER, enemy: true });
  const match = structuredClone(scene.match) as Match;
  scene.end();
  return { match, decision: match.open[0] as Decision };
}

describe('what companions give away', () => {
  it('is asked where it is somebody else’s turn, and of whoever else is asked with them', () => {
    const { match, decision } = hit();
    expect(seatElsewhere(rules, match, decision)).toBe('seat-1');
    const own = { ...decision, seats: ['seat-2'] };
    expect(seatElsewhere(rules, match, own)).toBeNull();
    const both = { ...decision, seats: ['seat-2', 'seat-1'] };
    expect(seatElsewhere(rules, match, both)).toBe('seat-1');
  });

  it('is what the best answer is worth beyond the companion’s own, and who is lost by it', () => {
    const given = (companion: typeof honest, held: 'left' | 'right') => {
      const game = guessingRules(companion);
      const match = guessingMatch(held) as Match;
      const decision = match.open[0] as Decision;
      return companionCost(game, match, 'ann', decision, { worlds: 40, random: random() });
    };
    // By rules of thumb she says `left`, which is right for two of the three cards.
    expect(given(cheat, 'right')).toEqual({ loss: 100, lostAtOnce: 1 });
    expect(given(cheat, 'left')).toEqual({ loss: 0, lostAtOnce: 0 });
    expect(given(honest, 'right')).toEqual({ loss: 0, lostAtOnce: 0 });
  });

  it('is told of what has been asked, by kind and by what hangs on it', () => {
    const found = tally([
      { prompt: 'one', stakes: 'trifle', cost: { loss: 3, lostAtOnce: 0.5 } },
      { prompt: 'one', stakes: 'trifle', cost: { loss: -1, lostAtOnce: 0 } },
      { prompt: 'one', stakes: 'trifle' },
      { prompt: 'other', stakes: 'grave' },
    ]);
    const trifles = { asked: 3, share: 0.75, judged: 2, mean: 1, error: 2, worst: 3 };
    expect(found.stakes.trifle).toEqual({ ...trifles, lostAtOnce: 0.5 });
    expect(found.kinds['grave other']).toMatchObject({ asked: 1, judged: 0, mean: 0 });
    expect(Object.keys(found.kinds)).toEqual(['trifle one', 'grave other']);
  });

  it('comes of a whole game, in which one in so many is looked at', () => {
    const wanted = { seed: 1, stakes: ['trifle'] as const, oneIn: 40, worlds: 2 };
    const asked = askedIn(rules, 0, { seats: SEATS, options: {} }, wanted);
    const judged = asked.filter((one) => one.cost !== undefined);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThan(asked.length / 10);
    expect(new Set(judged.map(({ stakes }) => stakes))).toEqual(new Set(['trifle']));
  }, 60_000);
});

describe('a companion that looks ahead at trifles', () => {
  it('does so at nothing else', () => {
    const { match } = rules.setup({ seats: SEATS, options: {}, seed: '1'.repeat(32) });
    const chance = random();
    const found = new Map<string, boolean>();
    while (found.size < 2 && match.outcome === null) {
      const decision = match.open[0] as Decision;
      const seat = decision.seats[0] as string;
      const spent = (['attentive', 'steady'] as const).map((policy) => {
        const luck = random();
        const players = { policies: { [seat]: policy }, playouts: 2 };
        choiceFor(rules, match, decision, seat, players, luck);
        return luck.words.join();
      });
      const isTrifle = isLeftToCompanions(rules, match, decision);
      found.set(String(isTrifle), spent[0] !== spent[1]);
      playSteadily(rules, match, chance);
    }
    expect(Object.fromEntries(found)).toEqual({ true: true, false: false });
  }, 30_000);

  it('answers as companions do at a table for people who aren’t looking', () => {
    const { match } = rules.setup({ seats: SEATS, options: {}, seed: '1'.repeat(32) });
    const chance = random();
    const isTrifle = (decision: Decision) =>
      isLeftToCompanions(rules, match, decision) && decision.options.length > 1;
    while (!isTrifle(match.open[0] as Decision)) playSteadily(rules, match, chance);
    const decision = match.open[0] as Decision;
    const seat = decision.seats[0] as string;
    for (const digit of '123') {
      const seed = digit.repeat(32);
      const question = { gameId: rules.id, match, seat, decision: decision.id, seed };
      const budget = { playouts: 6 };
      const [answer] = think(rules, { ...question, strength: 'keen', anywhere: true, budget });
      const players = { policies: { [seat]: 'attentive' as const }, playouts: 6 };
      const luck = freshRandom(seedRandom(seed));
      const { options } = choiceFor(rules, match, decision, seat, players, luck);
      expect(options).toEqual(answer?.options);
      expect(answer?.tried).toBeGreaterThan(0);
    }
  }, 30_000);
});
