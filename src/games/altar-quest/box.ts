import { DECKS } from './cards/index.ts';
import { HOLLOWMERE_PRIORY } from './rules/board/hollowmere-priory.ts';
import { registerBoard } from './rules/board/library.ts';
import { registerStory } from './rules/campaign/guide/register-story.ts';
import { registerDeck } from './rules/cards/register-deck.ts';
import './rules/effects/kinds.ts';
import { STORIES } from './stories/index.ts';

/**
 * Registers what comes in the box, here and nowhere else, once, when the game's index is loaded. Tests that
 * use the rules without the index get it through their support file.
 */
for (const deck of DECKS) registerDeck(deck);
registerBoard(HOLLOWMERE_PRIORY);
for (const story of STORIES) registerStory(story);
