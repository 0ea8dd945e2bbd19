import { createGraph, type Graph, type Journey, travel } from '../../../../kernel/graph/graph.ts';
import type { SpaceId } from '../terms.ts';
import type { MapDefinition, SpaceDefinition } from './definition.ts';

/** A map, prepared for queries. */
export interface Atlas extends MapDefinition {
  graph: Graph;
  byId: ReadonlyMap<SpaceId, SpaceDefinition>;
  cities: readonly SpaceId[];
  flightPaths: readonly SpaceId[];
  keys: readonly SpaceId[];
  /** Ways from a space to everywhere, no matter what stands in between (W-29). */
  waysFrom(space: SpaceId): Journey;
}

const atlases = new Map<string, Atlas>();

/** Adds a map that has been checked; `register-map.ts` is the way in. Throws if there already is one with this id. */
export function addMap(map: MapDefinition): void {
  if (atlases.has(map.id)) throw new Error(`There are two maps ${map.id}.`);
  const graph = createGraph(
    map.spaces.map(({ id }) => id),
    map.paths,
  );
  const ways = new Map<SpaceId, Journey>();
  const those = (fits: (space: SpaceDefinition) => boolean) =>
    map.spaces.filter(fits).map(({ id }) => id);
  atlases.set(map.id, {
    ...map,
    graph,
    byId: new Map(map.spaces.map((space) => [space.id, space])),
    cities: those(({ city }) => city === true),
    flightPaths: those(({ resources }) => resources.includes('flight-path')),
    keys: those(({ key }) => key === true),
    waysFrom(space) {
      const known = ways.get(space) ?? travel(graph, space);
      ways.set(space, known);
      return known;
    },
  });
}

/** @throws Error for a map that was never registered */
export function atlasOf(map: string): Atlas {
  const atlas = atlases.get(map);
  if (!atlas) throw new Error(`There is no map ${map}.`);
  return atlas;
}

export const allMaps = (): readonly Atlas[] => [...atlases.values()];

export const hasMap = (map: string): boolean => atlases.has(map);
