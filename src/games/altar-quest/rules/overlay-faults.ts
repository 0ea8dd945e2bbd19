import { ambiguousIn, overlayFaults } from '../../../cards/overlays/faults.ts';
import type { Overlay } from '../../../cards/overlays/overlays.ts';
import type { PackRemark } from '../../../kernel/packs.ts';
import { storiesOfBox } from './campaign/guide/library.ts';
import type { CardDefinition, CardType, DeckDefinition } from './cards/definition.ts';
import { decksOfBox, definition } from './cards/library.ts';
import type { AltarQuestContent } from './packs.ts';

type Kind = DeckDefinition['kind'];

/** Which decks an overlay may change, and whether cards may be left out: some decks count on their size. */
const CHANGED: { readonly [kind in Kind]?: 'also-without' | 'instead-only' } = {
  threat: 'also-without',
  villain: 'also-without',
  altar: 'also-without',
  feature: 'also-without',
  search: 'also-without',
  lurker: 'also-without',
  hero: 'instead-only',
  quest: 'instead-only',
};

/** What a choice of the lobby, a token or a room stands for, whatever is shuffled. */
const FIXED: ReadonlySet<CardType> = new Set([
  'character',
  'villain',
  'quest-rules',
  'quarry',
  'threat-reference',
  'altar-found',
]);

/** What a deck that is shuffled into the box's may hold. A campaign's enemy upgrades are laid out before any match. */
const SHARED: { readonly [kind in Kind]?: readonly CardType[] } = {
  altar: ['altar'],
  feature: ['feature'],
  search: ['consumable', 'search-event'],
  lurker: ['lurker'],
};

/** Kinds of decks of which the box has one for everybody. */
export const SHARED_KINDS = Object.keys(SHARED) as Kind[];

/** What is wrong with the overlays of a pack that has been read. */
export function* faultsOfOverlays({
  decks = [],
  overlays = [],
}: AltarQuestContent): Iterable<PackRemark> {
  if (overlays.length === 0) return;
  const own = decks.filter(({ kind }) => kind === 'overlay').flatMap(({ cards }) => cards);
  const shared = decks.filter(({ kind }) => SHARED_KINDS.includes(kind));
  const changeable = [...changeableCards().keys()];
  const names = {
    box: changeable,
    own: own.map(({ id }) => id),
    shared: shared.map(({ id }) => id),
  };
  for (const overlay of overlays) {
    const wrong = [...overlayFaults(overlay, names)];
    yield* wrong;
    // Of names that stand for nothing there is nothing more to say.
    if (wrong.length > 0) continue;
    yield* unlike(overlay, own);
    yield* missing(overlay);
    for (const deck of shared) if (overlay.also?.includes(deck.id)) yield* wrongTypes(deck);
  }
  yield* ambiguousIn(overlays);
}

/** The box's cards that can be changed, with the deck that each is in. */
function changeableCards(): Map<string, DeckDefinition> {
  const named = namedInBox();
  return new Map(
    decksOfBox()
      .filter(({ kind }) => CHANGED[kind])
      .flatMap((deck) =>
        deck.cards
          .filter(({ id, type }) => !FIXED.has(type) && !named.has(id))
          .map(({ id }): [string, DeckDefinition] => [id, deck]),
      ),
  );
}

/** Every text in the box but the names that things have themselves: what it names has to be there. */
function namedInBox(): ReadonlySet<string> {
  const named = new Set<string>();
  const collect = (part: unknown, name?: string): void => {
    // An upgrade takes the place of what is played (AQ-284).
    if (name === 'id' || name === 'replaces') return;
    if (typeof part === 'string') named.add(part);
    else if (Array.isArray(part)) for (const one of part) collect(one);
    else if (typeof part === 'object' && part !== null) {
      for (const [property, inner] of Object.entries(part)) collect(inner, property);
    }
  };
  collect([decksOfBox(), storiesOfBox()]);
  return named;
}

/** A card that is played in place of another is of its sort, and there are as many of it. */
function* unlike({ instead = {} }: Overlay, own: readonly CardDefinition[]): Iterable<PackRemark> {
  for (const [replaced, id] of Object.entries(instead)) {
    const before = definition(replaced);
    const card = own.find((one) => one.id === id) as CardDefinition;
    for (const property of ['type', 'hero', 'slot'] as const) {
      const [expected = 'none', given = 'none'] = [before[property], card[property]];
      if (given === expected) continue;
      const args = { card: id, replaced, property, expected, given };
      yield { id, what: [{ key: 'altar-quest.packs.overlay.other-property', args }] };
    }
    if (numberOf(card) === numberOf(before)) continue;
    const args = { card: id, replaced, written: numberOf(before) };
    yield { id, what: [{ key: 'altar-quest.packs.overlay.other-number', args }] };
  }
}

/** How many there are of a card, as it is written. */
const numberOf = ({ copies, colours }: CardDefinition): string =>
  colours ? `"colours": ${JSON.stringify(colours)}` : `"copies": ${copies ?? 1}`;

/** Each deck keeps a card of every type that it has, and where its size counts all of them. */
function* missing({ id, without = [] }: Overlay): Iterable<PackRemark> {
  const decks = changeableCards();
  for (const card of without) {
    const deck = decks.get(card);
    if (!deck || CHANGED[deck.kind] !== 'instead-only') continue;
    const args = { id, card, deck: deck.id };
    yield { id, what: [{ key: 'altar-quest.packs.overlay.fixed-size', args }] };
  }
  for (const deck of new Set(without.map((card) => decks.get(card)))) {
    const cards = deck?.cards ?? [];
    const left = cards.filter((card) => !without.includes(card.id)).map(({ type }) => type);
    for (const type of new Set(cards.map((card) => card.type))) {
      if (left.includes(type)) continue;
      const args = { id, type, deck: deck?.id ?? '' };
      yield { id, what: [{ key: 'altar-quest.packs.overlay.no-type-left', args }] };
    }
  }
}

function* wrongTypes({ id: deck, kind, cards }: DeckDefinition): Iterable<PackRemark> {
  for (const { id, type } of cards) {
    if (SHARED[kind]?.includes(type)) continue;
    const args = { deck, card: id, type };
    const names = [...(SHARED[kind] ?? [])];
    yield {
      id,
      what: [
        { key: 'altar-quest.packs.overlay.other-type', args },
        { key: 'packs.may-be', args: { names } },
      ],
    };
  }
}

/** Cards in decks for overlays that no overlay plays. */
export function* remarksOnOverlays({
  decks = [],
  overlays = [],
}: AltarQuestContent): Iterable<PackRemark> {
  const played = new Set(overlays.flatMap(({ instead = {} }) => Object.values(instead)));
  for (const { kind, cards } of decks) {
    if (kind !== 'overlay') continue;
    for (const { id } of cards) {
      if (!played.has(id)) {
        yield { id, what: [{ key: 'packs.overlay.unnamed' }] };
      }
    }
  }
}
