import { answer } from '../../../kernel/engine.ts';
import {
  companionsMissing,
  dealtForFirstGame,
  optionsOfFirstGame,
} from '../../../kernel/first-game.ts';
import type { GameRules } from '../../../kernel/game.ts';
import { perSeatOf } from '../../../kernel/lobby.ts';
import { type RandomState, seedRandom, shuffle } from '../../../kernel/random.ts';
import type { SeatSetup } from '../../../kernel/setup.ts';
import type { Case } from '../../cases.ts';
import { choiceOf, type Policy } from '../../policies.ts';
import { seedOf } from '../../seeds.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

export interface WantedFirst {
  /** Who plays the people's seats. */
  policy: Policy;
  people: number;
  playouts: number | undefined;
  /** Options with other values than those of a first game. */
  options: Case['options'];
  seed: number;
}

/** What one first game contributes. */
export interface PlayedFirst {
  /** Whether a person wins, alone or with others. */
  won: boolean;
  /** Why it ended; null if it did not. */
  reason: string | null;
  rounds: number;
}

/**
 * Plays one game as the lobby's First game sets it up, people by one policy, companions `steady`. What it
 * leaves for companions to draw is drawn anew for each game. Throws a RangeError for a game without one.
 */
export function playFirstGame(rules: GameRules, game: number, wanted: WantedFirst): PlayedFirst {
  const { policy, people, playouts, seed } = wanted;
  const random = seedRandom(seedOf(seed, game, 'choices'));
  const { seats, options } = firstCase(rules, wanted, random);
  const policies = Object.fromEntries(
    seats.map(({ seat }, index) => [seat, index < people ? policy : ('steady' as const)]),
  );
  const { match } = rules.setup({ seats, options, seed: seedOf(seed, game, 'match') });
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = choiceOf(rules, match, { policies, playouts }, random);
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  const persons = seats.slice(0, people).map(({ seat }) => seat);
  return {
    won: match.outcome?.winners.some((seat) => persons.includes(seat)) ?? false,
    reason: match.outcome?.reason ?? null,
    rounds: rules.statistics?.turns(match) ?? 0,
  };
}

/** What the button sets up with this many people seated, as it is once the match has started. */
export function firstCase(
  { id, lobby, companion }: GameRules,
  { people, options }: Pick<WantedFirst, 'people' | 'options'>,
  random: RandomState,
): Case {
  const { firstGame: first } = lobby;
  if (!first) throw new RangeError(`${id} recommends no first game.`);
  const most = lobby.seats.max;
  if (people > most) throw new RangeError(`--players: at most ${most} play ${id}.`);
  const companions = companion ? companionsMissing(lobby, first, people) : 0;
  const isPerson = Array.from({ length: people + companions }, (_, seat) => seat < people);
  const seats = dealtForFirstGame(lobby, first, isPerson).map(
    (characters, index): SeatSetup => ({
      seat: `seat-${index + 1}`,
      characters,
    }),
  );
  const taken = seats.flatMap(({ characters }) => characters);
  const free = shuffle(
    random,
    lobby.characters.offers.map(({ id: one }) => one).filter((one) => !taken.includes(one)),
  );
  const { min } = perSeatOf(lobby, seats.length);
  for (const { characters } of seats) {
    if (characters.length < min) characters.push(...free.splice(0, min - characters.length));
  }
  return { seats, options: { ...optionsOfFirstGame(lobby, first), ...options } };
}
