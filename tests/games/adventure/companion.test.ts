import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import { type FarsightedGame, playSteadily } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { type Question, think } from '../../../src/companions/thinking.ts';
import { adviceMessage } from '../../../src/discord/messages/private/advice.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { optionsFor } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import type { MatchSummary } from '../../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { type AdventureMatch, beginGame } from './random-games.ts';
import { unseenTwin } from './unseen-twin.ts';

const rules = adventure.rules as FarsightedGame;

/** Lets companions play, and looks at the match before every choice. */
function play(players: number, game: number, look: (match: AdventureMatch) => void = () => {}) {
  const { match } = beginGame(players, game);
  const random = seedRandom(game.toString(16).padStart(32, 'c'));
  while (match.outcome === null && match.inputs < 2000) {
    look(match);
    playSteadily(rules, match as Match, random);
  }
  return match;
}

const asked = (match: AdventureMatch) => {
  const decision = match.open[0]!;
  return { decision, seat: decision.seats[0] as string };
};

const question = (match: AdventureMatch, strength: 'steady' | 'keen', playouts = 2): Question => ({
  gameId: 'adventure',
  match: match as Match,
  seat: asked(match).seat,
  decision: asked(match).decision.id,
  strength,
  seed: '5'.repeat(32),
  budget: { playouts },
});

const advice = (match: AdventureMatch, strength: 'steady' | 'keen', playouts?: number) =>
  think(rules, question(match, strength, playouts));

/** How often, in choices, a position is thought about. */
const EVERY = countOf({ few: 4, many: 1 });

