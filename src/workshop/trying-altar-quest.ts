import type { Overlay } from '../cards/overlays/overlays.ts';
import { createBoard } from '../games/altar-quest/rules/board/board.ts';
import type {
  CardDefinition,
  DeckDefinition,
} from '../games/altar-quest/rules/cards/definition.ts';
import { allDecks } from '../games/altar-quest/rules/cards/library.ts';
import type { AltarQuestContent, BoardDrawing } from '../games/altar-quest/rules/packs.ts';
import type { Thing } from './things.ts';
import type { Tried, TryingPosition } from './tried.ts';

/** Two heroes with a fight before them and a closed door beside them; whatever is tried comes in addition. */
const BASE = {
  game: 'altar-quest',
  startRoom: 'room-12',
  revealed: ['room-12', 'room-16'],
  openDoors: ['door-21'],
  features: { 'room-16': 'bookshelf' },
  altar: 'burning-altar',
  pool: ['wathe', 'volkris', 'brase', 'lowek', 'aluna'],
  round: 3,
  supply: 3,
  seats: { myreen: 'author', sedrin: 'author' },
};
const NEAR = ['R18', 'Q16', 'S18', 'R15'];
const HEROES = { myreen: 'R17', sedrin: 'S16' };

/** The physical card that is laid out first. */
const firstCopy = ({ id, colours, copies = 1 }: CardDefinition): string =>
  colours?.[0] ? `${id}.${colours[0]}` : copies > 1 ? `${id}.1` : id;

/**
 * A position of Altar Quest in which something can be tried at once: an enemy stands beside the heroes, an event lies
 * on top of its deck, a hero's card is in hand, a house rule holds, heroes stand on a board.
 * @param outer what stands in the list of the game's content
 * @param card the id of a deck's card that is open; null for the deck itself
 */
export function tryingAltarQuest(
  outer: Thing,
  list: string,
  card: string | null,
  { overlays = [] }: AltarQuestContent,
): Tried {
  switch (list) {
    case 'boards':
      return { position: onBoard(outer as unknown as BoardDrawing) };
    case 'overlays':
      return { position: withOverlay(outer as unknown as Overlay) };
    case 'decks':
      return inDeck(outer as unknown as DeckDefinition, card, overlays);
    default:
      return { refused: 'campaign-only' };
  }
}

/** Decks that come out of the box in campaigns only (AQ-051, AQ-269). */
const CAMPAIGN_ONLY: readonly DeckDefinition['kind'][] = ['enemy-upgrade', 'equipment', 'story'];

/** Decks of which matches take part by an overlay only. */
const BY_OVERLAY: readonly DeckDefinition['kind'][] = [
  'altar',
  'feature',
  'search',
  'lurker',
  'overlay',
];

function inDeck(deck: DeckDefinition, id: string | null, overlays: readonly Overlay[]): Tried {
  if (CAMPAIGN_ONLY.includes(deck.kind)) return { refused: 'campaign-only' };
  const card = deck.cards.find((one) => one.id === id) ?? null;
  const position = positionFor(deck, card);
  if (!position) return { refused: 'no-position' };
  if (!BY_OVERLAY.includes(deck.kind)) return { position };
  const overlay = overlays.find(({ also = [], instead = {} }) =>
    deck.kind === 'overlay'
      ? Object.values(instead).includes((card ?? deck.cards[0])?.id ?? '')
      : also.includes(deck.id),
  );
  if (!overlay) return { refused: 'by-overlay' };
  return { position: { ...position, options: withOverlay(overlay).options } };
}

/** The heroes' fight under a house rule, against the decks that it changes. */
function withOverlay({ id, without = [], instead = {} }: Overlay) {
  const changed = [...without, ...Object.keys(instead)];
  const decks = allDecks().filter(({ cards }) => cards.some((card) => changed.includes(card.id)));
  const chosen = decks.filter(({ kind }) => ['threat', 'villain', 'quest'].includes(kind));
  const options = Object.fromEntries(chosen.map((deck) => [deck.kind, deck.id]));
  return { ...BASE, options: { ...options, overlay: id }, heroes: heroesWith({}) };
}

