import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { EASTERN_KINGDOMS } from '../../../src/games/adventure/map/eastern-kingdoms.ts';
import { problemsOf as messagesFor } from '../../../src/games/adventure/rules/map/check-map.ts';
import type {
  MapDefinition,
  SpaceDefinition,
} from '../../../src/games/adventure/rules/map/definition.ts';
import { atlasOf } from '../../../src/games/adventure/rules/map/library.ts';
import { registerMap } from '../../../src/games/adventure/rules/map/register-map.ts';
import { COLORS, LEVELS, RESOURCES, rankOf } from '../../../src/games/adventure/rules/terms.ts';
import { travel } from '../../../src/kernel/graph/graph.ts';
import { inEnglish } from '../../support/in-english.ts';

const problemsOf = (map: unknown) => inEnglish(messagesFor(map));

import { loadTexts } from '../../../src/texts/catalogue.ts';

const MAP = EASTERN_KINGDOMS;
const { spaces } = MAP;
const named = (id: string): SpaceDefinition => spaces.find((space) => space.id === id)!;

describe('the map', () => {
  it('AD-011, AD-019: has 31 spaces, three of them cities, which count as grey', () => {
    expect(spaces).toHaveLength(31);
    const cities = spaces.filter(({ city }) => city);
    expect(cities.map(({ id }) => id)).toEqual(['undercity', 'ironforge', 'stormwind']);
    expect(new Set(cities.map(({ color }) => color))).toEqual(new Set(['grey']));
    const count = (color: string) => spaces.filter((space) => space.color === color).length;
    expect(COLORS.map(count)).toEqual([9, 8, 8, 6]);
    expect(MAP.paths.length).toBeGreaterThanOrEqual(42);
    expect(MAP.paths.length).toBeLessThanOrEqual(50);
  });

  it('AD-018, AD-075: lets a character of each level walk from every city to every space of its colors', () => {
    const { graph, cities } = atlasOf(MAP.id);
    for (const level of LEVELS) {
      const open = spaces.filter(({ color }) => rankOf(color) <= rankOf(level));
      const canEnter = (id: string) => rankOf(named(id).color) <= rankOf(level);
      for (const city of cities) {
        const { steps } = travel(graph, city, { budget: Number.POSITIVE_INFINITY, canEnter });
        const lost = open.filter(({ id }) => !Number.isFinite(steps(id)));
        expect(lost, `${level} from ${city}`).toEqual([]);
      }
    }
  });

  it('grows more dangerous by one color at a time around the cities', () => {
    for (const [one, other] of MAP.paths) {
      const [from, to] = [named(one), named(other)];
      if (from.city || to.city)
        expect([from.color, to.color], `${one}, ${other}`).toEqual(['grey', 'grey']);
      if (from.color === 'grey' || to.color === 'grey') {
        expect(['grey', 'green']).toEqual(expect.arrayContaining([from.color, to.color]));
      }
    }
  });

  it('is four to six steps from every city to the nearest red space', () => {
    const { cities, waysFrom } = atlasOf(MAP.id);
    for (const city of cities) {
      const { steps } = waysFrom(city);
      const reds = spaces.filter(({ color }) => color === 'red').map(({ id }) => steps(id));
      expect(Math.min(...reds), city).toBeGreaterThanOrEqual(4);
      expect(Math.min(...reds), city).toBeLessThanOrEqual(6);
    }
  });

  it('AD-021: has one or two resources at every space and four or five in cities, all eight kinds', () => {
    for (const { id, city, resources } of spaces) {
      const [least, most] = city ? [4, 5] : [1, 2];
      expect(resources.length, id).toBeGreaterThanOrEqual(least);
      expect(resources.length, id).toBeLessThanOrEqual(most);
    }
    const count = (wanted: string) =>
      spaces.filter(({ resources }) => resources.some((one) => one === wanted)).length;
    for (const rare of ['book', 'large-potion']) expect([3, 4], rare).toContain(count(rare));
    for (const often of ['scroll', 'small-potion', 'place-discovery']) {
      expect(count(often), often).toBeGreaterThan(10);
    }
    const where = (wanted: string) =>
      spaces.filter(({ resources }) => resources.some((one) => one === wanted)).map(({ id }) => id);
    const cities = ['undercity', 'ironforge', 'stormwind'];
    expect(where('quest-giver')).toEqual(expect.arrayContaining(cities));
    expect(count('quest-giver')).toBeLessThanOrEqual(5);
    expect(where('auction-house').sort()).toEqual([...cities, 'booty-bay'].sort());
    expect(count('flight-path')).toBe(6);
    expect(RESOURCES.filter((resource) => count(resource) === 0)).toEqual([]);
  });

  it('AD-057: has three key locations of every color', () => {
    const keys = spaces.filter(({ key }) => key);
    expect(COLORS.map((color) => keys.filter((one) => one.color === color).length)).toEqual([
      3, 3, 3, 3,
    ]);
  });

  it('has a name and a sentence for every space', () => {
    const texts = loadTexts();
    const names = spaces.map(({ id }) => texts(`adventure-map.${id}.name`));
    expect(new Set(names).size).toBe(spaces.length);
    for (const { id } of spaces) expect(texts(`adventure-map.${id}.lore`)).toMatch(/[.!?”]$/);
  });
});

