import { cardState } from '../queries/card-state.ts';
import { heroById, isHero } from '../queries/figures.ts';
import type { AltarQuestState, CardState } from '../state.ts';
import type { CardId, FigureId } from '../terms.ts';

/** Notes something on a card; undefined removes it. Without anything noted, there is no entry. */
export function changeCard(state: AltarQuestState, card: CardId, change: Partial<CardState>): void {
  const entry: Record<string, unknown> = { ...state.cards[card], ...change };
  for (const [name, value] of Object.entries(entry)) {
    if (value === undefined || value === 0 || (Array.isArray(value) && value.length === 0)) {
      delete entry[name];
    }
  }
  if (Object.keys(entry).length === 0) delete state.cards[card];
  else state.cards[card] = entry as CardState;
}

export type TokenKind = 'damage' | 'armor' | 'threat' | 'progress' | 'quest' | 'search';

/** Adds tokens to a card (or removes them with a negative number) and returns how many it has then. */
export function addTokens(
  state: AltarQuestState,
  card: CardId,
  kind: TokenKind,
  amount: number,
): number {
  const count = Math.max(0, (cardState(state, card)[kind] ?? 0) + amount);
  changeCard(state, card, { [kind]: count });
  return count;
}

/** The same for tokens of figures: a hero's are kept with the hero, all others on a card. */
export function addFigureTokens(
  state: AltarQuestState,
  figure: FigureId,
  kind: 'damage' | 'armor' | 'threat',
  amount: number,
): number {
  if (!isHero(state, figure)) return addTokens(state, figure, kind, amount);
  const hero = heroById(state, figure);
  hero[kind] = Math.max(0, hero[kind] + amount);
  return hero[kind];
}

/** Everything on a card is cleared when it leaves play. */
export function clearCard(state: AltarQuestState, card: CardId): void {
  delete state.cards[card];
}
