import { newDeck } from '../../../kernel/deck.ts';
import { copyOf, type JsonObject, type Plain } from '../../../kernel/json.ts';
import { type Beginning, beginMatch, dealMatch } from '../../../kernel/new-match.ts';
import { type RandomState, shuffle } from '../../../kernel/random.ts';
import type { MatchSetup, SeatSetup } from '../../../kernel/setup.ts';
import type { ChapterOf } from '../../../kernel/vocabulary.ts';
import type { Brought, Earned } from './brought.ts';
import { deckDefinition, definition } from './cards/library.ts';
import { CONTENT } from './content.ts';
import { dealHero } from './deal-hero.ts';
import { shiftsOf } from './levels.ts';
import { LOBBY } from './lobby.ts';
import { type MatchOptions, readOptions } from './options.ts';
import { PROCEDURES } from './procedures/index.ts';
import { byLot, rivalsOffered } from './queries/box.ts';
import { cardsPlayed } from './queries/deck-played.ts';
import { LIMITS, RULINGS } from './rulings.ts';
import type { AltarQuest, AltarQuestState, Hero } from './state.ts';
import type { CardId, HeroId } from './terms.ts';

/**
 * Sets up a match up to its first question, the mulligans: decks shuffled, hands drawn (AQ-049 to AQ-069). What
 * comes after them in the rulebook's order, the altar, its dice and the start room, is drawn and rolled only
 * then: see `begin-match`. Throws a RangeError for a setup that the lobby would not offer.
 */
export const setupMatch = (setup: MatchSetup) => beginMatch(BEGINNING, setup);

/** The same before anything has been told or asked. */
export const dealtMatch = (setup: MatchSetup) => dealMatch(BEGINNING, setup).match;

const BEGINNING: Beginning<AltarQuestState> = {
  gameId: 'altar-quest',
  content: CONTENT,
  procedures: PROCEDURES,
  first: 'begin-match',
  layOut(setup, random) {
    checkSeats(setup.seats);
    return {
      state: layOut(random, setup),
      chapter: { id: 'setup', title: { key: 'chapter.setup' } } satisfies ChapterOf<AltarQuest>,
    };
  },
};

function checkSeats(seats: readonly SeatSetup[]): void {
  const heroes = seats.flatMap((seat) => seat.characters);
  const { inAll, perSeat, offers } = LOBBY.characters;
  if (heroes.length < inAll.min || heroes.length > inAll.max) {
    throw new RangeError(`A match has ${inAll.min} to ${inAll.max} heroes, not ${heroes.length}.`);
  }
  if (new Set(heroes).size !== heroes.length) throw new RangeError('A hero is played only once.');
  for (const { seat, characters } of seats) {
    if (characters.length < perSeat.min) throw new RangeError(`${seat} has no hero.`);
  }
  for (const hero of heroes) {
    if (!offers.some((offer) => offer.id === hero))
      throw new RangeError(`There is no hero ${hero}.`);
  }
}

