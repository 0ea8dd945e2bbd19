import type { GameRules } from '../../../kernel/game.ts';
import { CONTENT } from './content.ts';
import { broken } from './invariants.ts';
import { LOBBY } from './lobby.ts';
import { PROCEDURES } from './procedures/index.ts';
import { setupMatch } from './setup.ts';
import { standingOffers, USUAL } from './standing.ts';
import type { AltarQuest, AltarQuestState } from './state.ts';
import { type AltarQuestView, viewOf } from './view.ts';

/** The rules of Altar Quest. Statement by statement: docs/rules/altar-quest.md. */
export const altarQuestRules: GameRules<AltarQuestState, AltarQuestView, AltarQuest> = {
  id: 'altar-quest',
  content: CONTENT.stamp,
  lobby: LOBBY,
  setup: setupMatch,
  procedures: PROCEDURES,
  view: viewOf,
  underWay: CONTENT.underWay,
  standing: standingOffers,
  usual: USUAL,
  broken,
};
