import { beforeAll, describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import {
  activate,
  collect,
  defeat,
  overlord,
  questsOf,
  travel,
} from '../../../src/games/adventure/cards/quests/tasks.ts';
import { forget } from '../../../src/games/adventure/companion/forget.ts';
import { pilesOf } from '../../../src/games/adventure/presentation/piles.ts';
import { whereaboutsOf } from '../../../src/games/adventure/presentation/whereabouts.ts';
import type { Definition } from '../../../src/games/adventure/rules/cards/definition.ts';
import { registerCards } from '../../../src/games/adventure/rules/cards/register-cards.ts';
import { bonus, draw, heal, onDie } from '../../../src/games/adventure/rules/effects/build.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import {
  problemsOf as messagesFor,
  problemsOfCards,
} from '../../../src/games/adventure/rules/map/check-map.ts';
import type {
  MapDefinition,
  SpaceDefinition,
} from '../../../src/games/adventure/rules/map/definition.ts';
import { registerMap } from '../../../src/games/adventure/rules/map/register-map.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import { COLORS, printedOn } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import type { Texts } from '../../../src/texts/texts.ts';
import { inEnglish } from '../../support/in-english.ts';
import { randomGames } from '../../support/random-games.ts';
import { expectToBeSound } from '../../support/sound-match.ts';

const problemsOf = (map: unknown) => inEnglish(messagesFor(map));

/** An island of three huts around a green, with one road up to what is red. Nobody there sells by auction. */
// biome-ignore format: one space a line
const ISLAND: MapDefinition = {
  id: 'island@practice',
  shape: [1, 1],
  spaces: [
    { id: 'hut@practice', at: [10, 20], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'flight-path'] },
    { id: 'hat@practice', at: [10, 50], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'flight-path'] },
    { id: 'hoot@practice', at: [10, 80], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'flight-path'] },
    { id: 'green@practice', at: [25, 50], color: 'grey', terrain: 'plain', resources: ['scroll', 'small-potion'], key: true },
    { id: 'ford@practice', at: [40, 50], color: 'green', terrain: 'coast', resources: ['place-discovery'], key: true },
    { id: 'mill@practice', at: [40, 20], color: 'green', terrain: 'hills', resources: ['small-potion'], encounter: 'miller@practice' },
    { id: 'moor@practice', at: [60, 50], color: 'yellow', terrain: 'swamp', resources: ['book'], key: true },
    { id: 'tor@practice', at: [80, 50], color: 'red', terrain: 'hills', resources: ['large-potion'], key: true },
    { id: 'top@practice', at: [90, 20], color: 'red', terrain: 'snow', resources: ['scroll'], encounter: 'giant@practice' },
  ],
  paths: [
    ['hut@practice', 'green@practice'],
    ['hat@practice', 'green@practice'],
    ['hoot@practice', 'green@practice'],
    ['green@practice', 'ford@practice'],
    ['ford@practice', 'mill@practice'],
    ['ford@practice', 'moor@practice'],
    ['moor@practice', 'tor@practice'],
    ['tor@practice', 'top@practice'],
  ],
};

const foe = { trait: 'humanoid', attack: 3, type: 'melee', defense: 6, damage: 1 } as const;

const CARDS: readonly Definition[] = [
  ...questsOf('starting', [
    {
      id: 'there@practice',
      valor: 1,
      level: true,
      tasks: [travel('hut@practice'), travel('hoot@practice')],
    },
    {
      id: 'water@practice',
      valor: 1,
      level: true,
      tasks: [collect('green@practice')],
      reward: heal(1),
    },
    { id: 'hunt@practice', valor: 1, level: true, tasks: [defeat(1, { at: ['green@practice'] })] },
    { id: 'sips@practice', valor: 1, tasks: [activate('small-potion', 2)] },
    { id: 'read@practice', valor: 1, tasks: [activate('book')], reward: draw(1) },
    { id: 'fish@practice', valor: 1, level: true, tasks: [travel('green@practice'), defeat(1)] },
  ]),
  ...questsOf('elite', [
    { id: 'flour@practice', valor: 2, level: true, tasks: [overlord('miller@practice')] },
    { id: 'heath@practice', valor: 2, level: true, tasks: [travel('ford@practice')] },
    { id: 'cairn@practice', valor: 3, tasks: [collect('ford@practice', 'green@practice')] },
    { id: 'sold@practice', valor: 1, tasks: [activate('auction-house')] },
  ]),
  { id: 'miller@practice', type: 'board-encounter', color: 'green', foe, level: 'yellow' },
  {
    id: 'giant@practice',
    type: 'board-encounter',
    color: 'red',
    foe: { ...foe, powers: [onDie(6, bonus({ damage: 1 }))] },
    level: 'red',
    trophy: 'boot@practice',
  },
  { id: 'stray@practice', type: 'board-encounter', color: 'red', foe, trophy: 'shoe@practice' },
  { id: 'boot@practice', type: 'trophy', valor: 4, copies: 6 },
  { id: 'shoe@practice', type: 'trophy', valor: 1, copies: 2 },
  {
    id: 'fair@practice',
    type: 'challenge',
    color: 'grey',
    front: { face: 'event', sort: 'location', location: 'green@practice', effect: draw(1) },
    back: null,
  },
];