/** The heroes in a board's first room. */
function onBoard({ id, drawing }: BoardDrawing): TryingPosition {
  const [room] = createBoard(id, drawing.join('\n')).rooms;
  const free = room?.spaces.filter((space) => !room.feature.four.includes(space)) ?? [];
  return {
    game: 'altar-quest',
    options: { board: id },
    startRoom: room?.id,
    revealed: [room?.id],
    heroes: { myreen: { at: free[0], focus: 2 }, sedrin: { at: free[1], focus: 1 } },
    seats: BASE.seats,
    supply: 3,
  };
}

function positionFor(deck: DeckDefinition, card: CardDefinition | null): TryingPosition | null {
  const tried = card ?? deck.cards[0];
  if (!tried) return null;
  const copy = firstCopy(tried);
  const options =
    deck.kind === 'threat' || deck.kind === 'villain' || deck.kind === 'quest'
      ? { [deck.kind]: deck.id }
      : {};
  const position = { ...BASE, options, heroes: heroesWith({}) };
  if (deck.kind === 'ally') {
    const allies = { [copy]: { at: 'R18', hero: 'myreen' } };
    return { ...position, options: { ally: tried.id }, enemies: RAIDER, allies };
  }
  switch (tried.type) {
    case 'minion':
    case 'trap':
    case 'lurker':
    case 'rival':
      return {
        ...position,
        options: deck.kind === 'rival' ? { rivals: tried.id } : options,
        enemies: Object.fromEntries(
          [copy, ...others(deck, tried)].map((one, at) => [one, { at: NEAR[at], hero: 'myreen' }]),
        ),
      };
    case 'villain':
      return { ...position, villain: 'spawned', enemies: { [copy]: { at: NEAR[0] } } };
    case 'threat-event':
      return tried.stays
        ? { ...position, heroes: heroesWith({ threats: [copy] }) }
        : { ...position, tops: { threat: [copy] } };
    case 'villain-event':
      return { ...position, tops: { villain: [copy] }, turn: 'villain' };
    case 'villain-ongoing':
      return { ...position, villainArea: [copy] };
    case 'quest':
      return { ...position, tops: { quest: [copy] } };
    case 'feature':
      return { ...position, features: { 'room-16': copy } };
    case 'altar':
      return { ...position, altar: copy };
    case 'search-event':
      return { ...position, tops: { search: [copy] } };
    case 'consumable':
    case 'action':
    case 'feat':
    case 'reaction':
    case 'character':
    case 'equipment':
      return withHero(position, deck, tried);
    default:
      return deck.kind in options || deck.kind === 'threat' ? position : null;
  }
}

/** More minions of the deck, so that there is a fight. */
const others = (deck: DeckDefinition, { id, type }: CardDefinition): string[] =>
  deck.cards
    .filter((one) => type === 'minion' && one.type === 'minion' && one.id !== id)
    .map(firstCopy)
    .slice(0, 1);

const heroesWith = (more: object) => ({
  myreen: { at: HEROES.myreen, focus: 2, ...more },
  sedrin: { at: HEROES.sedrin, focus: 1 },
});

const RAIDER = { 'frox-raider.red': { at: NEAR[1], hero: 'myreen' } };

/** Whoever has the card stands before an enemy with it in hand. */
function withHero(position: TryingPosition, deck: DeckDefinition, tried: CardDefinition) {
  if (deck.kind === 'search') return { ...position, tops: { search: [firstCopy(tried)] } };
  const isUpgrade = deck.kind === 'hero-upgrade';
  const hero = isUpgrade ? tried.hero : deck.cards.find(({ type }) => type === 'character')?.id;
  if (hero === undefined || !(isUpgrade || deck.kind === 'hero')) return null;
  const isHeld = ['action', 'feat', 'reaction'].includes(tried.type);
  if (isUpgrade && !isHeld) return null;
  const other = hero === 'sedrin' ? 'myreen' : 'sedrin';
  return {
    ...position,
    heroes: {
      [hero]: { at: HEROES.myreen, focus: 2, ...(isHeld ? { hand: [firstCopy(tried)] } : {}) },
      [other]: { at: HEROES.sedrin, focus: 1 },
    },
    seats: { [hero]: 'author', [other]: 'author' },
    enemies: { 'frox-raider.red': { at: NEAR[0], hero } },
  };
}
