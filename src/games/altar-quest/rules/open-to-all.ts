import type { AltarQuestDecision } from './state.ts';
import type { AltarQuestOption } from './verbs.ts';

/** Deeds that follow from the board and from cards in front of the heroes, not from anybody's hand. */
const OPEN: readonly AltarQuestOption['verb'][] = ['move', 'open', 'interact', 'action', 'use'];

/** What everyone sees that the acting hero can do. What a hand allows is for its player to know. */
export const isOpenToAll = (
  { prompt }: Pick<AltarQuestDecision, 'prompt'>,
  { verb }: AltarQuestOption,
): boolean => prompt.key === 'prompt.act' && OPEN.includes(verb);
