import { createContent } from '../../../kernel/content.ts';
import {
  definition,
  followersOfBox,
  godDefinition,
  godsOfBox,
  isFollower,
  isGod,
} from './cards/library.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';

/** What saved matches depend on: the deck, the gods, the rulings, every step. */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    followers: followersOfBox(),
    gods: godsOfBox(),
    rulings: { LIMITS, RULINGS },
  }),
  registered: () => followersOfBox().length + godsOfBox().length,
  definitionOf(name) {
    if (isFollower(name)) return definition(name);
    return isGod(name) ? godDefinition(name) : undefined;
  },
});
