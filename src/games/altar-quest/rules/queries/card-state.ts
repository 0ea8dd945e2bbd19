import type { AltarQuestState, CardState } from '../state.ts';
import type { CardId } from '../terms.ts';

const FRESH: Readonly<CardState> = Object.freeze({});

/** What is on a card; a fresh card has nothing on it. Read only. */
export const cardState = (state: AltarQuestState, card: CardId): Readonly<CardState> =>
  state.cards[card] ?? FRESH;
