import { createContent } from '../../../kernel/content.ts';
import { allDefinitions, countDefinitions, definition, isDefined } from './cards/library.ts';
import { allMaps } from './map/library.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';

/** What saved matches depend on: all cards, the map, the rulings, every step. */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    definitions: allDefinitions(),
    maps: allMaps().map(({ id, spaces, paths }) => ({ id, spaces, paths })),
    rulings: { LIMITS, RULINGS },
  }),
  registered: () => countDefinitions() + allMaps().length,
  definitionOf: (name) => (isDefined(name) ? definition(name) : undefined),
});
