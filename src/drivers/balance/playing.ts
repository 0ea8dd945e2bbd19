import type { SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import { type GameRules, perSeatOf, type SeatSetup } from '../../kernel/game.ts';
import { type RandomState, seedRandom, shuffle } from '../../kernel/random.ts';
import { choiceOf, type Players, type Policy } from '../policies.ts';
import { seedOf } from '../seeds.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

/** What one game contributes. */
export interface Played {
  seats: SeatSetup[];
  /** In turn order. */
  order: SeatId[];
  policies: { [seat: SeatId]: Policy };
  winners: SeatId[];
  /** Why it ended; null when it did not. */
  reason: string | null;
  turns: number;
  choices: number;
  /** How often each seat has used each card. */
  used: { [seat: SeatId]: { [card: string]: number } };
}

export interface Wanted {
  seed: number;
  players: number;
  policies: readonly Policy[];
  playouts: number;
}

/** Plays one game with characters dealt at random, and policies that change seats from game to game. */
export function playOne(rules: GameRules, game: number, wanted: Wanted): Played {
  const random = seedRandom(seedOf(wanted.seed, game, 'choices'));
  const seats = dealCharacters(rules, wanted.players, random);
  const policies = rotated(seats, wanted.policies, game);
  const players: Players = { policies, playouts: wanted.playouts };
  const { match } = rules.setup({ seats, options: {}, seed: seedOf(wanted.seed, game, 'match') });
  const used: Played['used'] = {};
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = choiceOf(rules, match, players, random);
    const decision = match.open.find(({ id }) => id === choice.decision);
    for (const option of decision?.options ?? []) {
      if (!choice.options.includes(option.id)) continue;
      for (const card of rules.statistics?.used(option) ?? []) note(used, choice.seat, card);
    }
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  return {
    seats,
    order: rules.statistics?.order(match) ?? match.seats,
    policies,
    winners: match.outcome?.winners ?? [],
    reason: match.outcome?.reason ?? null,
    turns: rules.statistics?.turns(match) ?? match.inputs / match.seats.length,
    choices: match.inputs,
    used,
  };
}

function dealCharacters(rules: GameRules, players: number, random: RandomState): SeatSetup[] {
  const { offers, perSeat } = rules.lobby.characters;
  const each = Math.max(perSeatOf(rules.lobby, players).min, Math.min(1, perSeat.max));
  const dealt = shuffle(
    random,
    offers.map(({ id }) => id),
  );
  return Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: dealt.slice(index * each, (index + 1) * each),
  }));
}

function rotated(
  seats: readonly SeatSetup[],
  policies: readonly Policy[],
  game: number,
): Played['policies'] {
  const named = seats.map((_, index) => policies[index] ?? policies.at(-1) ?? 'steady');
  return Object.fromEntries(
    seats.map(({ seat }, index) => [seat, named[(index + game) % named.length] ?? 'steady']),
  );
}

function note(used: Played['used'], seat: SeatId, card: string): void {
  used[seat] ??= {};
  used[seat][card] = (used[seat][card] ?? 0) + 1;
}
