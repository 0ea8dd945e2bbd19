import { copyOf } from '../../../../kernel/json.ts';
import type { Undoable } from '../state.ts';
import type { Work } from './recorded.ts';

/**
 * What everyone may know about what can be undone: of cards and tokens, only those that went from one open
 * place to another, such as a card that lay beside a character and was discarded.
 */
export const shownOf = ({ done, harm }: Undoable): Undoable => ({
  before: {},
  done: Object.fromEntries(
    Object.entries(done).map(([card, { amounts, values, entries, cards }]) => [
      card,
      copyOf({ amounts, values, entries, cards: openMoves(cards), orders: {} }),
    ]),
  ),
  harm: copyOf(harm),
});

const openMoves = (cards: Work['cards']): Work['cards'] =>
  Object.fromEntries(
    Object.entries(cards).filter(([, { from, to }]) => OPEN.test(from.pile) && OPEN.test(to.pile)),
  );

/** What lies open with its owner (AD-107, AD-114), for anyone to see. */
const OPEN = /^characters\/\d+\/(abilities\/discard|attached|bag|weapon|armor)$/;
