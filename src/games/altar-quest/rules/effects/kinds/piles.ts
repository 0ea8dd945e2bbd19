import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { definition } from '../../cards/library.ts';
import type { EffectKind } from '../../language/kind.ts';
import { heroById } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import type { AltarQuestState } from '../../state.ts';
import type { CardId } from '../../terms.ts';

/** "You" draw the topmost enemy of a discard pile: it gets up again, and spawns as if it were new (AQ-144). */
export interface Raise {
  kind: 'raise';
  from: 'threat' | 'lurker';
}
/** Cards from the top of a deck are discarded: the villain's, and so the villain comes sooner. */
export interface DiscardTop {
  kind: 'discard-top';
  deck: 'villain' | 'threat';
  amount: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    raise: Raise;
    'discard-top': DiscardTop;
  }
}

const topmost = (state: AltarQuestState, { from }: Raise): CardId | undefined =>
  state.decks[from].discard.findLast((card) =>
    ['minion', 'lurker'].includes(definition(card).type),
  );

const raise: EffectKind<Raise> = {
  kind: 'raise',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('raise'), from: z.enum(['threat', 'lurker']) }),
  steps: {
    raise: (run, node, { scope: { hero } }) => {
      const { state } = run;
      const card = topmost(state, node);
      if (card === undefined) return finish(false);
      const { discard } = state.decks[node.from];
      discard.splice(discard.indexOf(card), 1);
      heroById(state, hero).threats.push(card);
      run.emit('enemy-raised', { hero, card });
      return call('spawn', { card, hero, room: null }, 'done');
    },
    done: () => finish(true),
  },
  possible: ({ state }, node) => topmost(state, node) !== undefined,
  harm: () => HARM.enemy,
  describe: ({ from }, context) => context.text('raise', { from }),
};

const discardTop: EffectKind<DiscardTop> = {
  kind: 'discard-top',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('discard-top'),
    deck: z.enum(['villain', 'threat']),
    amount: z.number().int().positive(),
  }),
  now: (run, { deck, amount }) => {
    const { draw, discard } = run.state.decks[deck];
    const gone = draw.splice(-amount).reverse();
    for (const card of gone) {
      discard.push(card);
      run.emit('top-discarded', { deck, card });
    }
    return gone.length > 0;
  },
  possible: ({ state }, { deck }) => state.decks[deck].draw.length > 0,
  harm: (_run, { deck, amount }) => (deck === 'villain' ? amount * HARM.token : 0),
  namesItsSubject: () => true,
  describe: ({ deck, amount }, context) =>
    context.text('discard-top', { deck: context.text(`deck.${deck}`), amount }),
};

export const pileKinds = [raise, discardTop];
