import type { GameRules } from '../kernel/game.ts';
import { perSeatOf } from '../kernel/lobby.ts';
import { isInBox } from '../kernel/packs.ts';
import { below, pick, type RandomState, seedRandom } from '../kernel/random.ts';
import type { MatchSetup, SeatSetup } from '../kernel/setup.ts';
import type { JudgedPlace } from './judged-place.ts';

export type Side = 'with' | 'without';

/** A game that companions play, one of many. */
export interface JudgedGame {
  setup: MatchSetup;
  /** Whose wins are counted, if players play against each other; null for nobody's in particular. */
  judgedSeat: string | null;
}

/** How many characters take part, if the game allows that: fewer take turns faster. */
const CHARACTERS = 2;

/** Options that are settled by lot: the decks of which every game is made up. */
const DECKS: ReadonlySet<string> = new Set(['threat', 'villain', 'quest']);

/**
 * Both sides of a game have the same number, and so the same decks, characters and dice.
 * @param side with what is judged, or with something of the box in its place
 */
export function tableFor(
  rules: GameRules,
  place: JudgedPlace,
  game: number,
  side: Side,
): JudgedGame {
  const random = seedRandom(game.toString(16).padStart(32, '0'));
  const own = side === 'with' ? place : null;
  const options = Object.fromEntries(
    rules.lobby.options
      .filter(({ id }) => DECKS.has(id) || (place.as === 'option' && id === place.option))
      .map(({ id, choices }) => {
        const lot = pick(random, choices.filter(isInBox));
        return [id, own?.as === 'option' && own.option === id ? own.id : lot];
      }),
  );
  const seats = seatsFor(rules, random, game, own?.as === 'character' ? own.id : null);
  const judged = place.as === 'character' && !rules.cooperative ? game % seats.length : null;
  const seed = (game + 1).toString(16).padStart(32, 'a');
  const setup = place.as === 'added' ? withAdded(rules, seats, own) : { seats, options };
  return {
    setup: { ...setup, seed },
    judgedSeat: judged === null ? null : (seats[judged]?.seat ?? null),
  };
}

/** Seats with characters of the box, by lot; one of the pack takes another seat in every game. */
function seatsFor(
  { lobby, cooperative }: GameRules,
  random: RandomState,
  game: number,
  own: string | null,
): SeatSetup[] {
  const box = lobby.characters.offers.map(({ id }) => id).filter(isInBox);
  const first = below(random, box.length);
  const turned = [...box.slice(first), ...box.slice(0, first)];
  const { min, max } = lobby.characters.inAll;
  const characters = turned.slice(0, Math.min(max, Math.max(min, CHARACTERS)));
  if (own !== null) characters[cooperative ? 0 : game % characters.length] = own;
  const together = Math.max(1, perSeatOf(lobby, lobby.seats.min).max);
  const seats = cooperative
    ? Math.max(lobby.seats.min, Math.ceil(characters.length / together))
    : characters.length;
  return Array.from({ length: seats }, (_, seat) => ({
    seat: `seat-${seat + 1}`,
    characters: characters.filter((_one, at) => at % seats === seat),
  }));
}

/** A new game into which a card is shuffled; without it the same game. */
function withAdded(
  { id, scenarios }: GameRules,
  seats: readonly SeatSetup[],
  own: JudgedPlace | null,
): Omit<MatchSetup, 'seed'> {
  const those = Object.fromEntries(
    seats.flatMap(({ characters }) => characters).map((one) => [one, {}]),
  );
  const read = scenarios?.read({
    [id === 'altar' ? 'gods' : 'characters']: those,
    ...(own ? { added: [own.id] } : {}),
  });
  if (!read || 'problems' in read)
    throw new Error(read?.problems.join('\n') ?? 'It can’t be added.');
  return read;
}
