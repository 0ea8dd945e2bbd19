import { DECKS } from './cards/index.ts';
import { HOLLOWMERE_PRIORY } from './rules/board/hollowmere-priory.ts';
import './rules/effects/kinds.ts';
import { type AltarQuestContent, registerContent } from './rules/packs.ts';
import { STORIES } from './stories/index.ts';

/** What comes in the box: the first pack. */
export const BOX: AltarQuestContent = {
  decks: DECKS,
  boards: [{ id: HOLLOWMERE_PRIORY.id, drawing: HOLLOWMERE_PRIORY.drawing.split('\n') }],
  stories: STORIES,
};

/**
 * Registered here and nowhere else, once, when the game's index is loaded. Tests that use the rules without the
 * index get it through their support file.
 */
registerContent(BOX);
