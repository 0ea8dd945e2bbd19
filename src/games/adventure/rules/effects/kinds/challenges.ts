import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import type { EffectKind } from '../../language/kind.ts';
import type { SpaceId } from '../../terms.ts';
import { cancelBattle } from '../../undoing/canceling.ts';

/**
 * Turns an event card over (AD-054, AD-055): it becomes an item of the character who flips it, an enemy, or
 * what the reverse says. An enemy that isn't fought at once goes to the space named, or to that of the
 * character who flips the card.
 */
export interface Flip {
  kind: 'flip';
  at?: SpaceId;
}
/** The encounter that was drawn is discarded; another card is drawn, or the challenge phase ends. Played at that moment only. */
export interface Avoid {
  kind: 'avoid';
  again: boolean;
}
/** Draws an elite quest (AD-044). */
export interface GainQuest {
  kind: 'gain-quest';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    flip: Flip;
    avoid: Avoid;
    'gain-quest': GainQuest;
  }
}

const flip: EffectKind<Flip> = {
  kind: 'flip',
  schema: z.strictObject({ kind: z.literal('flip'), at: z.string().optional() }),
  steps: {
    begin: (_run, node, { scope }) =>
      scope.card
        ? call('flip-event', { seat: scope.seat, card: scope.card, at: node.at ?? null }, 'done')
        : finish(),
    done: () => finish(),
  },
  describe: ({ at }, words) => words.text('flip', { at: at ?? 'none' }),
};

const avoid: EffectKind<Avoid> = {
  kind: 'avoid',
  schema: z.strictObject({ kind: z.literal('avoid'), again: z.boolean() }),
  can: ({ combat }) => combat?.opponent.is === 'card' && combat.opponent.slot === null,
  resolve: (run, { again }) => {
    const { combat } = run.state;
    if (!combat) return;
    cancelBattle(run, combat);
    combat.avoided = again ? 'again' : 'over';
  },
  describe: ({ again }, words) => words.text('avoid', { again: String(again) }),
};

const gainQuest: EffectKind<GainQuest> = {
  kind: 'gain-quest',
  schema: z.strictObject({ kind: z.literal('gain-quest') }),
  can: ({ elite }) => elite.length > 0,
  steps: {
    begin: (_run, _node, { scope }) => call('gain-quest', { seat: scope.seat }, 'done'),
    done: () => finish(),
  },
  describe: (_node, words) => words.text('gain-quest'),
};

export const challengeKinds = [flip, avoid, gainQuest];
