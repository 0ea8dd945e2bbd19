import { expectedAmong, unlessAmong } from '../../../../kernel/nearest-names.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/library.ts';
import type { CardType } from '../cards/definition.ts';
import { allDecks, deckDefinition, definition, isCard } from '../cards/library.ts';
import { homeOf } from '../changes/piles.ts';
import { cardsInBox } from '../queries/box.ts';
import { cardsPlayed } from '../queries/deck-played.ts';
import { upgradesOf } from '../queries/upgrades.ts';
import type { AltarQuestState } from '../state.ts';
import { type CardId, definitionOf } from '../terms.ts';
import type { Layout } from './layout.ts';
import { type Placement, placementsIn } from './placements.ts';
import { besideReplaced } from './upgrades.ts';

/**
 * Anything that a layout names and that doesn't exist: rooms, doors, spaces, heroes, cards; cards where they
 * can't be, and cards in two places. One sentence each, preceded by the path if there is one.
 * @param state of the match to lay out, as it was dealt
 */
export function wrongReferences(layout: Layout, state: AltarQuestState): string[] {
  const placements = placementsIn(layout);
  return [
    ...wrongPlaces(layout, boardOf(state)),
    ...wrongHeroes(layout),
    ...wrongCards(placements, state),
    ...twice(placements),
    ...besideReplaced(placements, state),
  ];
}

function wrongPlaces(layout: Layout, board: Board): string[] {
  const rooms = board.rooms.map(({ id }) => id);
  const doors = board.doors.map(({ id }) => id);
  const { startRoom = rooms[0] as string, openDoors = [], features = {} } = layout;
  const { revealed = [startRoom] } = layout;
  const unknown = [
    ...unlessAmong('startRoom', startRoom, rooms),
    ...(layout.revealed ?? []).flatMap((room, index) =>
      unlessAmong(`revealed.${index}`, room, rooms),
    ),
  ];
  // Nothing can be said about places in non-existent rooms.
  if (unknown.length > 0) return unknown;
  return [
    ...(revealed[0] === startRoom ? [] : [`revealed: begins with the start room, ${startRoom}`]),
    ...openDoors.flatMap((door, index) => unlessAmong(`openDoors.${index}`, door, doors)),
    ...Object.keys(features).flatMap((room) => unlessAmong(`features.${room}`, room, revealed)),
    ...spacesIn(layout).flatMap(([path, space]) => wrongSpace(path, space, revealed, board)),
  ];
}

function wrongSpace(path: string, space: string, shown: string[], { rooms }: Board): string[] {
  const room = rooms.find(({ spaces }) => spaces.includes(space));
  if (!room)
    return [
      `${path}: a space of the board, ${expectedAmong(
        rooms.flatMap((one) => one.spaces),
        space,
      )}`,
    ];
  if (shown.includes(room.id)) return [];
  return [`${path}: ${space} is in ${room.id}, which is not revealed (${shown.join(', ')} is)`];
}

function spacesIn({ heroes, enemies = {}, allies = {}, cards = {} }: Layout): [string, string][] {
  const list = (spaces: string | readonly string[] = []) => [spaces].flat();
  return [
    ...Object.entries(heroes).map(([id, { at }]): [string, string] => [`heroes.${id}.at`, at]),
    ...[...Object.entries(enemies), ...Object.entries(allies)].flatMap(([id, { at }]) =>
      list(at).map((space): [string, string] => [
        `${id in enemies ? 'enemies' : 'allies'}.${id}.at`,
        space,
      ]),
    ),
    ...Object.entries(cards).flatMap(([id, { spaces }]) =>
      list(spaces).map((space): [string, string] => [`cards.${id}.spaces`, space]),
    ),
  ];
}

function wrongHeroes({
  heroes,
  active,
  enemies = {},
  allies = {},
  cards = {},
  heroDecks = {},
}: Layout): string[] {
  const ids = Object.keys(heroes);
  const named: [string, string | undefined][] = [
    ['active', active],
    ...Object.keys(heroDecks).map((id): [string, string] => [`heroDecks.${id}`, id]),
    ...Object.entries({ enemies, allies, cards }).flatMap(([field, by]) =>
      Object.entries(by).map(([card, { hero }]): [string, string | undefined] => [
        `${field}.${card}.hero`,
        hero,
      ]),
    ),
  ];
  return named.flatMap(([path, id]) => (id === undefined ? [] : unlessAmong(path, id, ids)));
}

