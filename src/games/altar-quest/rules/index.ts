import type { GameRules } from '../../../kernel/game.ts';
import { isResumable } from '../../../kernel/resumable.ts';
import { CONTENT } from './content.ts';
import { leadsToTheSame } from './effects/abilities.ts';
import type { Address } from './effects/scope.ts';
import { broken } from './invariants.ts';
import { LOBBY } from './lobby.ts';
import { PROCEDURES } from './procedures/index.ts';
import { setupMatch } from './setup.ts';
import type { AltarQuestState } from './state.ts';
import { type AltarQuestView, viewOf } from './view.ts';

/** The rules of Altar Quest. Statement by statement: docs/rules/altar-quest.md. */
export const altarQuestRules: GameRules<AltarQuestState, AltarQuestView> = {
  id: 'altar-quest',
  content: CONTENT,
  lobby: LOBBY,
  setup: setupMatch,
  procedures: PROCEDURES,
  view: viewOf,
  resumable: (match) => isResumable(PROCEDURES, match, (at) => leadsToTheSame(at as Address)),
  broken,
};
