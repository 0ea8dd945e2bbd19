import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { overlays } from '../rules/cards/overlays.ts';
import { broughtBy } from '../rules/queries/box.ts';
import { type CardId, colourOf, definitionOf } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';
import {
  cardsInSight,
  type DeckInPlay,
  decksInPlay,
  hasPile,
  type Place,
  type SeenCard,
} from './cards-in-sight.ts';
import { namesIn } from './names.ts';

/** Where the copies of a card are, one place a line, visible ones first. */
export function whereaboutsOf(view: AltarQuestView, id: string, texts: Texts): string[] {
  const isCopy = (card: CardId): boolean => definitionOf(card) === id;
  const seen = cardsInSight(view).filter(({ card }) => isCopy(card));
  if (seen.length === 0 && broughtBy(view.options.quest).includes(id)) {
    return [texts('altar-quest.whereabouts.awaited')];
  }
  const own = decksInPlay(view).find(({ cards }) => cards.some(isCopy));
  const unseen = own?.unseen.filter(isCopy) ?? [];
  const copies = own ? own.cards.filter(isCopy).length : seen.length;
  if (copies === 0) return [replacedLine(view, id, texts)];
  if (seen.length === 0 && unseen.length === 0) return [texts('altar-quest.whereabouts.behind')];
  const line = (place: string, cards: readonly CardId[]): string => {
    if (copies === 1) return place;
    const colours = coloursOf(cards, texts) || 'none';
    return texts('altar-quest.whereabouts.line', { place, colours, count: cards.length });
  };
  return [
    ...byPlace(seen, texts).map(([place, cards]) => line(place, cards)),
    ...(own && unseen.length > 0 ? [line(unseenPlace(own, view, texts), unseen)] : []),
  ];
}

/** Whether a card is in a deck of the match, as its overlay makes it. */
export const isPlayed = (view: AltarQuestView, id: string): boolean =>
  decksInPlay(view).some(({ cards }) => cards.some((card) => definitionOf(card) === id));

/** Why a card isn't in the game: its deck isn't played, or an upgrade or the overlay has replaced it (AQ-284). */
function replacedLine(view: AltarQuestView, id: string, texts: Texts): string {
  const upgrade = view.heroes
    .flatMap(({ upgrades }) => upgrades)
    .find((card) => definition(card).replaces === id);
  const overlay = overlays.chosen(view.options.overlay);
  const instead = upgrade ?? overlay?.instead?.[id];
  if (instead !== undefined) {
    return texts('altar-quest.whereabouts.replaced', { upgrade: namesIn(texts).card(instead) });
  }
  const isLeftOut = overlay?.without?.includes(id) ?? false;
  return texts(`altar-quest.whereabouts.${isLeftOut ? 'left-out' : 'not-played'}`);
}

function byPlace(seen: readonly SeenCard[], texts: Texts): [string, CardId[]][] {
  const places = new Map<string, CardId[]>();
  for (const { card, place } of seen) {
    const name = placeName(place, texts);
    places.set(name, [...(places.get(name) ?? []), card]);
  }
  return [...places];
}

function placeName(place: Place, texts: Texts): string {
  const names = namesIn(texts);
  return texts(`altar-quest.whereabouts.place.${place.in}`, {
    hero: 'hero' in place ? names.hero(place.hero) : '',
    room: 'room' in place ? names.room(place.room) : '',
    host: 'host' in place ? names.card(place.host) : '',
    deck: 'deck' in place ? texts(`altar-quest.deck.${place.deck}`) : '',
  });
}

/**
 * Face down if its deck and hidden hands have room for every copy out of sight; out of the game if there is
 * no room. Cards without a deck to draw from stay in the box; rivals may be among the lurkers.
 */
function unseenPlace({ deck, left, held, unseen }: DeckInPlay, view: AltarQuestView, texts: Texts) {
  const room = left + held;
  const where = !hasPile(deck, view)
    ? deck.kind === 'rival'
      ? 'lurkers'
      : 'box'
    : room === 0
      ? 'gone'
      : unseen.length > room
        ? 'unclear'
        : deck.kind;
  return texts('altar-quest.whereabouts.unseen', {
    where,
    held,
    hero: deck.kind === 'hero' ? namesIn(texts).hero(deck.id) : '',
    deck: deckName(deck.kind, texts),
  });
}

const deckName = (kind: string, texts: Texts): string =>
  texts.has(`altar-quest.deck.${kind}`) ? texts(`altar-quest.deck.${kind}`) : '';

/** "red and blue"; empty for cards without colours. */
function coloursOf(cards: readonly CardId[], texts: Texts): string {
  const colours = cards.flatMap((card) => {
    const colour = colourOf(card);
    return colour === null ? [] : [texts(`altar-quest.whereabouts.colour.${colour}`)];
  });
  return namesIn(texts).list(colours);
}
