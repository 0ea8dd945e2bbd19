import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerDeck } from '../rules/setup.ts';
import { type CardId, type FollowerId, followerOf } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { godOfCard } from './cards.ts';
import { cardsInSight, cardsUnseen, heldByOthers, type Place } from './cards-in-sight.ts';
import { namesIn } from './names.ts';

/** Whether a god takes part, or a follower is in the deck of the match. */
export function isPlayed(view: AltarView, id: string): boolean {
  const god = godOfCard(id);
  return god ? view.realms.some((realm) => realm.god === god.id) : copiesIn(view, id) > 0;
}

const isCopyOf =
  (id: FollowerId) =>
  (card: CardId): boolean =>
    followerOf(card) === id;

const copiesIn = (view: AltarView, id: FollowerId): number =>
  followerDeck(view.players.length, view).filter(isCopyOf(id)).length;

/** Where the copies of a follower are, one place a line, visible ones first; for a god, whether it takes part. */
export function whereaboutsOf(view: AltarView, id: string, texts: Texts): string[] {
  if (godOfCard(id)) {
    return [texts(`altar.whereabouts.god-${isPlayed(view, id) ? 'takes-part' : 'stays-away'}`)];
  }
  const isCopy = isCopyOf(id);
  const copies = copiesIn(view, id);
  if (copies === 0) return [texts('altar.whereabouts.not-played')];
  const places = new Map<string, number>();
  const found = (place: string): void => void places.set(place, (places.get(place) ?? 0) + 1);
  for (const { card, place } of cardsInSight(view)) {
    if (isCopy(card)) found(placeName(view, place, texts));
  }
  for (const card of cardsUnseen(view)) if (isCopy(card)) found(unseenPlace(view, texts));
  return [...places].map(([place, count]) =>
    copies === 1 ? place : texts('altar.whereabouts.line', { place, count }),
  );
}

function placeName({ realms }: AltarView, place: Place, texts: Texts): string {
  const names = namesIn(texts);
  const gods =
    place.in === 'worshippers'
      ? [place.god]
      : place.in === 'influences'
        ? realms.filter(({ seat }) => seat === place.seat).map(({ god }) => god)
        : [];
  return capitalised(texts(`altar.whereabouts.place.${place.in}`, { gods: names.gods(gods) }));
}

const unseenPlace = (view: AltarView, texts: Texts): string =>
  texts('altar.whereabouts.unseen', { deck: view.deck, held: heldByOthers(view) });
