import { copiesOf } from '../../../cards/library.ts';
import { perSeatOf } from '../../../kernel/lobby.ts';
import type { Match } from '../../../kernel/match.ts';
import { type Beginning, beginMatch, dealMatch } from '../../../kernel/new-match.ts';
import { below, type RandomState, shuffle } from '../../../kernel/random.ts';
import type { MatchSetup, SeatSetup } from '../../../kernel/setup.ts';
import type { ChapterOf } from '../../../kernel/vocabulary.ts';
import { definition, powersOf } from './cards/library.ts';
import { cardsWith, standingFor } from './cards/overlays.ts';
import { CONTENT } from './content.ts';
import { LOBBY } from './lobby.ts';
import { type MatchOptions, readOptions } from './options.ts';
import { PROCEDURES } from './procedures/index.ts';
import { hasPower } from './queries/realms.ts';
import { LIMITS, RULINGS } from './rulings.ts';
import type { Altar, AltarState, Player, Realm } from './state.ts';
import { type CardId, type FollowerId, followerOf, type GodId } from './terms.ts';

/**
 * Lays out a match up to its first question (AL-007 to AL-021). Throws a RangeError for a setup that
 * the lobby would not offer.
 */
export const setupMatch = (setup: MatchSetup) => beginMatch(beginning([]), setup);

/** The same before anything has been told, with followers beside those of the box in the deck. */
export const dealtMatch = (setup: MatchSetup, added: readonly FollowerId[]): Match<AltarState> =>
  dealMatch(beginning(added), setup).match;

const beginning = (added: readonly FollowerId[]): Beginning<AltarState> => ({
  gameId: 'altar',
  content: CONTENT,
  procedures: PROCEDURES,
  first: 'match',
  layOut({ seats, options }, random) {
    checkSeats(seats);
    return {
      state: layOut(random, seats, readOptions(options), added),
      chapter: { id: 'setup', title: { key: 'chapter.setup' } } satisfies ChapterOf<Altar>,
      data: { next: 0 },
    };
  },
});

function checkSeats(seats: readonly SeatSetup[]): void {
  const { min, max } = LOBBY.seats;
  if (seats.length < min || seats.length > max) {
    throw new RangeError(`A match has ${min} to ${max} players, not ${seats.length}.`);
  }
  const gods = seats.flatMap(({ characters }) => characters);
  if (new Set(gods).size !== gods.length) throw new RangeError('A god is played only once.');
  for (const { seat, characters } of seats) {
    const { min: least, max: most } = perSeatOf(LOBBY, seats.length);
    if (characters.length < least || characters.length > most) {
      throw new RangeError(`${seat} has ${characters.length} gods.`);
    }
  }
  for (const god of gods) powersOf(god);
}

function layOut(
  random: RandomState,
  seats: readonly SeatSetup[],
  options: MatchOptions,
  added: readonly FollowerId[],
): AltarState {
  const count = seats.length;
  const dealt = LIMITS.dealt[count] as number;
  const deck = shuffle(random, followerDeck(count, { options, added }));
  const draw = (): CardId[] => deck.splice(deck.length - dealt).reverse();
  const order = inTurnOrder(random, seats, options);
  const players = order.map(({ seat }): Player => ({ seat, hand: draw(), influences: [] }));
  return {
    options,
    ...(added.length > 0 ? { added: [...added] } : {}),
    round: 0,
    players,
    realms: order.flatMap(({ seat, characters }) =>
      characters.map((god): Realm => newRealm(god, seat)),
    ),
    row: draw(),
    rowSize: dealt,
    deck,
    discard: [],
    shrines: LIMITS.shrineTiles[count] as number,
    built: 0,
    turn: null,
    playing: null,
    looking: null,
    ending: null,
    passes: 0,
  };
}

/** What a match's deck is made of: what its overlay makes of the box, and what a scenario has added. */
interface Dealt {
  readonly options: Pick<MatchOptions, 'overlay'>;
  readonly added?: readonly FollowerId[];
}

/**
 * The deck without the Priestesses that go back to the box (AL-007 to AL-009, AL-018, AL-C3), or those who stand
 * for them (L-30).
 */
export function followerDeck(players: number, { options, added = [] }: Dealt): CardId[] {
  const cards = cardsWith(options.overlay);
  const removed = RULINGS.priestessesRemoved[players] ?? 0;
  const priestess = standingFor('priestess', options.overlay);
  const priestesses = cards.filter((card) => followerOf(card) === priestess).slice(0, removed);
  const more = added.flatMap((id) => copiesOf(id, definition(id).copies));
  return [...cards.filter((card) => !priestesses.includes(card)), ...more];
}

/** AL-010, AL-011, AL-019. */
function newRealm(god: GodId, seat: string): Realm {
  const active = hasPower(god, 'starts-active') ? 1 : 0;
  return {
    god,
    seat,
    active,
    inactive: 1 - active,
    shrines: 0,
    lastShrine: 0,
    worshippers: [],
    completed: false,
  };
}

/** Clockwise from the first player: the Ancient God's, else the one named, else anybody (AL-012, L-14). */
function inTurnOrder(
  random: RandomState,
  seats: readonly SeatSetup[],
  { firstPlayer }: MatchOptions,
): SeatSetup[] {
  const drawn = below(random, seats.length);
  const eldest = seats.findIndex(({ characters }) =>
    characters.some((god) => hasPower(god, 'begins')),
  );
  const named = seats.findIndex(({ seat }) => seat === firstPlayer);
  const first = eldest >= 0 ? eldest : named >= 0 ? named : drawn;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