const changed = (id: string, change: Partial<SpaceDefinition>): MapDefinition => ({
  ...ISLAND,
  spaces: ISLAND.spaces.map((space) => (space.id === id ? { ...space, ...change } : space)),
});

const onIsland = randomGames(adventureRules, { map: ISLAND.id, valor: '4' });
const inBox = randomGames(adventureRules, { valor: '4' });

const drawnFrom = ({ state }: Match<AdventureState>, color: (typeof COLORS)[number]) =>
  state.challenges[color].cards;

const questsOfMatch = ({ state }: Match<AdventureState>, set: 'starting' | 'elite') =>
  set === 'elite'
    ? [...state.elite].sort()
    : [
        ...state.characters.flatMap(({ quests }) => quests.map(({ card }) => card)),
        ...state.removed,
      ].sort();

const catalogue = loadTexts();
/** A pack's words come with it; these cards have none. */
const texts: Texts = Object.assign(
  (key: string, args?: { [name: string]: string | number }) =>
    key.includes('@') ? key : catalogue(key, args),
  catalogue,
);

let stampOfBox: string;

beforeAll(() => {
  stampOfBox = adventureRules.content();
  registerCards(CARDS);
  registerMap(ISLAND);
});

describe('a match on the map of a pack', () => {
  it('W-54: has the pack’s quests that it can fulfil, and of the box’s those that name no place', () => {
    const { match } = onIsland.beginGame(2, 1);
    expect(match.state.map).toBe('island@practice');
    expect(questsOfMatch(match, 'starting')).toEqual(
      [
        'cough-medicine',
        'fish@practice',
        'hunt@practice',
        'read@practice',
        'sips@practice',
        'surveyors-chain',
        'there@practice',
        'water@practice',
      ].sort(),
    );
    // Nobody auctions anything, and what is printed nowhere can't be defeated.
    expect(questsOfMatch(match, 'elite')).toEqual(
      [
        'ballad-in-want-of-a-duel',
        'cairn@practice',
        'flour@practice',
        'heath@practice',
        'matter-of-opinion',
        'served-cold',
        'the-summons',
      ].sort(),
    );
  });

  it('has events that lie at its own key locations, and none of the box’s places', () => {
    const { match } = onIsland.beginGame(2, 1);
    const grey = drawnFrom(match, 'grey');
    expect(grey).toContain('fair@practice');
    expect(grey).toContain('barn-dance');
    for (const elsewhere of ['windfall-orchard', 'snowbound-coach', 'bee-tree']) {
      expect(grey).not.toContain(elsewhere);
    }
    expect(grey).toHaveLength(38);
    // The flood ends where there is a bridge to mend.
    expect(drawnFrom(match, 'green')).not.toContain('washed-out-roads');
    expect(drawnFrom(match, 'green')).toHaveLength(36);
  });

  it('has the trophies that its encounters give', () => {
    expect(onIsland.beginGame(2, 1).match.state.trophies).toEqual({ 'boot@practice': 6 });
  });

  it('begins in one of its cities', () => {
    const { match } = onIsland.beginGame(1, 1);
    const [first] = match.open;
    expect(first?.options.map(({ args }) => args?.space)).toEqual([
      'hut@practice',
      'hat@practice',
      'hoot@practice',
    ]);
  });

  it('counts only its own cards in its piles', () => {
    const { match } = onIsland.beginGame(2, 1);
    const piles = pilesOf(viewOf(match, 'table'), texts);
    const unseen = (id: string) =>
      piles.find((pile) => pile.id === id)?.unseen.reduce((sum, { count }) => sum + count, 0);
    expect(unseen('challenge-grey')).toBe(38);
    expect(unseen('elite')).toBe(7);
  });

  it('says of cards that don’t fit the map, or come with another, that they aren’t played', () => {
    const where = (match: Match<AdventureState>, card: string) =>
      whereaboutsOf(viewOf(match, 'table'), card, texts);
    const notPlayed = [texts('adventure.whereabouts.not-played')];
    const island = onIsland.beginGame(2, 1).match;
    expect(where(island, 'scarecrow-ballot')).toEqual(notPlayed);
    expect(where(island, 'auctioneers-cough')).toEqual(notPlayed);
    expect(where(island, 'the-summons')).not.toEqual(notPlayed);
    expect(where(island, 'cairn@practice')).not.toEqual(notPlayed);
    expect(where(inBox.beginGame(2, 1).match, 'cairn@practice')).toEqual(notPlayed);
  });

  it.each([1, 2, 4])('comes to its end at random with nothing broken, %i players', (players) => {
    const match = onIsland.playGame(players, players, (open) => {
      expect(adventureRules.broken(open)).toEqual([]);
      if (open.inputs % 50 === 0) expectToBeSound(adventureRules, open);
    });
    expect(match.outcome).not.toBeNull();
  });

  it('is looked ahead in by companions, who forget nothing but what is hidden', () => {
    const { match } = onIsland.beginGame(2, 3);
    expect(adventureRules.broken(forget(match, 'seat-1', match.random))).toEqual([]);
  });
});

