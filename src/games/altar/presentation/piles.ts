import { type CardPile, counted } from '../../../kernel/piles.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerOf } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { cardsUnseen, heldByOthers } from './cards-in-sight.ts';
import { namesIn } from './names.ts';

/** The one deck that all draw from, with its discard pile. */
export function pilesOf(view: AltarView, texts: Texts): CardPile[] {
  const told = (cards: readonly string[]) => counted(cards, followerOf, namesIn(texts).card);
  return [
    {
      id: 'followers',
      name: texts('altar.pile.followers'),
      left: view.deck,
      held: heldByOthers(view),
      discarded: told([...view.discard].reverse()),
      unseen: told(cardsUnseen(view)),
    },
  ];
}
