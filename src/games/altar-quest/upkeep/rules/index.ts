import type { GameRules } from '../../../../kernel/game.ts';
import { UPKEEP } from '../../rules/campaign/next.ts';
import { LOBBY } from '../../rules/lobby.ts';
import { CONTENT } from './content.ts';
import { broken } from './invariants.ts';
import { PROCEDURES } from './procedures/index.ts';
import { setupUpkeep } from './setup.ts';
import type { Upkeep, UpkeepState } from './state.ts';
import { type UpkeepView, viewOf } from './view.ts';

/** The rules of what comes between two quests of a campaign (AQ-275 to AQ-283). */
export const upkeepRules: GameRules<UpkeepState, UpkeepView, Upkeep> = {
  id: UPKEEP,
  partOf: 'altar-quest',
  content: CONTENT.stamp,
  // The same heroes; nobody gathers for it, and there is nothing to set.
  lobby: { seats: LOBBY.seats, characters: LOBBY.characters, options: [] },
  setup: setupUpkeep,
  procedures: PROCEDURES,
  view: viewOf,
  underWay: CONTENT.underWay,
  cooperative: true,
  hidden: () => [],
  broken,
};
