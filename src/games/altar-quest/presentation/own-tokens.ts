import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { questTokens, threatTokens } from '../rules/language/describe.ts';
import { positionOf } from '../rules/position.ts';
import { cardState } from '../rules/queries/card-state.ts';
import { cardsLying } from '../rules/queries/cards-in-play.ts';
import type { CardId } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';

/** What the threat deck in play calls this many threat tokens: "bonds". */
export const threatsOf = ({ options }: AltarQuestView, amount: number, texts: Texts): string =>
  threatTokens(options.threat, amount, texts);

/** What the quest in play calls this many tokens on a card: "lamps"; otherwise their plain name. */
export const tokensOn = (
  { quest }: AltarQuestView,
  card: CardId,
  token: 'quest' | 'progress',
  amount: number,
  texts: Texts,
): string =>
  ownWordFor(quest.rules, card, token, amount, texts) ??
  texts(`altar-quest.tokens.${token}`, { amount });

/** A quest's word for this many tokens on a card; null if it has none. */
export const ownWordFor = (
  quest: CardId,
  card: CardId,
  token: string,
  amount: number,
  texts: Texts,
): string | null => questTokens(quest, { token, on: placeOf(card) }, amount, texts);

/** What quests call the place where tokens on a card lie. */
function placeOf(card: CardId): 'rules' | 'altar' | 'this' {
  const { type } = definition(card);
  if (type === 'quest-rules') return 'rules';
  return type === 'altar' ? 'altar' : 'this';
}

/** The cards that mark a hero. */
export function marking(view: AltarQuestView, hero: string): CardId[] {
  const state = positionOf(view);
  return cardsLying(state).filter((card) => cardState(state, card).hero === hero);
}
