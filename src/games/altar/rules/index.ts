import type { GameRules } from '../../../kernel/game.ts';
import { isResumable } from '../../../kernel/resumable.ts';
import { CONTENT } from './content.ts';
import { leadsToTheSame } from './effects/address.ts';
import type { Address } from './effects/kind.ts';
import { broken } from './invariants.ts';
import { LOBBY } from './lobby.ts';
import { PROCEDURES } from './procedures/index.ts';
import { setupMatch } from './setup.ts';
import type { AltarState } from './state.ts';
import { type AltarView, viewOf } from './view.ts';

/** The rules of Altar. Statement by statement: docs/rules/altar.md. */
export const altarRules: GameRules<AltarState, AltarView> = {
  id: 'altar',
  content: CONTENT,
  lobby: LOBBY,
  setup: setupMatch,
  procedures: PROCEDURES,
  view: viewOf,
  resumable: (match) => isResumable(PROCEDURES, match, (at) => leadsToTheSame(at as Address)),
  broken,
};
