import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { conclude } from '../changes/ends.ts';
import { godsOf } from '../queries/realms.ts';
import { RULINGS } from '../rulings.ts';
import type { Altar } from '../state.ts';

/** Rounds of turns until the match is over (AL-052 to AL-059). */
export const match = procedure<Altar, { next: number }>('match', {
  begin: (run) => {
    const { state } = run;
    const first = state.players[0]?.seat ?? '';
    run.emit('match-began', { gods: godsOf(state, first), players: state.players.length });
    run.emit('row-filled', { cards: [...state.row] });
    return goto('round');
  },

  round: (run, data) => {
    run.state.round += 1;
    data.next = 0;
    return goto('turn');
  },

  turn: (run, data) => {
    const { state } = run;
    const player = state.players[data.next];
    if (player) return call('turn', { seat: player.seat }, 'played');
    if (state.ending === null) return goto('round');
    conclude(run);
    return finish();
  },

  /** All have passed in a row with nothing left to draw (AL-057, L-15): that ends it at once. */
  played: (run, data) => {
    const { state } = run;
    data.next += 1;
    const over = state.ending !== null && !RULINGS.finishRound;
    if (over || state.passes >= RULINGS.roundsOfPasses * state.players.length) {
      conclude(run);
      return finish();
    }
    return goto('turn');
  },
});
