import { type CardPile, counted } from '../../../kernel/piles.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type CardId, definitionOf } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { decksInPlay, hasPile } from './cards-in-sight.ts';
import { namesIn } from './names.ts';

/** Every deck of the match that is drawn from, heroes' first. */
export const pilesOf = (view: AltarQuestView, texts: Texts): CardPile[] =>
  decksInPlay(view)
    .filter(({ deck }) => hasPile(deck, view))
    .map(({ deck: { id, kind }, left, held, discarded, unseen }) => {
      const told = (cards: readonly CardId[]) => counted(cards, definitionOf, namesIn(texts).card);
      const hero = kind === 'hero' ? namesIn(texts).hero(id) : '';
      return {
        id,
        name: texts(`altar-quest.pile.${kind}`, { hero }),
        left,
        held,
        discarded: told([...discarded].reverse()),
        // A quest's story must not be spoiled.
        unseen: kind === 'quest' ? [] : told(unseen),
      };
    });
