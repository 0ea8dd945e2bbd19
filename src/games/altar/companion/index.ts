import type { CompanionRules } from '../../../kernel/companion.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Altar, AltarState } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';
import { forget } from './forget.ts';
import { habits } from './habits.ts';
import { rate } from './rate.ts';

/** Turns of all players, counted from the first round. */
const turn = ({ state }: Match<AltarState>): number =>
  state.round * state.players.length +
  state.players.findIndex(({ seat }) => seat === state.turn?.seat);

/** How companions play Altar. */
export const altarCompanion: CompanionRules<AltarState, AltarView, Altar> = {
  habits,
  ahead: {
    forget,
    rate,
    turn,
    // To the seat's own next turn: what stands then says more about a game than who happens to win it. Twelve
    // answers played 120 choices ahead lost to rules of thumb (15 of 40 games).
    depth: ({ seats }) => seats.length,
    candidates: 6,
    usual: { milliseconds: 300, playouts: 200 },
  },
};
