import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import { type FarsightedGame, playSteadily } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { type Question, think } from '../../../src/companions/thinking.ts';
import { altar } from '../../../src/games/altar/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';
import { seedsOf } from '../../support/seeds.ts';
import { type AltarMatch, beginGame } from './random-games.ts';
import { unseenTwin } from './twins.ts';

const rules = altar.rules as FarsightedGame;

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

const question = (match: AltarMatch, strength: 'steady' | 'keen', playouts = 6): Question => ({
  gameId: 'altar',
  match: match as Match,
  seat: asked(match).seat,
  decision: asked(match).decision.id,
  strength,
  seed: '5'.repeat(32),
  budget: { playouts },
});

describe('a companion in Altar', () => {
  it.each(seedsOf([3, 2, 5], 1))(
    'chooses the same whatever the cards are that it can’t see, %i players',
    (players) => {
      let compared = 0;
      play(players, 3, (match) => {
        compared += 1;
        const twin = unseenTwin(match, asked(match).seat, compared);
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
      const fork = rules.companion.ahead.forget(match as Match, seat, seedRandom('7'.repeat(32)));
      expect(rules.broken(fork)).toEqual([]);
      expect(rules.view(fork, seat)).toEqual(rules.view(match as Match, seat));
      expect(fork.open).toEqual(match.open);
      expect(fork.random.words).not.toEqual(match.random.words);
      const again = rules.companion.ahead.forget(match as Match, seat, seedRandom('8'.repeat(32)));
      if (match.state.deck.length > 8) expect(again.state).not.toEqual(fork.state);
      expect(decision.seats).toContain(seat);
    });
  });

  it('knows the cards that it is looking at, alike or not, and nobody else does', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['seer'], 'seat-2': ['mason', 'fog'] },
      top: ['amazon', 'amazon', 'zealot', 'healer'],
    });
    s.acts('seat-1').choose('play:seer');
    const top = (match: Match, count: number) =>
      (match as AltarMatch).state.deck.slice(-count).reverse();
    const [...seen] = top(s.match as Match, 3);
    const fourth = new Set<string>();
    const elsewhere = new Set<string>();
    for (let world = 1; world <= 20; world++) {
      const random = seedRandom(world.toString(16).padStart(32, 'b'));
      const fork = rules.companion.ahead.forget(s.match as Match, 'seat-1', random);
      expect(top(fork, 3)).toEqual(seen);
      expect(rules.view(fork, 'seat-1')).toEqual(rules.view(s.match as Match, 'seat-1'));
      fourth.add(top(fork, 4)[3] as string);
      const other = rules.companion.ahead.forget(s.match as Match, 'seat-2', random);
      elsewhere.add(top(other, 3).join());
    }
    expect(fourth.size).toBeGreaterThan(8);
    expect(elsewhere.size).toBeGreaterThan(8);
    s.end();
  });

  it('estimates chances that make one together', () => {
    play(3, 6, (match) => {
      const chances = match.seats.map((seat) => rules.companion.ahead.rate(match as Match, seat));
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
          const chosen = decision.options.find(({ id }) => id === answer.options[0]);
          const unseen = chosen?.id.startsWith('keep:') || ['pass', 'done'].includes(chosen!.verb);
          if (unseen) expect(answer.public).toBe(false);
          else if (key !== 'little') expect(answer.public).toBe(true);
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

  const BOTH = {
    light: { seat: 'seat-1', shrines: 1, active: 3, inactive: 1 },
    war: { seat: 'seat-1', shrines: 1 },
    fear: { seat: 'seat-2', shrines: 2, active: 3, completed: true },
    anger: { seat: 'seat-2' },
  };

  /** What a companion would choose by rules of thumb. */
  const choiceIn = (match: AltarMatch) => think(rules, question(match, 'steady'))[0]?.options[0];

  it('AL-055: attacks a complete board as long as the other one is missing', () => {
    const s = scenario({ realms: BOTH, hands: { 'seat-1': ['champion', 'vestal'] } });
    expect(choiceIn(s.acts('seat-1').match)).toBe('play:champion:active:fear');
    s.end();
  });

  it.each([
    [{}, undefined],
    [{ war: { seat: 'seat-1', shrines: 2, active: 3, completed: true } }, 'completes'],
  ])('AL-024: one board of two completes nothing: %j', (more, why) => {
    const s = scenario({ realms: { ...BOTH, ...more }, hands: { 'seat-1': ['priestess'] } });
    const [best] = think(rules, question(s.acts('seat-1').match, 'steady'));
    expect(best?.options).toEqual(['play:priestess:light']);
    expect(best?.reason?.key === 'completes').toBe(why === 'completes');
    s.end();
  });

  it('AL-032: uses a Free Action that its last main action has drawn, and else ends its turn', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['scribe'] },
      top: ['courier', 'priestess'],
      asksAtEnd: true,
    });
    s.acts('seat-1').choose('play:scribe');
    expect(choiceIn(s.match)).toBe('free:courier');
    s.choose('free:courier');
    expect(choiceIn(s.match)).toBe('done');
    s.choose('done');
  });

  it('L-04: draws a follower who can worship where none is held, for the other action of a turn', () => {
    const s = scenario({
      realms: BOTH,
      hands: { 'seat-1': ['priestess', 'dowser'] },
      row: ['seer', 'exorcist'],
    });
    expect(choiceIn(s.turn('seat-1').match)).toBe('row:exorcist');
    s.end();
  });

  it('counts the turns of all players', () => {
    const turns: number[] = [];
    const match = play(3, 8, (now) => turns.push(rules.companion.ahead.turn(now as Match)));
    const steps = turns.slice(1).map((turn, index) => turn - (turns[index] as number));
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(turns.at(-1)! - turns[0]! + 1).toBeLessThanOrEqual(3 * match.state.round);
    expect(turns.at(-1)! - turns[0]!).toBeGreaterThan(3 * (match.state.round - 1) - 1);
  });

  it('plays as many games ahead as it is given', () => {
    const { match } = beginGame(2, 1);
    const advice = think(rules, question(match, 'keen'));
    expect(advice.some(({ chance }) => chance !== null)).toBe(true);
    expect(advice.reduce((sum, { tried }) => sum + tried, 0)).toBe(6);
  });
});
