import { z } from 'zod';
import { ask, call, finish } from '../../../../../kernel/procedure.ts';
import { boardOf } from '../../board/library.ts';
import { straightDistance } from '../../board/measure.ts';
import { reach } from '../../board/movement.ts';
import { put } from '../../changes/placing.ts';
import type { EffectKind } from '../../language/kind.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import { occupants, situationOf, spacesOf } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { sprungBy } from '../../queries/traps.ts';
import { askWhere, chosenPlace } from '../../questions.ts';
import type { AltarQuestState } from '../../state.ts';
import type { Space } from '../../terms.ts';

/**
 * "You" are thrown up to this many spaces, as far away from this card's figure as possible; the players choose
 * among spaces that are equally far (AQ-007). Unable if that figure is not on the board or no space is farther
 * away. Landing near a trap sets it off.
 */
export interface Throw {
  kind: 'throw';
  spaces: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    throw: Throw;
  }
}

function landings(state: AltarQuestState, { spaces }: Throw, scope: Scope): Space[] {
  const thrower = spacesOf(state, scope.card);
  const [at] = spacesOf(state, youOf(scope));
  if (thrower.length === 0 || at === undefined) return [];
  const taken = occupants(state);
  const free = (space: Space) => !taken.has(space);
  const flown = [...reach(boardOf(state), situationOf(state), at, spaces, free, free).keys()];
  const distance = (space: Space) => straightDistance(thrower, space);
  const farthest = Math.max(...flown.map(distance));
  return farthest > distance(at) ? flown.filter((space) => distance(space) === farthest) : [];
}

export const throwKind: EffectKind<Throw> = {
  kind: 'throw',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('throw'), spaces: z.number().int().positive() }),
  steps: {
    throw: (run, node, { scope }) => {
      const figure = youOf(scope);
      const spaces = landings(run.state, node, scope);
      if (spaces.length === 0) return finish(false);
      const args = { figure, enemy: scope.card };
      return ask(askWhere(run.state, { key: 'prompt.shift', args }, figure, spaces), 'land');
    },
    land: (run, _node, { scope }, { reply }) => {
      const hero = youOf(scope);
      const to = chosenPlace(reply)[0] as Space;
      const from = spacesOf(run.state, hero)[0] as Space;
      put(run.state, hero, to);
      run.emit('hero-thrown', { hero, card: scope.card, to });
      return call('trigger-traps', { sprung: sprungBy(run.state, hero, from) }, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) => landings(run.state, node, scope).length > 0,
  harm: () => HARM.token,
  describe: ({ spaces }, context) => context.text('throw', { spaces }),
};
