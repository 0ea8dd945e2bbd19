import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import { type CompanionGame, play } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { type Decision, optionsFor } from '../../../src/kernel/decision.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../support/altar-quest.ts';
import { countOf } from '../../support/seeds.ts';

const rules = altarQuest.rules as CompanionGame;
const HEROES = ['myreen', 'sedrin'];
const QUESTS = rules.lobby.options.find(({ id }) => id === 'quest')!.choices;

const begin = (
  game: number,
  players: number,
  options: { level?: string; quest?: string } = {},
): Match =>
  rules.setup({
    seats: HEROES.slice(0, players).map((hero, index) => ({
      seat: `seat-${index + 1}`,
      characters: [hero],
    })),
    options,
    seed: (game + 1).toString(16).padStart(32, 'a'),
  }).match;

function asked(match: Match): { seat: string; decision: Decision } {
  const decision = match.open[0] as Decision;
  const seat = decision.seats.find((one) => optionsFor(decision, one).length > 0) as string;
  return { seat, decision };
}

const advice = (match: Match) => {
  const { seat, decision } = asked(match);
  return steady(
    rules.companion,
    outlookOf(rules, match, seat, decision),
    seedRandom('7'.repeat(32)),
  );
};

/** Plays to the end by rules of thumb; `watch` sees the match before every answer. */
function playWhole(
  game: number,
  players: number,
  watch: (match: Match) => void = () => {},
  options: { level?: string; quest?: string } = {},
): Match {
  const match = begin(game, players, options);
  while (match.outcome === null && match.inputs < 3000) {
    watch(match);
    const { seat, decision } = asked(match);
    play(rules, match, seat, decision.id, advice(match)[0]!.options);
  }
  return match;
}

/** What Sedrin's companion does first in an act phase of The Showdown, with this many of ten voices. */
function inTheShowdown(voices: number, more: Partial<Layout> = {}): string | undefined {
  const scene = scenario({
    startRoom: 'room-16',
    active: 'sedrin',
    options: { quest: 'the-showdown' },
    cards: { 'the-showdown': { quest: voices } },
    heroes: { sedrin: { at: 'U16', hand: [] } },
    ...more,
  }).acts('sedrin');
  const [best] = advice(scene.match);
  scene.end();
  return best?.options[0];
}

describe('companions of Altar Quest', () => {
  it('play whole games of every quest with two heroes, and win some of them as a story', () => {
    const outcomes = Array.from(
      { length: countOf({ few: QUESTS.length, many: 12 }) },
      (_, game) =>
        playWhole(game, 2, () => {}, { level: 'story', quest: QUESTS[game % QUESTS.length] })
          .outcome,
    );
    expect(outcomes.every((outcome) => outcome !== null)).toBe(true);
    const won = outcomes.flatMap((outcome) => (outcome?.winners.length ? [outcome] : []));
    expect(won.length).toBeGreaterThanOrEqual(2);
    expect(won.every(({ reason }) => QUESTS.some((quest) => reason === `${quest}-won`))).toBe(true);
  }, 60_000);

  it('send for an enemy whose defeat wins when they are ready, not before, and then go for it', () => {
    const challenge = 'interact:the-showdown:challenge';
    expect(inTheShowdown(4)).not.toBe(challenge);
    expect(inTheShowdown(10)).toBe(challenge);
    const here: Partial<Layout> = {
      villain: 'spawned',
      enemies: { 'bolx-the-belchlord': { at: ['U17', 'V17', 'U18', 'V18'] } },
    };
    expect(inTheShowdown(9, here)).toMatch(/^action:/);
    expect(inTheShowdown(0, here)).not.toMatch(/^action:/);
  });

  it('come to an end alone as well', () => {
    for (let game = 0; game < countOf({ few: 1, many: 3 }); game++)
      expect(playWhole(game, 1).outcome).not.toBeNull();
  });

  it('give a reason in words of the catalogue for whatever they think of', () => {
    const texts = loadTexts();
    const told = new Set<string>();
    playWhole(20, 2, (match) => {
      for (const { reason } of advice(match)) if (reason) told.add(reason.key);
    });
    expect([...told].filter((key) => !texts.has(`altar-quest.companion.${key}`))).toEqual([]);
    expect(told.size).toBeGreaterThan(12);
  });

  it('go by what their seat sees: the order of every deck and the others’ hands make no difference', () => {
    playWhole(30, 2, (match) => {
      if (match.inputs % countOf({ few: 14, many: 7 }) > 0) return;
      const { seat } = asked(match);
      const twin: Match<{ heroes: { seat: string; hand: string[]; deck: { draw: string[] } }[] }> =
        JSON.parse(JSON.stringify(match));
      const { decks } = twin.state as unknown as { decks: { [deck: string]: { draw: string[] } } };
      for (const deck of Object.values(decks)) deck.draw.reverse();
      for (const hero of twin.state.heroes) {
        hero.deck.draw.reverse();
        if (hero.seat === seat || hero.hand.length === 0) continue;
        const [card] = hero.deck.draw.splice(0, 1, hero.hand[0] as string);
        if (card !== undefined) hero.hand[0] = card;
      }
      expect(advice(twin as Match)).toEqual(advice(match));
    });
  });
});
