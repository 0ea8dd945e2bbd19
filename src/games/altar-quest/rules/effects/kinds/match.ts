import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import type { EffectKind } from '../../language/kind.ts';
import { heroById } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { everySeat } from '../../questions.ts';

/** The heroes win, or lose, here and now (AQ-003, AQ-005). */
export interface EndMatch {
  kind: 'end-match';
  won: boolean;
  /** Names the ending's text: `altar-quest.ending.<reason>`. */
  reason: string;
}
/** The villain spawns early: flip, place, activate (AQ-141). */
export interface SpawnVillain {
  kind: 'spawn-villain';
}
/** "You" get actions in this act phase. */
export interface Actions {
  kind: 'actions';
  amount: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'end-match': EndMatch;
    'spawn-villain': SpawnVillain;
    actions: Actions;
  }
}

const endMatch: EffectKind<EndMatch> = {
  kind: 'end-match',
  schema: z.strictObject({
    kind: z.literal('end-match'),
    won: z.boolean(),
    reason: z.string().min(1),
  }),
  now: (run, node) => {
    run.end({ winners: node.won ? everySeat(run.state) : [], reason: node.reason });
    return true;
  },
  harm: (_run, node) => (node.won ? -HARM.game : HARM.game),
  namesItsSubject: () => true,
  describe: (node, context) => context.text('end-match', { won: String(node.won) }),
};

const spawnVillain: EffectKind<SpawnVillain> = {
  kind: 'spawn-villain',
  schema: z.strictObject({ kind: z.literal('spawn-villain') }),
  steps: {
    spawn: (run) =>
      run.state.villain === 'scheme' ? call('spawn-villain', {}, 'done') : finish(false),
    done: () => finish(true),
  },
  possible: ({ state }) => state.villain === 'scheme',
  harm: () => HARM.villain,
  namesItsSubject: () => true,
  describe: (_node, context) =>
    context.text('spawn-villain', { isToCome: String(context.isVillainToCome) }),
};

const actions: EffectKind<Actions> = {
  kind: 'actions',
  isOfHeroes: true,
  schema: z.strictObject({ kind: z.literal('actions'), amount: z.number().int().positive() }),
  now: (run, node, scope) => {
    const hero = heroById(run.state, scope.hero);
    if (run.state.active !== hero.id) return false;
    hero.actions += node.amount;
    run.emit('actions-gained', { hero: hero.id, amount: node.amount, actions: hero.actions });
    return true;
  },
  possible: ({ state }, _node, scope) => state.active === scope.hero && state.turn === 'heroes',
  harm: (_run, node) => -node.amount * HARM.action,
  describe: (node, context) => context.text('actions', { amount: node.amount }),
};

export const matchKinds = [endMatch, spawnVillain, actions];
