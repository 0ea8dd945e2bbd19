import { type Deck, drawReshuffling } from '../../../../kernel/deck.ts';
import type { AreaUnderWay } from '../area-data.ts';
import { definition } from '../cards/library.ts';
import { cardState } from '../queries/card-state.ts';
import { heroById } from '../queries/figures.ts';
import type { AltarQuestRun, AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { changeCard, clearCard } from './tokens.ts';

/**
 * The deck whose discard pile a card goes to; null for cards that leave the game: rivals, allies (AQ-258,
 * AQ-263).
 */
export function homeOf(state: AltarQuestState, card: CardId): Deck | null {
  const { type, hero } = definition(card);
  if (type === 'ally') return null;
  if (hero !== undefined) return heroById(state, hero).deck;
  switch (type) {
    case 'minion':
    case 'trap':
    case 'threat-event':
      return state.decks.threat;
    case 'lurker':
      return state.decks.lurker;
    case 'villain-event':
    case 'villain-ongoing':
      return state.decks.villain;
    case 'quest':
      return state.decks.quest;
    case 'consumable':
    case 'search-event':
      return state.decks.search;
    case 'feature':
    case 'altar-found':
      return state.decks.feature;
    default:
      return null;
  }
}

/** Whether a card lies in its discard pile or has left the game. */
export const isDiscarded = (state: AltarQuestState, card: CardId): boolean =>
  (homeOf(state, card)?.discard ?? state.removed ?? []).includes(card);

/** Takes a card out of every area, hand and attachment; decks are left alone. */
export function takeOut(state: AltarQuestState, card: CardId): void {
  const remove = (pile: CardId[]) => {
    const index = pile.indexOf(card);
    if (index >= 0) pile.splice(index, 1);
  };
  for (const hero of state.heroes) {
    remove(hero.hand);
    remove(hero.area);
    remove(hero.threats);
  }
  remove(state.villainArea);
  remove(state.questArea);
  const { host } = cardState(state, card);
  if (host !== undefined) {
    const attached = cardState(state, host).attached?.filter((other) => other !== card);
    changeCard(state, host, { attached });
    changeCard(state, card, { host: undefined });
  }
  for (const [room, feature] of Object.entries(state.features)) {
    if (feature === card) delete state.features[room];
  }
}

/** A match from which cards are discarded, while it is played or laid out. */
type Discarding = Pick<AltarQuestRun, 'state' | 'match'>;

/** Discards a card with everything attached to it; its tokens and its figure go (AQ-047, AQ-216, AQ-250). */
export function discardCard(run: Discarding, card: CardId): void {
  const { state } = run;
  for (const attached of cardState(state, card).attached ?? []) discardCard(run, attached);
  takeOut(state, card);
  clearCard(state, card);
  forgetActivation(run, card);
  const home = homeOf(state, card);
  if (home) home.discard.push(card);
  else state.removed = [...(state.removed ?? []), card];
}

/** A card that returns to an area in the turn in which it left is new there, and not activated (AQ-131, Q-25). */
function forgetActivation({ match }: Discarding, card: CardId): void {
  for (const { procedure, data } of match.stack) {
    if (procedure !== 'activate-area') continue;
    const area = data as AreaUnderWay;
    area.cards = area.cards.filter((other) => other !== card);
  }
}

/** Draws the top card of a deck of the table, and tells if its discard pile has become the deck. */
export function drawFrom(run: AltarQuestRun, name: keyof AltarQuestState['decks']): CardId | null {
  const deck = run.state.decks[name];
  const discarded = deck.discard.length;
  const card = drawReshuffling(run.match.random, deck);
  if (deck.discard.length < discarded) run.emit('deck-shuffled', { deck: name, hero: '' });
  return card;
}

/** Draws hero cards, telling their faces to their player only. Returns the cards drawn. */
export function drawHeroCards(run: AltarQuestRun, id: HeroId, count: number): CardId[] {
  const hero = heroById(run.state, id);
  const drawn: CardId[] = [];
  const discarded = hero.deck.discard.length;
  for (let index = 0; index < count; index++) {
    const card = drawReshuffling(run.match.random, hero.deck);
    if (card === null) break;
    hero.hand.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) {
    run.emitTo(
      [hero.seat],
      { type: 'cards-drawn-by-you', args: { hero: id, cards: drawn } },
      { type: 'cards-drawn', args: { hero: id, amount: drawn.length } },
    );
  }
  if (hero.deck.discard.length < discarded) {
    run.emit('deck-shuffled', { deck: 'hero', hero: id });
  }
  return drawn;
}

/** Attaches a card to another one (AQ-046). */
export function attach(state: AltarQuestState, card: CardId, host: CardId): void {
  takeOut(state, card);
  changeCard(state, card, { host });
  changeCard(state, host, { attached: [...(cardState(state, host).attached ?? []), card] });
}