describe('a match in which no map is named', () => {
  it('is played on the box’s, with nothing of any pack', () => {
    const { match } = inBox.beginGame(4, 1);
    expect(match.state.map).toBe('eastern-kingdoms');
    expect(JSON.stringify(match)).not.toContain('@');
    for (const color of COLORS) expect(drawnFrom(match, color)).toHaveLength(40);
    expect(match.state.elite).toHaveLength(30);
    expect(questsOfMatch(match, 'starting').map(printedOn)).toHaveLength(18);
    expect(match.state.trophies).toEqual({ 'bay-medal': 4, 'plague-seal': 6, 'ember-crown': 6 });
  });

  it('goes on after a pack has been added: the stamp of the content is the box’s', () => {
    expect(adventureRules.content()).toBe(stampOfBox);
  });

  it('refuses a map that nobody has', () => {
    const nowhere = randomGames(adventureRules, { map: 'atlantis' });
    expect(() => nowhere.beginGame(2, 1)).toThrow(RangeError);
  });
});

describe('what is wrong with the map of a pack', () => {
  it('is nothing where everything fits', () => {
    expect(problemsOf(ISLAND)).toEqual([]);
  });

  it('is said with where it is', () => {
    const misspelt = changed('moor@practice', { resources: ['boook' as 'book'] });
    const [what, where] = problemsOf(misspelt);
    expect(what).toContain('expected one of "scroll"|"book"');
    expect(where).toContain('spaces[6].resources[0]');
    expect(problemsOf(changed('moor@practice', { at: [60, 120] })).join()).toContain(
      'spaces[6].at[1]',
    );
    const long = 'a-name-that-goes-on-and-on-and-on@practice';
    expect(problemsOf({ ...ISLAND, id: long }).join()).toContain('{"most":28}');
  });

  it('is an encounter that another map has', () => {
    expect(problemsOf(changed('green@practice', { encounter: 'toll-captain' }))).toContain(
      'toll-captain, printed on green@practice, is another map’s board encounter.',
    );
    expect(problemsOf({ ...ISLAND, id: 'twin@practice' })).toEqual([
      'miller@practice, printed on mill@practice, is another map’s board encounter.',
      'giant@practice, printed on top@practice, is another map’s board encounter.',
    ]);
  });

  it('is a card that speaks of a place on it and of another', () => {
    const without: MapDefinition = {
      ...ISLAND,
      spaces: ISLAND.spaces.map((space) =>
        space.id === 'hut@practice' ? { ...space, id: 'shed@practice' } : space,
      ),
      paths: ISLAND.paths.map(([one, other]) => [
        one === 'hut@practice' ? 'shed@practice' : one,
        other,
      ]),
    };
    expect(problemsOf(without)).toContain(
      'The card there@practice speaks of hut@practice, which isn’t on the map.',
    );
  });

  it('is too little to do: quests for four players to begin with, and valor for one of them to win', () => {
    const problems = problemsOf(changed('moor@practice', { resources: ['scroll'] }));
    expect(problems).toContain('Starting quests that fit the map: 7. Four players need 8.');
    const { encounter: _, ...harmless } = ISLAND.spaces.at(-1)!;
    expect(problemsOf({ ...ISLAND, spaces: [...ISLAND.spaces.slice(0, -1), harmless] })).toContain(
      'Elite quests and trophies that fit the map are worth 7 valor; four players need 29.',
    );
  });

  it('is a card of its pack that speaks of places on none of its maps', () => {
    expect(problemsOfCards('practice')).toEqual([]);
    registerCards(
      questsOf('elite', [{ id: 'lost@practice', valor: 1, tasks: [travel('hutt@practice')] }]),
    );
    expect(inEnglish(problemsOfCards('practice'))).toEqual([
      'The card lost@practice speaks of hutt@practice, and no map of its pack has that.',
    ]);
    expect(problemsOfCards('other')).toEqual([]);
  });
});