function layOut(random: RandomState, setup: MatchSetup): AltarQuestState {
  const { seats } = setup;
  const options = readOptions(setup.options);
  const campaign = setup.brings && broughtIn(setup.brings);
  const heroes = seats.flatMap(({ seat, characters }) =>
    characters.map((hero) => createHero(random, hero, seat, options, campaign?.heroes[hero])),
  );
  const dealt = (deck: string) => cardsPlayed(deckDefinition(deck), options);
  const quest = without(dealt(options.quest), campaign?.aside ?? []);
  const rules = quest.filter((card) => definition(card).type === 'quest-rules');
  const quarries = quest.filter((card) => definition(card).type === 'quarry');
  const villain = dealt(options.villain);
  const schemes = villain.filter((card) => definition(card).type === 'villain');
  const threat = dealt(options.threat).filter(
    (card) => definition(card).type !== 'threat-reference',
  );
  return {
    options,
    round: 0,
    turn: 'heroes',
    active: null,
    heroes,
    supply:
      RULINGS.startingSupply +
      shiftsOf(options).supplyEach * heroes.length +
      (campaign?.supply ?? 0),
    altarPool: [],
    startRoom: '',
    revealed: [],
    openDoors: [],
    decks: {
      threat: newDeck(random, threat),
      villain: newDeck(random, without(villain, schemes)),
      quest: { draw: without(quest, [...rules, ...quarries]), discard: [] },
      feature: { draw: featureDeck(random, options), discard: [] },
      search: newDeck(random, dealt('search-cards')),
      lurker: { draw: lurkerDeck(random, options, campaign?.rivals), discard: [] },
    },
    altar: '',
    questArea: [...rules, ...quarries, ...(campaign?.storyCards ?? [])],
    villainArea: schemes,
    ...(campaign ? { enemyUpgrades: [...campaign.enemyUpgrades], campaign } : {}),
    features: {},
    cards: {},
    villain: 'scheme',
  };
}

/** The campaign's own value, of which the match keeps a copy. */
const broughtIn = (brings: JsonObject): Brought => copyOf(brings) as Plain<Brought>;

const without = (cards: readonly CardId[], others: readonly CardId[]): CardId[] =>
  cards.filter((card) => !others.includes(card));

function createHero(
  random: RandomState,
  id: HeroId,
  seat: string,
  options: MatchOptions,
  earned?: Earned,
): Hero {
  return {
    id,
    seat,
    at: '',
    damage: 0,
    focus: RULINGS.startingFocus,
    armor: RULINGS.startingArmor + (earned?.armor ?? 0),
    threat: 0,
    actions: LIMITS.actionsPerHero,
    movement: 0,
    acted: false,
    reacted: false,
    reveals: 0,
    ...dealHero(random, id, options, earned),
    threats: [],
  };
}

/**
 * Nine lurkers shuffled. Each rival is shuffled with three of them, and these packets go on top, in random
 * order (AQ-069, Q-37).
 */
function lurkerDeck(
  random: RandomState,
  options: MatchOptions,
  ofCampaign: readonly CardId[] = [],
): CardId[] {
  const lurkers = shuffle(random, cardsPlayed(deckDefinition('lurkers'), options));
  const room = Math.floor(lurkers.length / LIMITS.lurkersWithARival);
  const working = shuffle(random, [...ofCampaign]);
  const asked = rivalsAsked(random, options).filter((card) => !working.includes(card));
  const taken = [...working, ...asked].slice(0, room);
  if (taken.length === 0) return lurkers;
  const packets = taken.flatMap((rival) =>
    shuffle(random, [rival, ...lurkers.splice(-LIMITS.lurkersWithARival)]),
  );
  return [...lurkers, ...packets];
}

/** The rivals that the match's option means. */
function rivalsAsked(random: RandomState, { rivals = 'none', quest }: MatchOptions): CardId[] {
  if (rivals === 'none') return [];
  const offered = rivalsOffered(quest);
  const number = RIVALS_BY_LOT[rivals];
  return number === undefined
    ? offered.filter((card) => card === rivals)
    : shuffle(random, byLot(offered, quest)).slice(0, number);
}

const RIVALS_BY_LOT: { readonly [choice: string]: number } = { one: 1, two: 2, three: 3 };

/** All eight cards shuffled, or as many as an overlay makes them; or "Altar Found" with two others underneath the other five (AQ-066, AQ-067, C-01). */
function featureDeck(random: RandomState, options: MatchOptions): CardId[] {
  const cards = shuffle(random, cardsPlayed(deckDefinition('features'), options));
  if (options.altar === 'shuffled') return cards;
  const found = cards.filter((card) => definition(card).type === 'altar-found');
  const others = without(cards, found);
  return [...shuffle(random, [...found, ...others.slice(0, 2)]), ...others.slice(2)];
}