function wrongCards(placements: readonly Placement[], state: AltarQuestState): string[] {
  const known = cardsAtHand(state);
  return placements.flatMap(({ path, card, place, of }) => {
    if (!known.has(card)) return [`${path}: ${whyUnknown(card, known)}`];
    const why = misplaced(card, place, of, state);
    return why === null ? [] : [`${path}: ${why}, not ${card} (${definition(card).type})`];
  });
}

/** Every card that this match has or may take from the box. */
function cardsAtHand({
  heroes,
  decks,
  questArea,
  villainArea,
  options,
}: AltarQuestState): Set<CardId> {
  const piles = [...Object.values(decks), ...heroes.map(({ deck }) => deck)];
  return new Set([
    ...piles.flatMap(({ draw, discard }) => [...draw, ...discard]),
    ...heroes.flatMap(({ hand, area, threats }) => [...hand, ...area, ...threats]),
    ...questArea,
    ...villainArea,
    ...cardsInBox('ally'),
    ...cardsInBox('rival'),
    ...cardsInBox('enemy-upgrade'),
    ...cardsInBox('equipment'),
    ...cardsPlayed(deckDefinition('altars'), options),
    ...heroes.flatMap(({ id }) => upgradesOf(id)),
  ]);
}

function whyUnknown(card: string, known: ReadonlySet<CardId>): string {
  const copies = [...known].filter((one) => definitionOf(one) === definitionOf(card)).sort();
  if (copies.length > 0)
    return `one of its copies, ${copies.join(', ')}, not ${JSON.stringify(card)}`;
  const deck = allDecks().find(({ cards }) => cards.some(({ id }) => id === definitionOf(card)));
  if (isCard(card) && deck) return `${card} is of the deck ${deck.id}, which is not in this match`;
  return `a card of this match, ${expectedAmong([...known], card)}`;
}

/** Which types of cards can be there. */
const TYPES: { readonly [Place in Placement['place']]?: readonly CardType[] } = {
  enemy: ['minion', 'trap', 'lurker', 'rival', 'villain', 'quarry'],
  ally: ['ally'],
  'enemy upgrade': ['enemy-upgrade'],
  feature: ['feature', 'altar-found', 'altar'],
  altar: ['altar'],
  'threat area': ['minion', 'trap', 'lurker', 'rival', 'threat-event'],
  'villain area': ['villain-ongoing', 'villain'],
  'quest area': ['quest', 'quest-rules', 'quarry'],
};

/** What a card would have to be in order to be there; null if it may. */
function misplaced(
  card: CardId,
  place: Placement['place'],
  of: string | undefined,
  state: AltarQuestState,
): string | null {
  const { type, hero } = definition(card);
  const types = TYPES[place];
  if (types && !types.includes(type)) return types.join(' or ');
  if (place === 'threat area' && type === 'threat-event' && !definition(card).stays) {
    return 'an event that stays';
  }
  if (types) return null;
  if (place === 'play area') return liesBefore(card, of) ? null : `a card that lies before ${of}`;
  if (place === 'hand' || place === 'hero deck') {
    const fits = hero === of && ['action', 'feat', 'reaction'].includes(type);
    return fits ? null : `an action, feat or reaction of ${of}`;
  }
  if (place !== 'deck') return null;
  const home = state.decks[of as keyof AltarQuestState['decks']];
  return homeOf(state, card) === home ? null : `a card of the ${of} deck`;
}

/** Characters, Equipment, Ongoing cards, allies and finds are in a hero's play area (AQ-041, AQ-106). */
function liesBefore(card: CardId, of: string | undefined): boolean {
  const { type, hero, ongoing } = definition(card);
  if (hero !== undefined && hero !== of) return false;
  return ongoing === true || ['character', 'equipment', 'consumable', 'ally'].includes(type);
}

/** The place of a figure's card may also be given, and a feature may be the altar. */
const TOGETHER: readonly (readonly [Placement['place'], Placement['place']])[] = [
  ['enemy', 'threat area'],
  ['enemy', 'villain area'],
  ['enemy', 'quest area'],
  ['ally', 'play area'],
  ['feature', 'altar'],
  ['attached', 'host'],
];

function twice(placements: readonly Placement[]): string[] {
  return placements.flatMap((one, index) => {
    const other = placements.slice(0, index).find((earlier) => clash(earlier, one));
    return other ? [`${one.path}: ${one.card} is laid out twice, at ${other.path} as well`] : [];
  });
}

const clash = (one: Placement, other: Placement): boolean =>
  one.card === other.card &&
  one.place !== 'tokens' &&
  other.place !== 'tokens' &&
  !TOGETHER.some(
    ([a, b]) => (one.place === a && other.place === b) || (one.place === b && other.place === a),
  );
