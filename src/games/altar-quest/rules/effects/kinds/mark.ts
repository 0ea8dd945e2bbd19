import { z } from 'zod';
import { changeCard } from '../../changes/tokens.ts';
import type { EffectKind } from '../../language/kind.ts';
import { cardState } from '../../queries/card-state.ts';
import { HARM } from '../../queries/hard-mode.ts';

/**
 * This card marks "you": it is about that hero ("the marked hero") until it goes, and counts as being where the
 * hero stands as far as ranges are concerned.
 */
export interface Mark {
  kind: 'mark';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    mark: Mark;
  }
}

export const mark: EffectKind<Mark> = {
  kind: 'mark',
  schema: z.strictObject({ kind: z.literal('mark') }),
  now: (run, _node, { card, hero }) => {
    if (cardState(run.state, card).hero === hero) return false;
    changeCard(run.state, card, { hero });
    run.emit('hero-marked', { hero, card });
    return true;
  },
  harm: () => HARM.token,
  describe: (_node, context) => context.text('mark'),
};
