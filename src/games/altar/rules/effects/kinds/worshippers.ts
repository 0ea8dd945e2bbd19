import { z } from 'zod';
import { takeOpenly } from '../../changes/knowing.ts';
import type { EffectKind } from '../../language/kind.ts';
import { godsOf, isGuarded, realmOf } from '../../queries/realms.ts';
import { type CardId, followerOf } from '../../terms.ts';
import { targetsOf } from '../resolving/aim.ts';

/** Takes a worshipper away from another god: to the discard pile, or into the player's own hand (L-09). */
export interface Lure {
  kind: 'lure';
  to: 'discard' | 'hand';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    lure: Lure;
  }
}

const lure: EffectKind<Lure> = {
  kind: 'lure',
  schema: z.strictObject({ kind: z.literal('lure'), to: z.enum(['discard', 'hand']) }),
  ways: (state, _node, scope) =>
    targetsOf(state, scope)
      .filter((realm) => !isGuarded(state, realm))
      .flatMap(({ god, worshippers }) =>
        worshippers.map((card) => ({ target: god, worshipper: followerOf(card) })),
      ),
  resolve: (run, node, { seat }, pick) => {
    const { state } = run;
    const realm = realmOf(state, pick.target ?? '');
    const index = realm.worshippers.findIndex((card) => followerOf(card) === pick.worshipper);
    const card = realm.worshippers.splice(index, 1)[0] as CardId;
    if (node.to === 'hand') takeOpenly(state, seat, card);
    else state.discard.push(card);
    run.emit('worshipper-lured', { god: realm.god, gods: godsOf(state, seat), card, to: node.to });
  },
  describe: (node, words) => words.text('lure', { to: node.to }),
};

export const worshipperKinds = [lure];
