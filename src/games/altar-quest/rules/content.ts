import { createContent } from '../../../kernel/content.ts';
import { allBoards, countBoards } from './board/library.ts';
import { allDecks, countDecks, definition, isCard } from './cards/library.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';

/** What saved matches depend on: every deck with its cards, the board, the rulings, every step. */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    ...Object.fromEntries(allDecks().map((deck) => [`deck ${deck.id}`, deck])),
    ...Object.fromEntries(allBoards().map(({ id, drawing }) => [`board ${id}`, { drawing }])),
    rulings: { LIMITS, RULINGS },
  }),
  registered: () => countDecks() + countBoards(),
  definitionOf: (name) => (isCard(name) ? definition(name) : undefined),
});
