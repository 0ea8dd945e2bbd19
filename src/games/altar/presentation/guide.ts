import type { Guide } from '../../../kernel/guide.ts';
import type { Altar } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';

/** A god's first turn: draw, one main action, and whatever is free. */
export const guide: Guide<AltarView, Altar> = {
  steps: ['look', 'draw', 'act', 'end'],
  explains: ['draw', 'act', 'free-action'],
  at(_view, { prompt, options }, last, [best]) {
    if (!best) return null;
    const way = best.id;
    if (prompt.key === 'prompt.draw') {
      return last === 'act' || last === 'end' ? 'over' : { step: 'draw', way };
    }
    if (prompt.key !== 'prompt.act') return null;
    const isDone = options.some(({ verb }) => verb === 'done');
    if (!isDone) return { step: 'act', way };
    return { step: 'end', about: options.length > 1 ? 'free' : 'nothing', way };
  },
};
