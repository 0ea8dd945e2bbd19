import type { GameRules } from '../../../kernel/game.ts';
import { isLaidOut } from '../../../kernel/laid-out.ts';
import { CONTENT } from './content.ts';
import { hidden } from './hidden.ts';
import { broken } from './invariants.ts';
import { LOBBY } from './lobby.ts';
import { isOpenToAll } from './open-to-all.ts';
import { PROCEDURES } from './procedures/index.ts';
import { actingSeat } from './queries/acting.ts';
import { scenarios, setupLaidOut } from './scenarios/index.ts';
import { setupMatch } from './setup.ts';
import { BEFOREHAND, standingOffers, USUAL } from './standing.ts';
import type { AltarQuest, AltarQuestState } from './state.ts';
import { type AltarQuestView, viewOf } from './view.ts';

/** The rules of Altar Quest. Statement by statement: docs/rules/altar-quest.md. */
export const altarQuestRules: GameRules<AltarQuestState, AltarQuestView, AltarQuest> = {
  id: 'altar-quest',
  content: CONTENT.stamp,
  lobby: LOBBY,
  setup: (setup) => (isLaidOut(setup) ? setupLaidOut(setup) : setupMatch(setup)),
  scenarios,
  procedures: PROCEDURES,
  view: viewOf,
  underWay: CONTENT.underWay,
  cooperative: true,
  hidden,
  isOpenToAll,
  standing: standingOffers,
  usual: USUAL,
  beforehand: BEFOREHAND,
  acting: ({ state }) => actingSeat(state),
  onTurn: ({ state }) => (state.turn === 'heroes' ? actingSeat(state) : null),
  broken,
};
