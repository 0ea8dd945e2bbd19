import { isInBox, packOf } from '../../../kernel/packs.ts';
import type { DeckDefinition } from '../rules/cards/definition.ts';
import { allDecks, definition } from '../rules/cards/library.ts';
import type { MatchOptions } from '../rules/options.ts';
import { cardsPlayed } from '../rules/queries/deck-played.ts';
import { cardsWith } from '../rules/queries/upgrades.ts';
import type { CardId, HeroId, RoomId } from '../rules/terms.ts';
import type { AltarQuestView, CardView, HeroView } from '../rules/view.ts';

/** Where a card that a viewer sees lies. Words: `altar-quest.whereabouts.place.<in>`. */
export type Place =
  | { in: 'hand' | 'area' | 'threats' | 'hero-discard'; hero: HeroId }
  | { in: 'quest' | 'villain' | 'upgrades' | 'reference' | 'gone' }
  | { in: 'room'; room: RoomId }
  | { in: 'attached'; host: CardId }
  | { in: 'discard'; deck: SharedDeck };

export type SharedDeck = keyof AltarQuestView['piles'];

export interface SeenCard {
  card: CardId;
  place: Place;
}

/** Every card that the viewer sees, with its place. */
export const cardsInSight = (view: AltarQuestView): SeenCard[] => [
  ...view.heroes.flatMap(cardsOfHero),
  ...lying(view.questArea, { in: 'quest' }),
  ...lying(view.villainArea, { in: 'villain' }),
  ...lying(view.enemyUpgrades, { in: 'upgrades' }),
  ...view.features.flatMap(({ card, room, attached }) => [
    { card, place: { in: 'room', room } as const },
    ...attachedTo(card, attached),
  ]),
  ...sharedDecks(view).flatMap((deck) => at(view.discarded[deck], { in: 'discard', deck })),
  ...at(referenceCards(view), { in: 'reference' }),
  ...at(view.removed, { in: 'gone' }),
];

const cardsOfHero = ({ id: hero, hand, area, threats, discard }: HeroView): SeenCard[] => [
  ...at(hand ?? [], { in: 'hand', hero }),
  ...lying(area, { in: 'area', hero }),
  ...lying(threats, { in: 'threats', hero }),
  ...at(discard, { in: 'hero-discard', hero }),
];

const lying = (cards: readonly CardView[], place: Place): SeenCard[] =>
  cards.flatMap(({ card, attached }) => [{ card, place }, ...attachedTo(card, attached)]);

const attachedTo = (host: CardId, cards: readonly CardId[]): SeenCard[] =>
  at(cards, { in: 'attached', host });

const at = (cards: readonly CardId[], place: Place): SeenCard[] =>
  cards.map((card) => ({ card, place }));

/** They lie beside the threat deck and are never part of it (AQ-062). */
const referenceCards = (view: AltarQuestView): CardId[] =>
  decksPlayed(view)
    .flatMap((deck) => cardsPlayed(deck, view.options))
    .filter((card) => definition(card).type === 'threat-reference');

const sharedDecks = ({ piles }: AltarQuestView): SharedDeck[] => Object.keys(piles) as SharedDeck[];

/** Whether a deck of the table is among those of this match (AQ-008). */
function isPlayed(
  { id, kind }: DeckDefinition,
  { heroes, options, enemyUpgrades }: AltarQuestView,
): boolean {
  switch (kind) {
    case 'hero':
      return heroes.some((hero) => hero.id === id);
    case 'threat':
    case 'villain':
    case 'quest':
      return options[kind] === id;
    case 'ally':
      return (options.ally ?? 'none') !== 'none' && comesAlong(id, options);
    case 'rival':
      return (options.rivals ?? 'none') !== 'none' && comesAlong(id, options);
    case 'enemy-upgrade':
      return enemyUpgrades.some(({ card }) => isInBox(id) || packOf(card) === packOf(id));
    // Out of the box only in a campaign (AQ-051, AQ-269).
    case 'hero-upgrade':
    case 'equipment':
    case 'story':
      return false;
    default:
      return isInBox(id);
  }
}

/** Whether it is of the box, or of a pack from which something has been asked for by name. */
const comesAlong = (id: string, { quest, ally, rivals }: MatchOptions): boolean =>
  isInBox(id) || [quest, ally, rivals].some((one) => one && packOf(one) === packOf(id));

const decksPlayed = (view: AltarQuestView): DeckDefinition[] =>
  allDecks().filter((deck) => isPlayed(deck, view));

/** A deck of the match, and which of its cards the viewer can't see. */
export interface DeckInPlay {
  deck: DeckDefinition;
  /** Its cards in this match; a hero's deck includes upgrades (AQ-284). */
  cards: CardId[];
  /** Cards that lie face down. */
  left: number;
  /** Its cards in a hand that the viewer can't see. */
  held: number;
  /** Its cards that the viewer can't see, as the deck lists them; Equipment left behind is not among them. */
  unseen: CardId[];
  /** The discard pile, the top card last. */
  discarded: CardId[];
}

/**
 * The decks of the match, heroes' first. What is out of sight follows from what is in sight, so it reveals
 * nothing more.
 */
export function decksInPlay(view: AltarQuestView): DeckInPlay[] {
  const seen = new Set(cardsInSight(view).map(({ card }) => card));
  return decksPlayed(view).map((deck) => {
    const cards = cardsIn(deck, view);
    const unseen = cards.filter((card) => !seen.has(card) && definition(card).type !== 'equipment');
    return { deck, cards, ...pilesOf(deck, view), unseen };
  });
}

function cardsIn(deck: DeckDefinition, { heroes, options }: AltarQuestView): CardId[] {
  const hero = heroes.find(({ id }) => id === deck.id);
  return hero ? cardsWith(hero.id, hero.upgrades, options) : cardsPlayed(deck, options);
}

/** Whether cards are drawn from a deck; from the others, one card is taken when a match is laid out. */
export const hasPile = ({ kind }: DeckDefinition, view: AltarQuestView): boolean =>
  kind === 'hero' || sharedDecks(view).some((deck) => deck === kind);

function pilesOf(
  { id, kind }: DeckDefinition,
  view: AltarQuestView,
): Pick<DeckInPlay, 'left' | 'held' | 'discarded'> {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero) {
    const { deck: left, hand, handCount, discard: discarded } = hero;
    return { left, held: hand === null ? handCount : 0, discarded };
  }
  const shared = sharedDecks(view).find((deck) => deck === kind);
  return shared
    ? { left: view.piles[shared], held: 0, discarded: view.discarded[shared] }
    : { left: 0, held: 0, discarded: [] };
}
