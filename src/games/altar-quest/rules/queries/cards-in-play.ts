import { deckDefinition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { cardState } from './card-state.ts';
import { once } from './once.ts';

/** Calls for every card in play with its controller: play and threat areas, villain and quest area, attachments. */
export function visitCardsInPlay(
  state: AltarQuestState,
  visit: (card: CardId, controller: HeroId | null) => void,
): void {
  for (const hero of state.heroes) {
    visitArea(state, hero.area, hero.id, visit);
    visitArea(state, hero.threats, null, visit);
  }
  visitArea(state, state.villainArea, null, visit);
  visitArea(state, state.questArea, null, visit);
  for (const card of state.enemyUpgrades ?? NO_CARDS) visit(card, null);
  const reference = referenceCard(state);
  if (reference !== null) visit(reference, null);
}

const NO_CARDS: readonly CardId[] = [];

/** Attached cards are nobody's (AQ-042). */
function visitArea(
  state: AltarQuestState,
  area: readonly CardId[],
  controller: HeroId | null,
  visit: (card: CardId, controller: HeroId | null) => void,
): void {
  for (const card of area) {
    visit(card, controller);
    const { attached } = cardState(state, card);
    if (attached) for (const other of attached) visit(other, null);
  }
}

/** Every card in play with its controller. */
export function cardsInPlay(state: AltarQuestState): { card: CardId; controller: HeroId | null }[] {
  const found: { card: CardId; controller: HeroId | null }[] = [];
  visitCardsInPlay(state, (card, controller) => found.push({ card, controller }));
  return found;
}

/** Whether a card is in an area, beside the threat deck or under another card: not in a hand, a pile or played. */
export function isInPlay(state: AltarQuestState, card: CardId): boolean {
  const { heroes, villainArea, questArea } = state;
  const isIn = (area: readonly CardId[]): boolean =>
    area.some((other) => other === card || cardState(state, other).attached?.includes(card));
  return (
    isIn(villainArea) ||
    isIn(questArea) ||
    heroes.some(({ area, threats }) => isIn(area) || isIn(threats)) ||
    (state.enemyUpgrades?.includes(card) ?? false) ||
    card === referenceCard(state)
  );
}

/** The card that says what the family's threat tokens do; it is beside the threat deck all game (AQ-062, AQ-251). */
export const referenceCard = (state: AltarQuestState): CardId | null =>
  deckDefinition(state.options.threat).cards.find(({ type }) => type === 'threat-reference')?.id ??
  null;

/** Face-up cards that are nobody's own: of the quest, of the villain and beside it, in threat areas. */
export const cardsLying = once((state): readonly CardId[] => [
  ...state.questArea,
  ...state.villainArea,
  ...(state.enemyUpgrades ?? []),
  ...state.heroes.flatMap(({ threats }) => threats),
]);

/**
 * Cards in play that may have Interact effects. The altar card is one of them from the start
 * (AQ-240), but nobody is in range of it before it is found.
 */
export const interactiveCards = once((state): readonly CardId[] => {
  const cards = [...state.questArea, ...state.villainArea];
  for (const hero of state.heroes) cards.push(...hero.threats, ...hero.area);
  const reference = referenceCard(state);
  if (reference !== null) cards.push(reference);
  const found: CardId[] = [];
  for (const card of cards) {
    found.push(card);
    const { attached } = cardState(state, card);
    if (attached) found.push(...attached);
  }
  return found;
});
