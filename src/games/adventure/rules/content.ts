import { createContent } from '../../../kernel/content.ts';
import { isInBox } from '../../../kernel/packs.ts';
import { allDefinitions, countDefinitions, definition, isDefined } from './cards/library.ts';
import { allMaps } from './map/library.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';

/**
 * What saved matches depend on: all cards and the map of the box, the rulings, every step. What comes in packs has
 * its content in its name.
 */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    definitions: allDefinitions().filter(({ id }) => isInBox(id)),
    maps: allMaps()
      .filter(({ id }) => isInBox(id))
      .map(({ id, spaces, paths }) => ({ id, spaces, paths })),
    rulings: { LIMITS, RULINGS },
  }),
  registered: () => countDefinitions() + allMaps().length,
  definitionOf: (name) => (isDefined(name) ? definition(name) : undefined),
});
