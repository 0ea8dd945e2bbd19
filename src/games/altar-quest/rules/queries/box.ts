import { isInBox, packOf } from '../../../../kernel/packs.ts';
import { allDecks, cardsOf, deckDefinition } from '../cards/library.ts';
import { within } from '../language/within.ts';
import type { CardId } from '../terms.ts';

/** Every card of a kind in the box besides the decks: allies, rivals, enemy upgrades, the shop’s Equipment. */
export const cardsInBox = (kind: 'ally' | 'rival' | 'enemy-upgrade' | 'equipment'): CardId[] =>
  allDecks()
    .filter((deck) => deck.kind === kind)
    .flatMap(cardsOf);

/** Allies that a group may take along: not those whom the quest brings into play itself (AQ-259). */
export const alliesOffered = (quest: string): CardId[] =>
  cardsInBox('ally').filter((card) => !broughtBy(quest).includes(card));

/** Rivals that a group may ask for: not those whom the quest brings into play itself (AQ-255). */
export const rivalsOffered = (quest: string): CardId[] =>
  cardsInBox('rival').filter((card) => !broughtBy(quest).includes(card));

/** Of several cards those that may come by lot: the box's, and those of the pack that the quest is from. */
export const byLot = (cards: readonly CardId[], quest: string): CardId[] =>
  cards.filter((card) => isInBox(card) || packOf(card) === packOf(quest));

/** Allies and rivals whom cards of the quest bring into play; until then they are in the box. */
export const broughtBy = (quest: string): CardId[] =>
  within(deckDefinition(quest).cards).flatMap((effect) =>
    effect.kind === 'ally-joins'
      ? [effect.ally]
      : effect.kind === 'rival-appears'
        ? [effect.rival]
        : [],
  );
