import { describe, expect, it } from 'vitest';
import { type FarsightedGame, playSteadily } from '../../../src/companions/playing-ahead.ts';
import { think } from '../../../src/companions/thinking.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import type { AltarQuestState } from '../../../src/games/altar-quest/rules/state.ts';
import { type Decision, optionsFor } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { copyOf, isSameJson } from '../../../src/kernel/json.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { type Layout, scenario } from '../../support/altar-quest.ts';
import { countOf } from '../../support/seeds.ts';

type AltarMatch = Match<AltarQuestState>;

const rules = altarQuest.rules as FarsightedGame;
const { ahead } = rules.companion;

function asked(match: AltarMatch): { seat: string; decision: Decision } {
  const decision = match.open[0] as Decision;
  const seat = decision.seats.find((one) => optionsFor(decision, one).length > 0) as string;
  return { seat, decision };
}

/** Ann plays Sedrin and Bob plays Myreen by rules of thumb; `watch` sees every question that is looked ahead at. */
function play(game: number, watch: (match: AltarMatch, count: number) => void): number {
  const { match } = rules.setup({
    seats: [
      { seat: 'ann', characters: ['sedrin'] },
      { seat: 'bob', characters: ['myreen'] },
    ],
    options: {},
    seed: game.toString(16).padStart(32, 'd'),
  }) as { match: AltarMatch };
  const random = seedRandom(game.toString(16).padStart(32, 'e'));
  let count = 0;
  while (match.outcome === null) {
    const { decision } = asked(match);
    if (ahead.isWorthIt?.(match, decision)) {
      count += 1;
      watch(match, count);
    }
    playSteadily(rules, match, random);
  }
  return count;
}

const thought = (match: AltarMatch, playouts: number) =>
  think(rules, {
    gameId: 'altar-quest',
    match,
    seat: asked(match).seat,
    decision: asked(match).decision.id,
    strength: 'keen',
    seed: '8'.repeat(32),
    budget: { playouts },
  });

/** The same match with every deck reversed, and a card of each other hero's exchanged. */
function unseenTwin(match: AltarMatch, seat: string): AltarMatch {
  const twin: AltarMatch = JSON.parse(JSON.stringify(match));
  for (const { draw } of Object.values(twin.state.decks)) draw.reverse();
  for (const hero of twin.state.heroes) {
    hero.deck.draw.reverse();
    if (hero.seat === seat || hero.hand.length === 0) continue;
    const [card] = hero.deck.draw.splice(0, 1, hero.hand[0] as string);
    if (card !== undefined) hero.hand[0] = card;
  }
  return twin;
}

/** Questions that may make no difference. */
const EASY = ['prompt.position', 'prompt.nearest', 'prompt.target', 'prompt.use-focus'];

const STARTING = {
  startRoom: 'room-16',
  active: 'sedrin',
  heroes: { sedrin: { at: 'U16', hand: [] } },
} satisfies Layout;

/** The chances in The Search at the start of Sedrin's act phase. */
function chance(layout: Partial<Layout>): number {
  const scene = scenario({ ...STARTING, ...layout }).acts('sedrin');
  const rated = ahead.rate(scene.match as Match, 'seat-1');
  scene.end();
  return rated;
}

describe('a companion of Altar Quest that looks ahead', () => {
  it('does so at the deeds of a turn, asked of nobody else at the time, and nowhere else', () => {
    const keys = new Set<string>();
    const count = play(1, (match) => {
      expect(match.open).toHaveLength(1);
      keys.add((match.open[0] as Decision).prompt.key);
    });
    expect([...keys].sort()).toEqual(['prompt.act', 'prompt.next-hero']);
    expect(count).toBeGreaterThan(30);
  });

  it('plays on in worlds that could be: nothing is broken, and what it sees is as it was', () => {
    const random = seedRandom('7'.repeat(32));
    const drawn = ({ state }: AltarMatch) => JSON.stringify(state.decks);
    let anew = 0;
    const count = play(2, (match) => {
      const { seat } = asked(match);
      const before = JSON.stringify(match);
      const fork = ahead.forget(match as Match, seat, random) as AltarMatch;
      expect(JSON.stringify(match)).toBe(before);
      expect(rules.broken(fork as Match)).toEqual([]);
      expect(rules.view(fork as Match, seat)).toEqual(rules.view(match as Match, seat));
      expect(fork.open).toEqual(match.open);
      expect(fork.random.words).not.toEqual(match.random.words);
      if (drawn(fork) !== drawn(match)) anew += 1;
    });
    // With few cards left, the same order comes up again now and then.
    expect(anew).toBeGreaterThan(0.9 * count);
  });

  it('chooses the same whatever the cards are that it can’t see', () => {
    const count = play(3, (match, index) => {
      if (index % countOf({ few: 32, many: 16 }) !== 1) return;
      const twin = unseenTwin(match, asked(match).seat);
      expect(twin.state).not.toEqual(match.state);
      expect(thought(twin, 4)).toEqual(thought(match, 4));
    });
    expect(count).toBeGreaterThan(32);
  });

  it('is answered in a fork as between people, apart from what is told and questions that make no difference', () => {
    const untold = ({ state, stack, open }: AltarMatch) => {
      const { milestones: _, ...known } = state;
      return { known, stack, open: open.map(({ id: __, ...question }) => question) };
    };
    const same = new Set<string>();
    play(4, (match, index) => {
      if (index % countOf({ few: 8, many: 4 }) !== 1) return;
      const { seat, decision } = asked(match);
      for (const { id } of optionsFor(decision, seat).slice(0, 12)) {
        const [told, fork]: AltarMatch[] = [copyOf(match), copyOf(match)];
        const choice = { seat, decision: decision.id, options: [id] };
        expect(answer(rules.procedures, told as Match, choice).accepted).toBe(true);
        expect(ahead.answer?.(fork as Match, choice).accepted).toBe(true);
        const asksMore = fork?.open[0]?.prompt.key !== told?.open[0]?.prompt.key;
        if (asksMore) expect(EASY).toContain(fork?.open[0]?.prompt.key);
        else {
          expect(isSameJson(untold(fork as AltarMatch), untold(told as AltarMatch))).toBe(true);
          same.add(id);
        }
      }
    });
    expect(same.size).toBeGreaterThan(50);
  });

  it('rates a position by what wins and what loses the quest, and by who is nearest to falling', () => {
    const start = chance({});
    expect(start).toBeGreaterThan(0.1);
    expect(start).toBeLessThan(0.9);
    expect(chance({ cards: { 'the-search': { quest: 4 } } })).toBeGreaterThan(start);
    expect(chance({ cards: { 'the-search': { quest: 4, progress: 3 } } })).toBeGreaterThan(
      chance({ cards: { 'the-search': { quest: 4 } } }),
    );
    expect(chance({ heroes: { sedrin: { at: 'U16', hand: [], damage: 6 } } })).toBeLessThan(start);
  });

  it('sees the end of a hunt nearing with every wound of the quarry', () => {
    const hunted = (damage: number) =>
      chance({
        options: { quest: 'the-hunt' },
        enemies: { 'long-lent': { at: ['U18'], damage } },
      });
    expect(hunted(9)).toBeGreaterThan(hunted(3));
  });
});
