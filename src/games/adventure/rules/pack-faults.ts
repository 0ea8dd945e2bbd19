import { ambiguousIn, overlayFaults } from '../../../cards/overlays/faults.ts';
import type { Overlay } from '../../../cards/overlays/overlays.ts';
import { isInBox, type PackRemark, remark } from '../../../kernel/packs.ts';
import type { ChallengeDefinition, Definition } from './cards/definition.ts';
import { allDefinitions } from './cards/library.ts';
import { broughtBy, isChangeable } from './cards/overlays.ts';
import type { MapDefinition } from './map/definition.ts';
import { ENOUGH, startingQuestsIn, valorIn } from './map/enough.ts';
import { allMaps } from './map/library.ts';
import { spacesNamedBy } from './map/spaces-named.ts';
import { fits, laidOver } from './map/taking-part.ts';
import type { AdventureContent } from './packs.ts';
import { COLORS, type Color } from './terms.ts';

/** Ability cards that are in nobody's deck, cards that name spaces of no map, and overlays that can't be played with. */
export function* faultsOf(content: AdventureContent): Iterable<PackRemark> {
  yield* abilityFaults(content);
  yield* placeFaults(content);
  yield* overlayFaultsIn(content);
}

function* abilityFaults({ cards = [] }: AdventureContent): Iterable<PackRemark> {
  const characters = new Set(cards.flatMap((one) => (one.type === 'character' ? one.id : [])));
  for (const card of cards) {
    if (card.type === 'ability' && !characters.has(card.character)) {
      yield {
        id: card.id,
        what: [{ key: 'adventure.packs.card.of-nobody', args: { character: card.character } }],
      };
    }
  }
}

/** Found before anything is registered: a card that names a space of no map could not be put into words. */
function* placeFaults({ cards = [], maps = [] }: AdventureContent): Iterable<PackRemark> {
  const those = maps.length > 0 ? maps : mapsOfBox();
  for (const card of cards) {
    const { places, keyLocations } = spacesNamedBy(card);
    const named = [...places, ...keyLocations];
    const isOn = ({ spaces }: MapDefinition) =>
      named.every((place) => spaces.some(({ id }) => id === place));
    if (named.length > 0 && !those.some(isOn)) {
      yield {
        id: card.id,
        what: [{ key: 'adventure.packs.card.of-no-map', args: { card: card.id, named } }],
      };
    }
  }
}

/** An overlay is played on the box's map, and on those of its pack. */
function* overlayFaultsIn(content: AdventureContent): Iterable<PackRemark> {
  const { cards = [], maps = [], overlays = [] } = content;
  const box = cardsOfBox();
  const all = [...box, ...cards];
  const own = changeable(cards);
  for (const overlay of overlays) {
    const unclear = [
      ...overlayFaults(overlay, { box: changeable(box), own, shared: own }),
      ...ambiguousIn([overlay]),
      ...unlikeFaults(overlay, all),
    ];
    yield* unclear;
    if (unclear.length > 0) continue;
    const played = [...mapsOfBox(), ...maps];
    for (const id of broughtBy(overlay)) {
      const card = cards.find((one) => one.id === id);
      if (card && !played.some((map) => fits(card, map, all)))
        yield remark('adventure.packs.overlay.fits-none', { id });
    }
    for (const map of played) yield* deckFaults(overlay, map, content);
  }
}

/** Cards that no match is played with, and decks that are much unlike what they were. */
export function remarksOn(content: AdventureContent): PackRemark[] {
  const { cards = [], maps = [], overlays = [] } = content;
  const brought = overlays.flatMap(broughtBy);
  // Cards of a pack are on its own maps, or where an overlay brings them.
  const unused = maps.length > 0 ? [] : cards.filter(({ id }) => !brought.includes(id));
  return [
    ...unused.flatMap(({ id, type }) =>
      type === 'character' || type === 'ability'
        ? []
        : [{ id, what: [{ key: 'adventure.packs.card.without-map' }] }],
    ),
    ...overlays.flatMap((overlay) =>
      mapsOfBox().flatMap((map) => deckRemarks(overlay, map, content)),
    ),
  ];
}

const cardsOfBox = (): Definition[] => allDefinitions().filter(({ id }) => isInBox(id));
const mapsOfBox = (): MapDefinition[] => allMaps().filter(({ id }) => isInBox(id));

const changeable = (cards: readonly Definition[]): string[] =>
  cards.filter(isChangeable).map(({ id }) => id);

/** A challenge card takes the place of one of its colour, a quest that of one of its set. */
function* unlikeFaults(
  { id, instead = {} }: Overlay,
  cards: readonly Definition[],
): Iterable<PackRemark> {
  const deckOf = (name: string): string | undefined => {
    const card = cards.find((one) => one.id === name);
    return card && (card.type === 'quest' ? card.set : card.type === 'challenge' ? card.color : '');
  };
  for (const [card, own] of Object.entries(instead)) {
    const [deck, other] = [deckOf(card), deckOf(own)];
    if (deck && other && deck !== other)
      yield remark('adventure.packs.overlay.other-deck', { id, card, own, deck, other });
  }
}

/** The cards that would take part on a map, with an overlay or without. */
function cardsOn(map: MapDefinition, overlay: Overlay | null, content: AdventureContent) {
  const { cards = [], maps = [], overlays = [] } = content;
  const all = [...cardsOfBox(), ...cards];
  const brought = overlays.flatMap(broughtBy);
  const usual = maps.includes(map) ? all.filter(({ id }) => !brought.includes(id)) : cardsOfBox();
  const find = (id: string) => all.find((card) => card.id === id) as Definition;
  return (overlay ? laidOver(usual, overlay, find) : usual).filter((card) => fits(card, map, all));
}

function* deckFaults(
  overlay: Overlay,
  map: MapDefinition,
  content: AdventureContent,
): Iterable<PackRemark> {
  const cards = cardsOn(map, overlay, content);
  const given = { id: overlay.id, map: map.id };
  const starting = startingQuestsIn(cards);
  const valor = valorIn(cards);
  if (starting < ENOUGH.startingQuests) {
    yield remark('adventure.packs.overlay.few-quests', {
      ...given,
      count: starting,
      needed: ENOUGH.startingQuests,
    });
  }
  if (valor < ENOUGH.valor) {
    yield remark('adventure.packs.overlay.little-valor', {
      ...given,
      count: valor,
      needed: ENOUGH.valor,
    });
  }
  for (const color of COLORS) {
    if (encountersIn(cards, color) === 0)
      yield remark('adventure.packs.overlay.no-encounter', { ...given, color });
  }
}

/** The part by which a deck may grow or shrink without a remark. */
const MOST_UNLIKE = 0.25;

function deckRemarks(overlay: Overlay, map: MapDefinition, content: AdventureContent) {
  const cards = cardsOn(map, overlay, content);
  const usual = cardsOn(map, null, content);
  return COLORS.flatMap((color) => {
    const [now, before] = [encountersIn(cards, color), encountersIn(usual, color)];
    return Math.abs(now - before) > MOST_UNLIKE * before
      ? [
          remark('adventure.packs.overlay.other-size', {
            id: overlay.id,
            color,
            count: now,
            usual: before,
          }),
        ]
      : [];
  });
}

const encountersIn = (cards: readonly Definition[], color: Color): number =>
  cards.filter(
    (card): card is ChallengeDefinition =>
      card.type === 'challenge' && card.color === color && card.front.face === 'encounter',
  ).length;
