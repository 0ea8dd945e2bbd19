import { problemsOf } from './check-map.ts';
import type { MapDefinition } from './definition.ts';
import { addMap, hasMap } from './library.ts';

/** Adds a map to the library. Throws an error that lists everything that is wrong with it. */
export function registerMap(map: MapDefinition): void {
  const problems = [
    ...problemsOf(map),
    ...(hasMap(map.id) ? [`There is a map ${map.id} already.`] : []),
  ];
  if (problems.length > 0) {
    throw new Error([`The map ${map.id} can't be registered:`, ...problems].join('\n'));
  }
  addMap(map);
}
