import { CannotBeAdded } from '../../../../kernel/packs.ts';
import { problemsOf } from './check-map.ts';
import type { MapDefinition } from './definition.ts';
import { addMap, hasMap } from './library.ts';

/** Adds a map to the library. @throws CannotBeAdded with everything that is wrong with it */
export function registerMap(map: MapDefinition): void {
  const problems = [
    ...problemsOf(map),
    ...(hasMap(map.id) ? [{ key: 'adventure.packs.map-taken', args: { id: map.id } }] : []),
  ];
  if (problems.length > 0) throw new CannotBeAdded(problems);
  addMap(map);
}
