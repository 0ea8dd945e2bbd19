import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
import { createGraph, type Graph, nearestSpaces, travel } from '../../../../kernel/graph/graph.ts';
import { packOf } from '../../../../kernel/packs.ts';
import type { Definition, QuestDefinition, Task } from '../cards/definition.ts';
import { allDefinitions, definition, isDefined } from '../cards/library.ts';
import { LIMITS } from '../rulings.ts';
import { COLORS, LEVELS, type Level, rankOf, type SpaceId } from '../terms.ts';
import type { MapDefinition, SpaceDefinition } from './definition.ts';
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
  startingQuests: LIMITS.players.max * LIMITS.startingQuests,
  /** As much as four players can have with one of them just winning, so that every match can be won. */
  valor: 4 * 7 + 1,
} as const;

/**
 * What is wrong with a map, one sentence each; empty for a playable map. Cards must be registered first: they
 * define the encounters printed on a map, and there have to be enough quests that fit it (W-54). A card of the
 * box names only spaces of the box's map. A card of a pack that names one space of a map names no others.
 */
export function problemsOf(map: unknown): string[] {
  const { data, error } = mapSchema.safeParse(map);
  if (error) return z.prettifyError(error).split('\n');
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
 * What is wrong with the cards of a pack whose maps have been registered: those that name spaces which are on none
 * of its maps would never be seen.
 * @param digest as in its ids
 */
export const problemsOfCards = (digest: string): string[] =>
  allDefinitions().flatMap((card) => {
    const { places, keyLocations } = spacesNamedBy(card);
    const named = [...places, ...keyLocations];
    if (packOf(card.id) !== digest || named.length === 0) return [];
    const isSomewhere = allMaps().some(
      ({ id, byId }) => packOf(id) === digest && named.every((place) => byId.has(place)),
    );
    return isSomewhere
      ? []
      : [`The card ${card.id} speaks of ${named.join(', ')}, and no map of its pack has that.`];
  });

function spaceProblems({ spaces }: MapDefinition): string[] {
  return [
    ...repeated(spaces.map(({ id }) => id)).map((id) => `There are two spaces ${id}.`),
    ...repeated(spaces.map(({ at }) => at.join('/'))).map(
      (place) => `Two spaces lie in the same place, ${place}.`,
    ),
    ...spaces
      .filter(({ resources }) => repeated(resources).length > 0)
      .map(({ id }) => `${id} has a resource twice.`),
  ];
}

function pathProblems({ spaces, paths }: MapDefinition): string[] {
  const known = new Set(spaces.map(({ id }) => id));
  const unknown = new Set(paths.flat().filter((end) => !known.has(end)));
  const pairs = paths.map((path) => [...path].sort().join(' and '));
  return [
    ...[...unknown].map((end) => `A path leads to ${end}, which is not on the map.`),
    ...paths
      .filter(([one, other]) => one === other)
      .map(([one]) => `A path leads from ${one} back to ${one}.`),
    ...repeated(pairs).map((pair) => `There are two paths between ${pair}.`),
  ];
}

/** AD-019, AD-044, AD-046: three grey cities, which offer quests and no fights. */
function cityProblems({ spaces }: MapDefinition): string[] {
  const cities = spaces.filter(({ city }) => city);
  return [
    ...(cities.length === MAP_LIMITS.cities
      ? []
      : [`There are ${cities.length} cities; a map has ${MAP_LIMITS.cities}.`]),
    ...cities.flatMap(({ id, color, resources, encounter, key }) => [
      ...(color === 'grey' ? [] : [`The city ${id} is ${color}; cities are grey.`]),
      ...(resources.includes('quest-giver') ? [] : [`The city ${id} has no quest giver.`]),
      ...(encounter ? [`The city ${id} has an encounter, and nobody fights there.`] : []),
      ...(key ? [`The city ${id} is a key location, and nothing is resolved there.`] : []),
    ]),
  ];
}

/** AD-042 */
function flightProblems({ spaces }: MapDefinition): string[] {
  const { least, most } = MAP_LIMITS.flightPaths;
  const { length } = spaces.filter(({ resources }) => resources.includes('flight-path'));
  return length >= least && length <= most
    ? []
    : [`There are ${length} flight paths; a map has ${least} to ${most}.`];
}

/** AD-057: events of every colour find a place. */
const keyProblems = ({ spaces }: MapDefinition): string[] =>
  COLORS.filter((color) => !spaces.some((one) => one.key && one.color === color)).map(
    (color) => `There is no ${color} key location.`,
  );

/**
 * AD-048, AD-078: each encounter printed on the map is a board encounter of the space's colour, and is there
 * only once. Quests say where it is, so it's on no other map.
 */
function encounterProblems({ id: map, spaces }: MapDefinition): string[] {
  const printed = spaces.flatMap(({ encounter }) => encounter ?? []);
  return [
    ...repeated(printed).map((encounter) => `${encounter} is printed on two spaces.`),
    ...spaces.flatMap(({ id, encounter, color }) => {
      if (encounter === undefined) return [];
      const found = isDefined(encounter) ? definition(encounter) : null;
      if (found?.type !== 'board-encounter') {
        return [`${encounter}, printed on ${id}, is no board encounter.`];
      }
      if (isElsewhere(encounter, map)) {
        return [`${encounter}, printed on ${id}, is another map's board encounter.`];
      }
      return found.color === color
        ? []
        : [`${encounter} is ${found.color}, and printed on ${id}, which is ${color}.`];
    }),
  ];
}

const isElsewhere = (encounter: string, map: string): boolean =>
  packOf(encounter) !== packOf(map) ||
  allMaps().some(
    (other) => other.id !== map && other.spaces.some((space) => space.encounter === encounter),
  );

/** Every space that a card names is on the map; location events lie at key locations (AD-057). */
function namedProblems({ id: map, spaces }: MapDefinition): string[] {
  const known = new Set(spaces.map(({ id }) => id));
  const keys = new Set(spaces.filter(({ key }) => key).map(({ id }) => id));
  return allDefinitions().flatMap((card) => {
    const { places, keyLocations } = spacesNamedBy(card);
    const isOfMap = [...places, ...keyLocations].some((place) => known.has(place));
    if (packOf(card.id) !== packOf(map) || !(isOfMap || packOf(map) === null)) return [];
    return [
      ...places
        .filter((place) => !known.has(place))
        .map((place) => `The card ${card.id} speaks of ${place}, which is not on the map.`),
      ...keyLocations
        .filter((place) => !keys.has(place))
        .map((place) => `The event ${card.id} lies at ${place}, which is no key location.`),
    ];
  });
}

/** AD-010: every player begins with two quests. AD-064: quests and trophies suffice for somebody to win. */
function deckProblems(map: MapDefinition): string[] {
  const cards = thoseOn(map);
  const starting = cards.filter((card) => isQuestForAll(card) && card.set === 'starting');
  const valor = cards.reduce((sum, card) => sum + valorOf(card), 0);
  return [
    ...(starting.length >= MAP_LIMITS.startingQuests
      ? []
      : [
          `${starting.length} starting quests fit the map; four players need ${MAP_LIMITS.startingQuests}.`,
        ]),
    ...(valor >= MAP_LIMITS.valor
      ? []
      : [
          `Elite quests and trophies that fit the map are worth ${valor} valor; four players need ${MAP_LIMITS.valor}.`,
        ]),
  ];
}

/** What a card is sure to add: starting quests are drawn or leave the game, others may be out of it (W-40). */
function valorOf(card: Definition): number {
  if (card.type === 'trophy') return card.valor * card.copies;
  return isQuestForAll(card) && card.set === 'elite' ? card.valor : 0;
}

const isQuestForAll = (card: Definition): card is QuestDefinition =>
  card.type === 'quest' && !card.tasks.some(({ task }) => ABOUT_CHARACTERS.has(task));

const ABOUT_CHARACTERS: ReadonlySet<Task['task']> = new Set(['wound', 'rout', 'meet']);

/** Everyone can get wherever they may be (AD-018), and the most dangerous spaces are far enough from the cities. */
function wayProblems({ spaces, paths }: MapDefinition): string[] {
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
function cutOff(graph: Graph, spaces: readonly SpaceDefinition[], level: Level): string[] {
  const open = spaces.filter(({ color }) => rankOf(color) <= rankOf(level)).map(({ id }) => id);
  const [start, ...others] = open;
  if (start === undefined) return [`There is no space for characters of the level ${level}.`];
  const { steps } = travel(graph, start, {
    budget: Number.POSITIVE_INFINITY,
    canEnter: (to) => open.includes(to),
  });
  return others
    .filter((to) => !Number.isFinite(steps(to)))
    .map((to) => `A character of the level ${level} does not get from ${start} to ${to}.`);
}

function distanceProblems(graph: Graph, city: SpaceId, reds: readonly SpaceId[]): string[] {
  const { least, most } = MAP_LIMITS.toRed;
  const [nearest] = nearestSpaces(graph, city, reds);
  if (nearest === undefined) return [`No way leads from ${city} to a red space.`];
  const steps = travel(graph, city).steps(nearest);
  return steps >= least && steps <= most
    ? []
    : [
        `The nearest red space from ${city}, ${nearest}, has to be ${least} to ${most} steps away and is ${steps}.`,
      ];
}
