import { repeated } from '../../../../cards/repeated.ts';
import type { Message } from '../../../../kernel/decision.ts';
import { createGraph, type Graph, nearestSpaces, travel } from '../../../../kernel/graph/graph.ts';
import { isInBox, packOf, shapeProblems } from '../../../../kernel/packs.ts';
import { allDefinitions, definition, isDefined } from '../cards/library.ts';
import { broughtBy, OVERLAYS } from '../cards/overlays.ts';
import { COLORS, LEVELS, type Level, rankOf, type SpaceId } from '../terms.ts';
import type { MapDefinition, SpaceDefinition } from './definition.ts';
import { ENOUGH, startingQuestsIn, valorIn } from './enough.ts';
import { allMaps } from './library.ts';
import { mapSchema } from './schema.ts';
import { spacesNamedBy } from './spaces-named.ts';
import { thoseOn } from './taking-part.ts';

/** What every map has to offer. */
const MAP_LIMITS = {
  cities: 3,
  flightPaths: { least: 3, most: 6 },
  /** Steps from a city to the nearest red space. */
  toRed: { least: 4, most: 6 },
} as const;

/**
 * What is wrong with a map, a sentence of the catalogue each; empty for a playable map. Cards must be registered first: they
 * define the encounters printed on a map, and there have to be enough quests that fit it (W-54). A card of the
 * box names only spaces of the box's map. A card of a pack that names one space of a map names no others.
 */
export function problemsOf(map: unknown): Message[] {
  const { data, error } = mapSchema.safeParse(map);
  if (error) return shapeProblems(error);
  const unclear = [...spaceProblems(data), ...pathProblems(data)];
  return [
    ...unclear,
    ...cityProblems(data),
    ...flightProblems(data),
    ...keyProblems(data),
    ...encounterProblems(data),
    ...namedProblems(data),
    ...deckProblems(data),
    // Distances can be checked only if every path leads from one space to another.
    ...(unclear.length > 0 ? [] : wayProblems(data)),
  ];
}

/**
 * What is wrong with the cards of a pack whose maps and overlays have been registered: those that name spaces which
 * are on none of its maps would never be seen. Cards without a map of their own, and those that an overlay brings,
 * may name spaces of the box's.
 * @param digest as in its ids
 */
export function problemsOfCards(digest: string): Message[] {
  const own = allMaps().filter(({ id }) => packOf(id) === digest);
  const box = allMaps().filter(({ id }) => isInBox(id));
  const brought = OVERLAYS.all().flatMap(broughtBy);
  return allDefinitions().flatMap((card) => {
    const { places, keyLocations } = spacesNamedBy(card);
    const named = [...places, ...keyLocations];
    if (packOf(card.id) !== digest || named.length === 0) return [];
    const maps = brought.includes(card.id) ? [...own, ...box] : own.length > 0 ? own : box;
    return maps.some(({ byId }) => named.every((place) => byId.has(place)))
      ? []
      : [{ key: 'adventure.packs.card.of-no-map', args: { card: card.id, named } }];
  });
}

function spaceProblems({ spaces }: MapDefinition): Message[] {
  return [
    ...repeated(spaces.map(({ id }) => id)).map((id) => ({
      key: 'adventure.packs.space.twice',
      args: { id },
    })),
    ...repeated(spaces.map(({ at }) => at.join('/'))).map((place) => ({
      key: 'adventure.packs.space.same-place',
      args: { place },
    })),
    ...spaces
      .filter(({ resources }) => repeated(resources).length > 0)
      .map(({ id }) => ({ key: 'adventure.packs.space.resource-twice', args: { id } })),
  ];
}

function pathProblems({ spaces, paths }: MapDefinition): Message[] {
  const known = new Set(spaces.map(({ id }) => id));
  const unknown = new Set(paths.flat().filter((end) => !known.has(end)));
  const pairs = paths.map((path) => [...path].sort().join(' '));
  return [
    ...[...unknown].map((end) => ({ key: 'adventure.packs.path.to-nowhere', args: { end } })),
    ...paths
      .filter(([one, other]) => one === other)
      .map(([one]) => ({ key: 'adventure.packs.path.back', args: { one } })),
    ...repeated(pairs).map((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return { key: 'adventure.packs.path.twice', args: { one, other } };
    }),
  ];
}

/** AD-019, AD-044, AD-046: three grey cities, which offer quests and no fights. */
function cityProblems({ spaces }: MapDefinition): Message[] {
  const cities = spaces.filter(({ city }) => city);
  return [
    ...(cities.length === MAP_LIMITS.cities
      ? []
      : [
          {
            key: 'adventure.packs.city.count',
            args: { count: cities.length, needed: MAP_LIMITS.cities },
          },
        ]),
    ...cities.flatMap(({ id, color, resources, encounter, key }) => [
      ...(color === 'grey'
        ? []
        : [{ key: 'adventure.packs.city.color', args: { id, color, needed: 'grey' } }]),
      ...(resources.includes('quest-giver')
        ? []
        : [{ key: 'adventure.packs.city.no-quest-giver', args: { id, needed: 'quest-giver' } }]),
      ...(encounter ? [{ key: 'adventure.packs.city.encounter', args: { id } }] : []),
      ...(key ? [{ key: 'adventure.packs.city.key', args: { id } }] : []),
    ]),
  ];
}

