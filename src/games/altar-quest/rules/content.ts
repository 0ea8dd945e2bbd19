import { createContent } from '../../../kernel/content.ts';
import { boardsOfBox } from './board/library.ts';
import { decksOfBox, definition, isCard } from './cards/library.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';

/** What saved matches depend on: every deck with its cards, the board, the rulings, every step. */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    ...Object.fromEntries(decksOfBox().map((deck) => [`deck ${deck.id}`, deck])),
    ...Object.fromEntries(boardsOfBox().map(({ id, drawing }) => [`board ${id}`, { drawing }])),
    rulings: { LIMITS, RULINGS },
  }),
  registered: () => decksOfBox().length + boardsOfBox().length,
  definitionOf: (name) => (isCard(name) ? definition(name) : undefined),
});
