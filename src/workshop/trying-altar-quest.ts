import type {
  CardDefinition,
  DeckDefinition,
} from '../games/altar-quest/rules/cards/definition.ts';
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
 * A position of Altar Quest in which a card can be tried at once: an enemy stands beside the heroes, an event lies on
 * top of its deck, a hero's card is in hand.
 */
export function tryingAltarQuest(deck: DeckDefinition, card: CardDefinition | null): Tried {
  if (BOX_ONLY.has(deck.kind)) return { refused: 'box-only' };
  const position = positionFor(deck, card);
  return position ? { position } : { refused: 'no-position' };
}

/** Decks that no game takes from a pack, so far. */
const BOX_ONLY: ReadonlySet<DeckDefinition['kind']> = new Set([
  'altar',
  'feature',
  'search',
  'lurker',
  'enemy-upgrade',
  'equipment',
  'story',
]);

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
    case 'consumable':
    case 'search-event':
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