/** AD-042 */
function flightProblems({ spaces }: MapDefinition): Message[] {
  const { least, most } = MAP_LIMITS.flightPaths;
  const { length } = spaces.filter(({ resources }) => resources.includes('flight-path'));
  return length >= least && length <= most
    ? []
    : [{ key: 'adventure.packs.flight-paths', args: { count: length, least, most } }];
}

/** AD-057: events of every colour find a place. */
const keyProblems = ({ spaces }: MapDefinition): Message[] =>
  COLORS.filter((color) => !spaces.some((one) => one.key && one.color === color)).map((color) => ({
    key: 'adventure.packs.no-key-location',
    args: { color },
  }));

/**
 * AD-048, AD-078: each encounter printed on the map is a board encounter of the space's colour, and is there
 * only once. Quests say where it is, so it's on no other map.
 */
function encounterProblems({ id: map, spaces }: MapDefinition): Message[] {
  const printed = spaces.flatMap(({ encounter }) => encounter ?? []);
  return [
    ...repeated(printed).map((encounter) => ({
      key: 'adventure.packs.encounter.twice',
      args: { encounter },
    })),
    ...spaces.flatMap(({ id, encounter, color }) => {
      if (encounter === undefined) return [];
      const found = isDefined(encounter) ? definition(encounter) : null;
      if (found?.type !== 'board-encounter') {
        return [{ key: 'adventure.packs.encounter.unknown', args: { encounter, id } }];
      }
      if (isElsewhere(encounter, map)) {
        return [{ key: 'adventure.packs.encounter.elsewhere', args: { encounter, id } }];
      }
      return found.color === color
        ? []
        : [
            {
              key: 'adventure.packs.encounter.color',
              args: { encounter, own: found.color, id, color },
            },
          ];
    }),
  ];
}

const isElsewhere = (encounter: string, map: string): boolean =>
  packOf(encounter) !== packOf(map) ||
  allMaps().some(
    (other) => other.id !== map && other.spaces.some((space) => space.encounter === encounter),
  );

/** Every space that a card names is on the map; location events lie at key locations (AD-057). */
function namedProblems({ id: map, spaces }: MapDefinition): Message[] {
  const known = new Set(spaces.map(({ id }) => id));
  const keys = new Set(spaces.filter(({ key }) => key).map(({ id }) => id));
  return allDefinitions().flatMap((card) => {
    const { places, keyLocations } = spacesNamedBy(card);
    const isOfMap = [...places, ...keyLocations].some((place) => known.has(place));
    if (packOf(card.id) !== packOf(map) || !(isOfMap || packOf(map) === null)) return [];
    return [
      ...places
        .filter((place) => !known.has(place))
        .map((place) => ({
          key: 'adventure.packs.card.of-no-space',
          args: { card: card.id, place },
        })),
      ...keyLocations
        .filter((place) => !keys.has(place))
        .map((place) => ({
          key: 'adventure.packs.card.at-no-key-location',
          args: { card: card.id, place },
        })),
    ];
  });
}

/** AD-010: every player begins with two quests. AD-064: quests and trophies suffice for somebody to win. */
function deckProblems(map: MapDefinition): Message[] {
  const cards = thoseOn(map);
  const starting = startingQuestsIn(cards);
  const valor = valorIn(cards);
  return [
    ...(starting >= ENOUGH.startingQuests
      ? []
      : [
          {
            key: 'adventure.packs.too-few-quests',
            args: { count: starting, needed: ENOUGH.startingQuests },
          },
        ]),
    ...(valor >= ENOUGH.valor
      ? []
      : [{ key: 'adventure.packs.too-little-valor', args: { valor, needed: ENOUGH.valor } }]),
  ];
}

/** Everyone can get wherever they may be (AD-018), and the most dangerous spaces are far enough from the cities. */
function wayProblems({ spaces, paths }: MapDefinition): Message[] {
  const graph = createGraph(
    spaces.map(({ id }) => id),
    paths,
  );
  const cities = spaces.filter(({ city }) => city).map(({ id }) => id);
  const reds = spaces.filter(({ color }) => color === 'red').map(({ id }) => id);
  return [
    ...LEVELS.flatMap((level) => cutOff(graph, spaces, level)),
    ...cities.flatMap((city) => distanceProblems(graph, city, reds)),
  ];
}

/** A character can get from every space that its level may enter to every other. */
function cutOff(graph: Graph, spaces: readonly SpaceDefinition[], level: Level): Message[] {
  const open = spaces.filter(({ color }) => rankOf(color) <= rankOf(level)).map(({ id }) => id);
  const [start, ...others] = open;
  if (start === undefined) return [{ key: 'adventure.packs.no-space-for', args: { level } }];
  const { steps } = travel(graph, start, {
    budget: Number.POSITIVE_INFINITY,
    canEnter: (to) => open.includes(to),
  });
  return others
    .filter((to) => !Number.isFinite(steps(to)))
    .map((to) => ({ key: 'adventure.packs.cut-off', args: { level, start, to } }));
}

function distanceProblems(graph: Graph, city: SpaceId, reds: readonly SpaceId[]): Message[] {
  const { least, most } = MAP_LIMITS.toRed;
  const [nearest] = nearestSpaces(graph, city, reds);
  if (nearest === undefined) return [{ key: 'adventure.packs.no-way-to-red', args: { city } }];
  const steps = travel(graph, city).steps(nearest);
  return steps >= least && steps <= most
    ? []
    : [{ key: 'adventure.packs.distance-to-red', args: { city, nearest, least, most, steps } }];
}
