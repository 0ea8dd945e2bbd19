import type { GameRules } from '../../../kernel/game.ts';
import { isLaidOut } from '../../../kernel/laid-out.ts';
import { CONTENT } from './content.ts';
import { hidden } from './hidden.ts';
import { broken } from './invariants.ts';
import { LOBBY } from './lobby.ts';
import { PROCEDURES } from './procedures/index.ts';
import { scenarios, setupLaidOut } from './scenarios/index.ts';
import { setupMatch } from './setup.ts';
import { BEFOREHAND, standingOffers } from './standing.ts';
import type { Adventure, AdventureState } from './state.ts';
import { type AdventureView, viewOf } from './view.ts';

/** The rules of The Adventure Game. Statement by statement: docs/rules/adventure.md. */
export const adventureRules: GameRules<AdventureState, AdventureView, Adventure> = {
  id: 'adventure',
  content: CONTENT.stamp,
  lobby: LOBBY,
  setup: (setup) => (isLaidOut(setup) ? setupLaidOut(setup) : setupMatch(setup)),
  scenarios,
  procedures: PROCEDURES,
  view: viewOf,
  underWay: CONTENT.underWay,
  hidden,
  onTurn: ({ state }) => state.turn?.seat ?? null,
  standing: standingOffers,
  beforehand: BEFOREHAND,
  broken,
};
