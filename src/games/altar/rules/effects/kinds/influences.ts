import { z } from 'zod';
import type { SeatId } from '../../../../../kernel/decision.ts';
import { type EffectKind, plainlyIf } from '../../language/kind.ts';
import { godsOf } from '../../queries/realms.ts';
import type { AltarState, Player } from '../../state.ts';

/**
 * Discards the Influence cards of all other players. They didn't discard them themselves, so they can't renew
 * the row (AL-046).
 */
export interface Dispel {
  kind: 'dispel';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    dispel: Dispel;
  }
}

const othersWithOmens = ({ players }: AltarState, seat: SeatId): Player[] =>
  players.filter((player) => player.seat !== seat && player.influences.length > 0);

const dispel: EffectKind<Dispel> = {
  kind: 'dispel',
  schema: z.strictObject({ kind: z.literal('dispel') }),
  ways: (state, _node, { seat }) => plainlyIf(othersWithOmens(state, seat).length > 0),
  resolve: (run, _node, { seat }) => {
    const { state } = run;
    for (const player of othersWithOmens(state, seat)) {
      const cards = player.influences.splice(0);
      state.discard.push(...cards);
      run.emit('influence-dispelled', { gods: godsOf(state, player.seat), cards });
    }
  },
  describe: (_node, words) => words.text('dispel'),
};

export const influenceKinds = [dispel];
