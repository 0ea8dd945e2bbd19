import type { Texts } from '../../../texts/texts.ts';
import { threatTokens } from '../rules/effects/language/describe.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { cardsLying } from '../rules/view-cards.ts';

/** What the threat deck in play calls so many threat tokens: "bonds". */
export const threatsOf = ({ options }: AltarQuestView, amount: number, texts: Texts): string =>
  threatTokens(options.threat, amount, texts);

/** What the quest calls so many tokens on its Rules card or on the altar: "lamps"; else by their plain name. */
export function tokensOf(
  { quest }: AltarQuestView,
  token: 'quest' | 'progress',
  place: 'rules' | 'altar' | 'this',
  amount: number,
  texts: Texts,
): string {
  const own = `altar-quest-effects.own-token.${quest.rules}.${token}-on-${place}`;
  return texts.has(own)
    ? texts(own, { plural: amount })
    : texts(`altar-quest.tokens.${token}`, { amount });
}

/** The cards that mark a hero. */
export const marking = (view: AltarQuestView, hero: string): string[] =>
  cardsLying(view)
    .filter(({ marks }) => marks === hero)
    .map(({ card }) => card);
