import { createContent } from '../../../../kernel/content.ts';
import { allStories, storiesOfBox } from '../../rules/campaign/guide/library.ts';
import { decksOfBox, definition, isCard } from '../../rules/cards/library.ts';
import { PROCEDURES } from './procedures/index.ts';

/** What a saved upkeep depends on: every deck with its cards, every story guide, every step. */
export const CONTENT = createContent({
  procedures: PROCEDURES,
  definitions: () => ({
    ...Object.fromEntries(decksOfBox().map((deck) => [`deck ${deck.id}`, deck])),
    ...Object.fromEntries(storiesOfBox().map((story) => [`story ${story.id}`, story])),
  }),
  registered: () => decksOfBox().length + storiesOfBox().length,
  definitionOf: (name) =>
    isCard(name) ? definition(name) : allStories().find(({ id }) => id === name),
});
