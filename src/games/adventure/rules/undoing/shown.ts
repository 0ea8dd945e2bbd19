import { copyOf } from '../../../../kernel/json.ts';
import type { Undoable } from '../state.ts';

/** What everybody may know of what can be undone: all but what has lain where, among it cards that nobody has seen. */
export const shownOf = ({ done, harm }: Undoable): Undoable => ({
  before: {},
  done: Object.fromEntries(
    Object.entries(done).map(([card, { amounts, values, entries }]) => [
      card,
      copyOf({ amounts, values, entries, cards: {}, orders: {} }),
    ]),
  ),
  harm: copyOf(harm),
});
