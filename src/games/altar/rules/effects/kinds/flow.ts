import { z } from 'zod';
import { finish } from '../../../../../kernel/procedure.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind } from '../../language/kind.ts';
import { effectSchema, waysOf } from '../../language/registry.ts';
import { realmsOf } from '../../queries/realms.ts';
import type { AltarState } from '../../state.ts';
import { perform } from '../resolving/perform.ts';

/** One after another. Possible if the first one is; others that can't be done are skipped. */
export interface Sequence {
  kind: 'sequence';
  effects: Effect[];
}
/** One of several; only what is possible can be chosen. */
export interface Choose {
  kind: 'choose';
  options: Effect[];
}
/** The first effect if an opposing god has more active Altars than any god of the player, the other one if not. */
export interface WhenBehind {
  kind: 'when-behind';
  effect: Effect;
  otherwise: Effect;
}
declare module '../../language/effect.ts' {
  interface EffectNodes {
    sequence: Sequence;
    choose: Choose;
    'when-behind': WhenBehind;
  }
}

const inner = z.lazy(() => effectSchema);

const sequence: EffectKind<Sequence, { index?: number }> = {
  kind: 'sequence',
  schema: z.strictObject({ kind: z.literal('sequence'), effects: z.array(inner).min(2) }),
  ways: (state, node, scope) => waysOf(state, node.effects[0] as Effect, scope),
  steps: {
    next: (_run, node, data) => {
      const index = data.index ?? 0;
      if (index >= node.effects.length) return finish();
      const { pick, ...scope } = data.scope;
      data.index = index + 1;
      return perform(data, `effects.${index}`, index === 0 ? { ...scope, pick } : scope, 'next');
    },
  },
  describe: (node, words) =>
    node.effects
      .map((effect) => words.inner(effect))
      .reduce((text, clause) => words.text('sequence', { text, clause })),
};

const choose: EffectKind<Choose> = {
  kind: 'choose',
  schema: z.strictObject({ kind: z.literal('choose'), options: z.array(inner).min(2) }),
  ways: (state, node, scope) =>
    node.options.flatMap((option, index) =>
      waysOf(state, option, scope).map((pick) => ({ ...pick, index })),
    ),
  enter: (_state, _node, _scope, { index }) => `options.${index}`,
  describe: (node, words) =>
    node.options
      .map((option) => words.inner(option))
      .reduce((text, clause) => words.text('choose', { text, clause })),
};

/** Whether an opposing god has more active Altars than any god of the seat. */
function isBehind(state: AltarState, seat: string): boolean {
  const most = Math.max(...realmsOf(state, seat).map(({ active }) => active));
  return state.realms.some((realm) => realm.seat !== seat && realm.active > most);
}

const whenBehind: EffectKind<WhenBehind> = {
  kind: 'when-behind',
  schema: z.strictObject({ kind: z.literal('when-behind'), effect: inner, otherwise: inner }),
  ways: (state, node, scope) =>
    waysOf(state, isBehind(state, scope.seat) ? node.effect : node.otherwise, scope),
  enter: (state, _node, scope) => (isBehind(state, scope.seat) ? 'effect' : 'otherwise'),
  describe: (node, words) =>
    words.text('when-behind', {
      clause: words.inner(node.effect),
      otherwise: words.inner(node.otherwise),
    }),
};

export const flowKinds = [sequence, choose, whenBehind];
