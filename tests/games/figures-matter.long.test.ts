import { beforeAll, describe, expect, it, vi } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import * as figuresOfAdventure from '../../src/games/adventure/rules/rulings.ts';
import * as figuresOfAltar from '../../src/games/altar/rules/rulings.ts';
import type { DeckDefinition } from '../../src/games/altar-quest/rules/cards/definition.ts';
import { focus, play } from '../../src/games/altar-quest/rules/effects/build.ts';
import * as figuresOfAltarQuest from '../../src/games/altar-quest/rules/rulings.ts';
import type { Choice, Decision } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import { pick, type RandomState, seedRandom } from '../../src/kernel/random.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';

/** How many random games are searched for a difference, and choices of each. */
const GAMES = 40;
const LONGEST = 300;

/** What it takes to play a match, of any game. */
type PlayableRules = Pick<GameRules, 'lobby' | 'setup' | 'procedures' | 'view'>;

type Figures = { [name: string]: unknown };

/** Somebody who wears as many trinkets as allowed, which nobody in the box does. */
const COLLECTOR: DeckDefinition = {
  id: 'collector',
  kind: 'hero',
  cards: [
    {
      id: 'collector',
      type: 'character',
      hero: 'collector',
      health: 9,
      attributes: {
        might: 2,
        fortitude: 2,
        agility: 2,
        willpower: 2,
        charisma: 2,
        intellect: 2,
      },
    },
    { id: 'charm', type: 'equipment', slot: 'trinket', hero: 'collector', copies: 2 },
    {
      id: 'calm',
      type: 'action',
      hero: 'collector',
      copies: 9,
      abilities: [play(focus(1))],
    },
  ],
};

interface Figured {
  figures: { [group: string]: Figures };
  /** The game's modules reloaded with other figures. */
  load(change: (figures: { [group: string]: Figures }) => void): Promise<PlayableRules>;
  /** Options of the lobby without which a figure has no effect. */
  options: { [option: string]: string };
}

const GAMES_WITH_FIGURES: [string, Figured][] = [
  [
    'adventure',
    {
      figures: { ...figuresOfAdventure },
      options: { valor: '4' },
      async load(change) {
        vi.resetModules();
        change({ ...(await import('../../src/games/adventure/rules/rulings.ts')) });
        await import('../../src/games/adventure/box.ts');
        const { adventureRules } = await import('../../src/games/adventure/rules/index.ts');
        return adventureRules as PlayableRules;
      },
    },
  ],
  [
    'altar',
    {
      figures: { ...figuresOfAltar },
      options: { 'two-actions': 'different' },
      async load(change) {
        vi.resetModules();
        change({ ...(await import('../../src/games/altar/rules/rulings.ts')) });
        await import('../../src/games/altar/box.ts');
        return (await import('../../src/games/altar/rules/index.ts')).altarRules as PlayableRules;
      },
    },
  ],
  [
    'altar-quest',
    {
      figures: { ...figuresOfAltarQuest },
      options: { rivals: 'one' },
      async load(change) {
        vi.resetModules();
        change({ ...(await import('../../src/games/altar-quest/rules/rulings.ts')) });
        await import('../../src/games/altar-quest/box.ts');
        const decks = await import('../../src/games/altar-quest/rules/cards/register-deck.ts');
        decks.registerDeck(COLLECTOR);
        const { altarQuestRules } = await import('../../src/games/altar-quest/rules/index.ts');
        return altarQuestRules as PlayableRules;
      },
    },
  ],
];

/** Figures that matter only between quests, with tests of their own: `altar-quest-upkeep`. */
const BETWEEN_QUESTS: readonly string[] = ['LIMITS.enemyUpgradesInCampaign'];

/** Every figure by its path: `LIMITS`, `dealt`, `3`. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]));
}

/** What holds a figure, for reading or changing it there. */
const holderOf = (figures: Figures, path: readonly string[]): Figures =>
  path.slice(0, -1).reduce<Figures>((at, name) => at[name] as Figures, figures);

/** Other values that a figure could have. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return value > 0 ? [value - 1, value + 1] : [value + 1];
  if (Array.isArray(value)) return [value.slice(1), []];
  return typeof value === 'boolean' ? [!value] : [[]];
}

/** A legal answer, each verb as likely as the others: there are many ways to walk, and one to rest. */
function variedChoice(random: RandomState, open: readonly Decision[]): Choice {
  const decision = pick(random, open);
  const verb = pick(random, [...new Set(decision.options.map((option) => option.verb))]);
  const options = decision.options.filter((option) => option.verb === verb);
  return randomChoice(random, [decision.choose.max === 1 ? { ...decision, options } : decision]);
}

function setupOf({ lobby }: PlayableRules, game: number, options: Figured['options']): MatchSetup {
  const { min, max } = lobby.seats;
  const most = Math.min(max, lobby.characters.offers.length);
  const seats = min + (game % (most - min + 1));
  return {
    seats: seatsFor(lobby, seats, seats, game),
    options: game % 8 < 4 ? {} : options,
    seed: seedOf(3, game, 'match'),
  };
}

/** What the lobby and then everybody sees of a random game, choice by choice; a setup may be refused. */
function* playOf(
  rules: PlayableRules,
  game: number,
  options: Figured['options'],
): Generator<string> {
  yield JSON.stringify(rules.lobby);
  let match: ReturnType<PlayableRules['setup']>['match'];
  try {
    match = rules.setup(setupOf(rules, game, options)).match;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield error.message;
    return;
  }
  const random = seedRandom(seedOf(3, game, 'choices'));
  while (match.outcome === null && match.inputs < LONGEST) {
    yield JSON.stringify([match.open, rules.view(match, 'table')]);
    answer(rules.procedures, match, variedChoice(random, match.open));
  }
  yield JSON.stringify([match.outcome, rules.view(match, 'table')]);
}

function differ(
  one: PlayableRules,
  other: PlayableRules,
  options: Figured['options'],
  games = GAMES,
): boolean {
  for (let game = 0; game < games; game++) {
    const theirs = playOf(other, game, options);
    for (const seen of playOf(one, game, options)) if (theirs.next().value !== seen) return true;
  }
  return false;
}

describe.each(GAMES_WITH_FIGURES)('%s: with another value it is another game', (_game, figured) => {
  const { figures, load, options } = figured;
  let usual: PlayableRules;

  beforeAll(async () => {
    usual = await load(() => {});
  });

  it('but not with the same', async () => {
    expect(differ(usual, await load(() => {}), options, 2)).toBe(false);
  });

  const paths = pathsIn(figures).map((path) => [path.join('.'), path] as const);
  it.each(paths.filter(([name]) => !BETWEEN_QUESTS.includes(name)))('%s', async (_name, path) => {
    const last = path.at(-1) as string;
    for (const value of othersThan(holderOf(figures, path)[last])) {
      const other = await load((fresh) => {
        holderOf(fresh, path)[last] = value;
      });
      if (differ(usual, other, options)) return;
    }
    expect.unreachable('No random game was another one.');
  });
});
