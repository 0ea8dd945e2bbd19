import { z } from 'zod';
import { lureAway, mayBeLured } from '../../changes/engaged.ts';
import { nameTarget } from '../../language/describe.ts';
import type { EffectKind } from '../../language/kind.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import type { Present } from '../../state.ts';

/** The enemy that is about to act engages "you" in this activation, whoever is nearest (AQ-132). */
export interface Lure {
  kind: 'lure';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    lure: Lure;
  }
}

export const lure: EffectKind<Lure> = {
  kind: 'lure',
  schema: z.strictObject({ kind: z.literal('lure') }),
  now: (run, _node, scope) => {
    if (!canLure(run, scope)) return false;
    const you = youOf(scope);
    lureAway(run, you);
    run.emit('enemy-lured', { enemy: scope.target ?? '', hero: you });
    return true;
  },
  possible: (run, _node, scope) => canLure(run, scope),
  namesItsSubject: () => true,
  describe: (_node, context) => context.text('lure', { target: nameTarget(context) }),
};

const canLure = (run: Present, scope: Scope): boolean =>
  scope.target !== undefined && mayBeLured(run, scope.target, youOf(scope));
