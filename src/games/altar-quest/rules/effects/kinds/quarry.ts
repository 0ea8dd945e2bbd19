import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { changeCard } from '../../changes/tokens.ts';
import type { EffectKind } from '../../language/kind.ts';
import { isQuarryOnBoard, quarryOf } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import type { CardId } from '../../terms.ts';

/**
 * A quarry is an enemy of the quest itself. Its card is in the quest area throughout the match; its figure
 * comes onto the board like one that spawns (AQ-145), and may leave it again with everything on the card.
 */
export interface QuarryAppears {
  kind: 'quarry-appears';
}
/** Its figure leaves the board, and it does nothing until it appears again. */
export interface QuarryVanishes {
  kind: 'quarry-vanishes';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'quarry-appears': QuarryAppears;
    'quarry-vanishes': QuarryVanishes;
  }
}

const appears: EffectKind<QuarryAppears> = {
  kind: 'quarry-appears',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('quarry-appears') }),
  steps: {
    place: ({ state }, _node, { scope }) => {
      const card = quarryOf(state);
      if (card === null || isQuarryOnBoard(state)) return finish(false);
      return call('spawn', { card, hero: scope.hero, room: scope.room ?? null }, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: ({ state }) => quarryOf(state) !== null && !isQuarryOnBoard(state),
  harm: () => HARM.enemy,
  namesItsSubject: () => true,
  describe: (_node, context) => context.text('quarry-appears'),
};

const vanishes: EffectKind<QuarryVanishes> = {
  kind: 'quarry-vanishes',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('quarry-vanishes') }),
  now: (run) => {
    if (!isQuarryOnBoard(run.state)) return false;
    const enemy = quarryOf(run.state) as CardId;
    changeCard(run.state, enemy, { spaces: undefined });
    run.emit('quarry-vanished', { enemy });
    return true;
  },
  possible: ({ state }) => isQuarryOnBoard(state),
  harm: () => 0,
  namesItsSubject: () => true,
  describe: (_node, context) => context.text('quarry-vanishes'),
};

export const quarryKinds = [appears, vanishes];
