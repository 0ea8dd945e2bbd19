import type { Guide } from '../../../kernel/guide.ts';
import type { Adventure } from '../rules/state.ts';
import type { AdventureView } from '../rules/view.ts';

/** The questions of a turn, in its order, and the steps that they are. */
const STEPS: { readonly [prompt: string]: string } = {
  'prompt.travel': 'travel',
  'prompt.resource': 'resource',
  'prompt.challenge': 'challenge',
  'prompt.before-dice': 'cards',
};

/** A character's first turn: travel, take what the space gives, fight, with cards if they help. */
export const guide: Guide<AdventureView, Adventure> = {
  steps: ['look', ...Object.values(STEPS)],
  explains: ['travel', 'energy', 'resource', 'challenge', 'before-dice'],
  at(_view, { prompt }, last, [best]) {
    const step = STEPS[prompt.key];
    if (step === undefined || !best) return null;
    const isNewTurn = step === 'travel' && last !== null && last !== 'look' && last !== 'travel';
    return isNewTurn ? 'over' : { step, way: best.id };
  },
};
