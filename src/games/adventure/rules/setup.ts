import { copiesOf } from '../../../cards/library.ts';
import { newDeck } from '../../../kernel/deck.ts';
import type { Match } from '../../../kernel/match.ts';
import { type Beginning, beginMatch, dealMatch } from '../../../kernel/new-match.ts';
import { below, type RandomState, shuffle } from '../../../kernel/random.ts';
import type { MatchSetup, SeatSetup } from '../../../kernel/setup.ts';
import type { ChapterOf } from '../../../kernel/vocabulary.ts';
import { abilityCards, characterDefinition, questDefinition } from './cards/library.ts';
import { newQuest } from './changes/quests.ts';
import { CONTENT } from './content.ts';
import { atlasOf } from './map/library.ts';
import { challengeCards, questCards, trophiesOn } from './map/taking-part.ts';
import { type MatchOptions, readMap, readOptions } from './options.ts';
import { PROCEDURES } from './procedures/index.ts';
import { LIMITS, RULINGS } from './rulings.ts';
import type { Adventure, AdventureState, Character } from './state.ts';
import { COLORS, type DefinitionId, DISCOVERIES, type TokenId } from './terms.ts';

/**
 * Lays out a match up to its first question (AD-001 to AD-011). Throws a RangeError for a setup that the
 * lobby would not offer.
 */
export const setupMatch = (setup: MatchSetup) => beginMatch(beginning([]), setup);

/** The same before anything has been told, with quests and challenge cards beside those of the map. */
export const dealtMatch = (
  setup: MatchSetup,
  added: readonly DefinitionId[],
): Match<AdventureState> => dealMatch(beginning(added), setup).match;

const beginning = (added: readonly DefinitionId[]): Beginning<AdventureState> => ({
  gameId: 'adventure',
  content: CONTENT,
  procedures: PROCEDURES,
  first: 'match',
  layOut(setup, random) {
    checkSeats(setup.seats);
    const options = readOptions(setup.options);
    const { order, rolls } = inTurnOrder(random, setup.seats, options);
    return {
      state: layOut(random, order, {
        options,
        map: readMap(setup.options),
        ...(added.length > 0 ? { added: [...added] } : {}),
      }),
      chapter: { id: 'setup', title: { key: 'chapter.setup' } } satisfies ChapterOf<Adventure>,
      data: { next: 0, rolls },
    };
  },
});

function checkSeats(seats: readonly SeatSetup[]): void {
  const { min, max } = LIMITS.players;
  if (seats.length < min || seats.length > max) {
    throw new RangeError(`A match has ${min} to ${max} players, not ${seats.length}.`);
  }
  const characters = seats.flatMap((seat) => seat.characters);
  if (new Set(characters).size !== characters.length) {
    throw new RangeError('A character is played only once.');
  }
  for (const { seat, characters: own } of seats) {
    if (own.length !== 1) throw new RangeError(`${seat} has ${own.length} characters.`);
  }
  for (const character of characters) characterDefinition(character);
}

/** AD-006, W-03: the highest die begins, tied players roll again; or the host names a seat. */
function inTurnOrder(
  random: RandomState,
  seats: readonly SeatSetup[],
  { firstPlayer }: MatchOptions,
): { order: readonly SeatSetup[]; rolls: [string, number][] } {
  const named = seats.findIndex(({ seat }) => seat === firstPlayer);
  const rolls: [string, number][] = [];
  let left = named < 0 ? [...seats] : seats.slice(named, named + 1);
  while (left.length > 1) {
    const thrown = left.map((seat) => ({ seat, die: below(random, LIMITS.star) + 1 }));
    for (const { seat, die } of thrown) rolls.push([seat.seat, die]);
    const best = Math.max(...thrown.map(({ die }) => die));
    left = thrown.filter(({ die }) => die === best).map(({ seat }) => seat);
  }
  const first = seats.findIndex(({ seat }) => seat === left[0]?.seat);
  return { order: [...seats.slice(first), ...seats.slice(0, first)], rolls };
}

function layOut(
  random: RandomState,
  order: readonly SeatSetup[],
  played: Pick<AdventureState, 'options' | 'map' | 'added'>,
): AdventureState {
  const { options, map } = played;
  const [city = ''] = atlasOf(map).cities;
  const challenges = COLORS.map(
    (color) => [color, { cards: shuffle(random, challengeCards(played, color)), seen: 0 }] as const,
  );
  const isFeasible = feasibility(order.length, options);
  const elite = shuffle(random, questCards(played, 'elite').filter(isFeasible));
  const starting = shuffle(random, questCards(played, 'starting').filter(isFeasible));
  const characters = order.map((seat) =>
    newCharacter(random, seat, starting.splice(0, LIMITS.startingQuests), city),
  );
  return {
    ...played,
    round: 0,
    characters,
    challenges: Object.fromEntries(challenges) as AdventureState['challenges'],
    elite,
    discoveries: shuffle(random, discoveryTokens()),
    box: [],
    placed: {},
    track: Array.from({ length: RULINGS.trackSlots }, () => null),
    global: null,
    locations: {},
    trophies: Object.fromEntries(trophiesOn(played).map(({ id, copies }) => [id, copies])),
    // AD-010: unused starting quests leave the game; so do quests that nobody could complete (W-40).
    removed: [
      ...starting,
      ...[...questCards(played, 'elite'), ...questCards(played, 'starting')].filter(
        (card) => !isFeasible(card),
      ),
    ],
    turn: null,
    combat: null,
    drawn: null,
    playing: [],
    looking: null,
  };
}

/**
 * W-40: whether a quest can be completed at all: not if it needs other characters and there are none, or
 * fights with them and those are off.
 */
const feasibility =
  (players: number, { characterCombat }: MatchOptions) =>
  (card: string): boolean =>
    questDefinition(card).tasks.every(({ task }) => {
      if (task === 'meet') return players > 1;
      return task !== 'wound' && task !== 'rout' ? true : players > 1 && characterCombat;
    });

/** AD-007 to AD-010. Where the figure stands is the first choice of the match (AD-011). */
function newCharacter(
  random: RandomState,
  { seat, characters: [id = ''] }: SeatSetup,
  quests: readonly string[],
  space: string,
): Character {
  const abilities = newDeck(random, abilityCards(id));
  const hand = abilities.draw.splice(abilities.draw.length - LIMITS.openingHand).reverse();
  return {
    seat,
    id,
    level: 'grey',
    side: 'starting',
    damage: 0,
    space,
    hand,
    abilities,
    bag: [],
    weapon: null,
    armor: null,
    kept: [],
    diseases: [],
    attached: [],
    quests: quests.map(newQuest),
    log: [],
    owes: 0,
    passedOver: [],
  };
}

/** All discovery tokens, two of each of the ten kinds. */
export const discoveryTokens = (): TokenId[] =>
  DISCOVERIES.flatMap((discovery) => copiesOf(discovery, LIMITS.tokensOfAKind));
