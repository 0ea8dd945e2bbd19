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
import type { Altar, AltarState } from './state.ts';
import { type AltarView, viewOf } from './view.ts';

/** The rules of Altar. Statement by statement: docs/rules/altar.md. */
export const altarRules: GameRules<AltarState, AltarView, Altar> = {
  id: 'altar',
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