/** The map with one thing changed. */
const changed = (change: Partial<MapDefinition>): MapDefinition => ({ ...MAP, ...change });

const withSpace = (id: string, change: Partial<SpaceDefinition>): MapDefinition =>
  changed({ spaces: spaces.map((space) => (space.id === id ? { ...space, ...change } : space)) });

const without = (id: string, property: keyof SpaceDefinition): MapDefinition =>
  changed({
    spaces: spaces.map((space) => {
      if (space.id !== id) return space;
      const { [property]: _, ...rest } = space;
      return rest as SpaceDefinition;
    }),
  });

const withoutPaths = (...ends: string[]): MapDefinition =>
  changed({ paths: MAP.paths.filter((path) => !ends.every((end) => path.includes(end))) });

const withPaths = (...paths: [string, string][]): MapDefinition =>
  changed({ paths: [...MAP.paths, ...paths] });

describe('what is wrong with a map', () => {
  it('is nothing where it is the one of the box', () => {
    expect(problemsOf(MAP)).toEqual([]);
  });

  // biome-ignore format: one fault a line
  it.each<[string, MapDefinition, string[]]>([
    ['two spaces of one name', changed({ spaces: [...spaces, { ...named('redwater'), at: [1, 1] }] }), ['Two spaces are called redwater.', 'redwater-witch is printed on two spaces.']],
    ['two spaces in one place', withSpace('redwater', { at: [14, 8] }), ['Two spaces lie in the same place, 14/8.']],
    ['a resource twice', withSpace('redwater', { resources: ['book', 'book'] }), ['redwater has a resource twice.']],
    ['a path to nowhere', withPaths(['redwater', 'atlantis']), ['A path leads to atlantis, which isn’t on the map.']],
    ['a path back to where it begins', withPaths(['redwater', 'redwater']), ['A path leads from redwater back to redwater.']],
    ['a path twice', withPaths(['millers-wood', 'stormwind']), ['Two paths lead from millers-wood to stormwind.']],
    ['a city too few', without('ironforge', 'city'), ['There are 2 cities; a map has 3.']],
    ['a city that is not grey', withSpace('ironforge', { color: 'green' }), ['The city ironforge is green; cities are grey.']],
    ['a city without quests', withSpace('undercity', { resources: ['flight-path', 'scroll'] }), ['The city undercity needs a quest-giver.']],
    ['a city with an encounter', withSpace('undercity', { encounter: 'toll-captain' }), ['The city undercity has an encounter, and nobody fights there.', 'toll-captain is printed on two spaces.']],
    ['a city where events lie', withSpace('undercity', { key: true }), ['The city undercity is a key location, and nothing is resolved there.']],
    ['too many flight paths', withSpace('redwater', { resources: ['flight-path'] }), ['There are 7 flight paths; a map has 3 to 6.']],
    ['an encounter that there is not', withSpace('peat-fens', { encounter: 'bog-king' }), ['bog-king, printed on peat-fens, is no board encounter.']],
    ['an encounter that is a card', withSpace('peat-fens', { encounter: 'bog-drake' }), ['bog-drake, printed on peat-fens, is no board encounter.']],
    ['an encounter of another color', withSpace('redwater', { encounter: 'toll-captain' }), ['toll-captain is printed on two spaces.', 'toll-captain is grey, and printed on redwater, which is green.']],
    ['a space that nobody gets to', withoutPaths('skull-isle'), [...LEVELS.slice(3).map((level) => `A character of the level ${level} can’t get from undercity to skull-isle.`)]],
    ['red too near', withPaths(['undercity', 'eastern-plaguelands']), ['The nearest red space from undercity, eastern-plaguelands, has to be 4 to 6 steps away and is 1.']],
  ])('%s', (_title, map, expected) => {
    expect(problemsOf(map)).toEqual(expected);
  });

  it('is a part that characters of a low level do not get to, for all of them', () => {
    const cut = withoutPaths('gallows-road', 'frost-cradle');
    const problems = problemsOf(cut);
    expect(problems).toContain(
      'A character of the level grey can’t get from undercity to ironforge.',
    );
    expect(problems.join()).not.toContain('level green');
  });

  it('is too long a way to what is most dangerous, or none', () => {
    const tame = changed({
      spaces: spaces.map((one) =>
        one.color === 'red' ? { ...one, color: 'yellow' as const } : one,
      ),
    });
    expect(problemsOf(tame)).toContain('No way leads from undercity to a red space.');
    const far = problemsOf(farAway());
    expect(far).toContain(
      'The nearest red space from undercity, skull-isle, has to be 4 to 6 steps away and is 9.',
    );
  });

  it('is that an event lies where none may, or that a card speaks of a place that is not there', () => {
    expect(problemsOf(without('thunder-pass', 'key'))).toContain(
      'The event kite-experiment lies at thunder-pass, which is no key location.',
    );
    const renamed = changed({
      spaces: spaces.map((one) => (one.id === 'peat-fens' ? { ...one, id: 'bog' } : one)),
      paths: MAP.paths.map(([one, other]) => [
        one === 'peat-fens' ? 'bog' : one,
        other === 'peat-fens' ? 'bog' : other,
      ]),
    });
    const problems = problemsOf(renamed);
    expect(
      problems.some((line) => line.endsWith('speaks of peat-fens, which isn’t on the map.')),
    ).toBe(true);
    expect(
      problems.some((line) => line.endsWith('lies at peat-fens, which is no key location.')),
    ).toBe(true);
  });

  it('is that a color has no key location', () => {
    const keyless = changed({
      spaces: spaces.map(({ key, ...one }) => (key && one.color !== 'red' ? { ...one, key } : one)),
    });
    expect(problemsOf(keyless)).toContain('The color red has no key location.');
  });

  it('is a form that no map has', () => {
    expect(problemsOf({ ...MAP, author: 'somebody' }).join('\n')).toContain('author');
    expect(problemsOf(withSpace('redwater', { terrain: 'lava' as 'ash' })).join('\n')).toContain(
      'terrain',
    );
    expect(problemsOf(null)).not.toEqual([]);
  });
});

/** Everything red except an island at the end of the world is turned yellow. */
const farAway = (): MapDefinition =>
  changed({
    spaces: spaces.map((one) =>
      one.color === 'red' && one.id !== 'skull-isle' ? { ...one, color: 'yellow' as const } : one,
    ),
  });

describe('registering a map', () => {
  it('refuses one with everything that is wrong with it, and one whose name is taken', () => {
    expect(() => registerMap(MAP)).toThrow(/map-taken.*eastern-kingdoms/);
    const map = { ...withPaths(['redwater', 'atlantis']), id: 'elsewhere', author: 'somebody' };
    expect(() => registerMap(map)).toThrow(/author/);
    expect(() => atlasOf('elsewhere')).toThrow('There is no map elsewhere.');
  });
});
