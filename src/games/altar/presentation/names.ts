import type { Texts } from '../../../texts/texts.ts';
import { followerOf, type GodId } from '../rules/terms.ts';

/** What things are called, in one language. */
export interface Names {
  /** "Amazon", for a card or a follower. */
  card(card: string): string;
  cards(cards: readonly string[]): string;
  /** "Goddess of Love", as a heading. */
  god(god: GodId): string;
  /** "the Goddess of Love and the God of War", in a sentence. */
  gods(gods: readonly GodId[]): string;
}

export function namesIn(texts: Texts): Names {
  const list = new Intl.ListFormat(texts.locale, { style: 'long', type: 'conjunction' });
  const card = (id: string): string => texts(`altar-cards.${followerOf(id)}.name`);
  const god = (id: GodId): string => texts(`altar.character.${id}.name`);
  return {
    card,
    cards: (cards) => list.format(cards.map(card)),
    god,
    gods: (gods) => list.format(gods.map((id) => texts('altar.god', { god: god(id) }))),
  };
}
