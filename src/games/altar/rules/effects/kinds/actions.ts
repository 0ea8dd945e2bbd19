import { z } from 'zod';
import type { EffectKind } from '../../language/kind.ts';
import { godsOf } from '../../queries/realms.ts';

/** Gives another main action in this turn (AL-033). */
export interface ExtraAction {
  kind: 'extra-action';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'extra-action': ExtraAction;
  }
}

const extraAction: EffectKind<ExtraAction> = {
  kind: 'extra-action',
  schema: z.strictObject({ kind: z.literal('extra-action') }),
  ways: () => [{}],
  resolve: (run, _node, { seat }) => {
    const { turn } = run.state;
    if (turn) {
      turn.actions += 1;
      turn.extra += 1;
    }
    run.emit('action-gained', { gods: godsOf(run.state, seat) });
  },
  describe: (_node, words) => words.text('extra-action'),
};

export const actionKinds = [extraAction];