describe('a companion in The Adventure Game', () => {
  it.each(seedsOf([3, 2], 1))(
    'chooses the same whatever lies in hands and decks that it can’t see, %i players',
    (players) => {
      let compared = 0;
      play(players, 3, (match) => {
        if (match.inputs % EVERY !== 0) return;
        compared += 1;
        const twin = unseenTwin(match, asked(match).seat, compared);
        expect(advice(twin, 'steady')).toEqual(advice(match, 'steady'));
        if (compared % 25 === 1) expect(advice(twin, 'keen')).toEqual(advice(match, 'keen'));
      });
      expect(compared).toBeGreaterThan(30);
    },
  );

  it('plays ahead in worlds that could be: nothing broken, what it knows unchanged', () => {
    const worlds = new Set<string>();
    let looked = 0;
    play(3, 5, (match) => {
      if (match.inputs % EVERY !== 0) return;
      const { seat } = asked(match);
      looked += 1;
      const fork = rules.companion.ahead.forget(match as Match, seat, seedRandom('7'.repeat(32)));
      expect(rules.broken(fork)).toEqual([]);
      expect(rules.view(fork, seat)).toEqual(rules.view(match as Match, seat));
      expect(fork.open).toEqual(match.open);
      expect(fork.random.words).not.toEqual(match.random.words);
      expect(fork.state).not.toEqual(match.state);
      worlds.add(JSON.stringify((fork as AdventureMatch).state.challenges));
    });
    expect(worlds.size).toBeGreaterThan(looked / 8);
  });

  it('knows the discovery that it has laid down itself, and nobody else does', () => {
    const seen = new Map<string, Set<string>>();
    play(2, 4, (match) => {
      const { known = {} } = match.state;
      const [token, seats] =
        Object.entries(known).find(([one]) => spaceWith(match, one) !== undefined) ?? [];
      if (token === undefined || seats?.length !== 1) return;
      for (const seat of match.seats) {
        const fork = rules.companion.ahead.forget(
          match as Match,
          seat,
          seedRandom(String(match.inputs).padStart(32, 'd')),
        ) as AdventureMatch;
        const kept = spaceWith(fork, token) === spaceWith(match, token);
        const who = seats.includes(seat) ? 'who laid it' : 'another';
        seen.set(who, (seen.get(who) ?? new Set()).add(String(kept)));
      }
    });
    expect(seen.get('who laid it')).toEqual(new Set(['true']));
    expect(seen.get('another')).toContain('false');
  });

  it('estimates chances that make one together', () => {
    play(3, 6, (match) => {
      if (match.inputs % 5 > 0) return;
      const chances = match.seats.map((seat) => rules.companion.ahead.rate(match as Match, seat));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (const chance of chances) expect(chance).toBeGreaterThan(0);
    });
  });

  /** What only a hand could tell, and what goes without saying. */
  const UNTOLD = ['keeps-cards', 'knows', 'rolls', 'done'];

  it('says why in words of the catalogue, and keeps to itself what only it knows', () => {
    const texts = loadTexts();
    const told = new Set<string>();
    for (const players of [2, 4]) {
      play(players, players, (match) => {
        const { seat, decision } = asked(match);
        const outlook = outlookOf(rules, match as Match, seat, decision);
        for (const one of steady(rules.companion, outlook, seedRandom('9'.repeat(32)))) {
          const { key } = one.reason!;
          told.add(key);
          expect(texts.has(`adventure.companion.${key}`)).toBe(true);
          expect(one.public, key).toBe(!UNTOLD.includes(key));
        }
      });
    }
    expect(told.size).toBeGreaterThan(20);
  });

  it('gives advice in words: what is asked, the best answers, and why', () => {
    const texts = loadTexts();
    const asks = new Set<string>();
    play(2, 9, (match) => {
      if (match.inputs % EVERY !== 0) return;
      const { seat, decision } = asked(match);
      const own = { ...decision, options: optionsFor(decision, seat) };
      const strength = decision.prompt.key === 'prompt.travel' && asks.size < 4 ? 'keen' : 'steady';
      const found = advice(match, strength);
      const summary = { id: 'm', gameId: 'adventure' } as MatchSummary;
      const view = rules.view(match as Match, seat);
      const told = found.map((one) => ({ ...one, along: [] }));
      const tried = found.reduce((sum, one) => sum + one.tried, 0);
      const said = JSON.stringify(
        adviceMessage(
          {
            ok: true,
            match: summary,
            view,
            decision: own,
            strength,
            advice: told,
            tried,
            revised: null,
          },
          { game: adventure, texts },
        ).components,
      );
      const reason = texts(`adventure.companion.${found[0]!.reason!.key}`);
      expect(said).toContain(JSON.stringify(reason).slice(1, -1));
      expect(said).not.toMatch(/adventure\.|undefined/);
      asks.add(decision.prompt.key);
    });
    expect(asks.size).toBeGreaterThan(8);
  });

  it.each(seedsOf([2, 4, 1, 3], 1))('brings a match of %i to its end', (players) => {
    const { outcome, state } = play(players, 20 + players);
    expect(outcome?.reason).toBe('valor');
    expect(state.round).toBeLessThan(60);
  });

  it('counts the turns of all players', () => {
    const turns: number[] = [];
    const match = play(3, 8, (now) => {
      if (now.state.turn) turns.push(rules.companion.ahead.turn(now as Match));
    });
    const steps = turns.slice(1).map((turn, index) => turn - (turns[index] as number));
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(turns.at(-1)! - turns[0]!).toBeLessThanOrEqual(3 * match.state.round);
  });

  it('plays a whole match looking ahead, and only where that is worth it', () => {
    const { match } = beginGame(2, 1);
    const ahead = new Map<string, boolean>();
    while (match.outcome === null && match.inputs < 2000) {
      const { seat, decision } = asked(match);
      const found = advice(match, 'keen', countOf({ few: 1, many: 2 }));
      ahead.set(decision.prompt.key, ahead.get(decision.prompt.key) || found[0]!.chance !== null);
      const choice = { seat, decision: decision.id, options: found[0]!.options };
      expect(answer(rules.procedures, match as Match, choice).accepted).toBe(true);
    }
    expect(match.outcome?.reason).toBe('valor');
    expect(ahead.get('prompt.travel')).toBe(true);
    expect(ahead.get('prompt.before-dice')).toBe(false);
  });

  it('plays as many games ahead as it is given', () => {
    const { match } = beginGame(2, 1);
    const random = seedRandom('3'.repeat(32));
    while (asked(match).decision.prompt.key !== 'prompt.travel') {
      playSteadily(rules, match as Match, random);
    }
    const found = advice(match, 'keen', 5);
    expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBe(5);
    expect(found[0]!.chance).toBeGreaterThan(0);
    expect(found[0]!.reason).not.toBeNull();
  });
});

const spaceWith = ({ state }: AdventureMatch, token: string): string | undefined =>
  Object.keys(state.placed).find((space) => state.placed[space]?.includes(token));
