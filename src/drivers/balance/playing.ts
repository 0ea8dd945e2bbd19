import { type Decision, formFor, type SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { GameRules } from '../../kernel/game.ts';
import { type Lobby, perSeatOf } from '../../kernel/lobby.ts';
import { type RandomState, seedRandom, shuffle } from '../../kernel/random.ts';
import type { SeatSetup } from '../../kernel/setup.ts';
import { sameStanding } from '../../kernel/standing.ts';
import { choiceOf, type Players, type Policy, policiesFor } from '../policies.ts';
import { seedOf } from '../seeds.ts';
import { noteAnswer, type Questions } from './questions.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

/** What one game contributes. */
export interface Played {
  seats: SeatSetup[];
  /** In turn order. */
  order: SeatId[];
  policies: { [seat: SeatId]: Policy };
  winners: SeatId[];
  /** Why it ended; null if it did not. */
  reason: string | null;
  turns: number;
  /**
   * Turns of all players; among them those in which a main action could only be passed, and those without a
   * card used.
   */
  playerTurns: { all: number; idle: number; empty: number };
  choices: number;
  /** How often each seat has used each card, or achieved what is on it. */
  used: { [seat: SeatId]: { [card: string]: number } };
  /** What was asked, and how it was answered. */
  questions: Questions;
  /** What people are not asked, because they have had a standing answer from the start. */
  answeredForGood: Questions;
}

export interface Wanted {
  seed: number;
  players: number;
  /** By how many seats the policies move on. */
  rotation: number;
  policies: readonly Policy[];
  playouts: number | undefined;
  /** Of the lobby; without one, its defaults. */
  options?: { [option: string]: string };
}

/** Every number of players for which there are enough characters. */
export const numbersOfPlayers = (lobby: Lobby): number[] => {
  const { min, max } = lobby.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (players) => players * charactersEach(lobby, players) <= lobby.characters.offers.length,
  );
};

/** As few characters for each player as the lobby allows, but at least one. */
const charactersEach = (lobby: Lobby, players: number): number =>
  Math.max(perSeatOf(lobby, players).min, Math.min(1, lobby.characters.perSeat.max));

/**
 * How many play the game with this number, and by how much the policies move on: each number of players rotates
 * separately, so that every policy comes to every seat of every number.
 */
export const seatingOf = (
  game: number,
  counts: readonly number[],
): Pick<Wanted, 'players' | 'rotation'> => ({
  players: counts[game % counts.length] as number,
  rotation: Math.floor(game / counts.length),
});

/** Plays one game with characters dealt at random, and policies that change seats from game to game. */
export function playOne(rules: GameRules, game: number, wanted: Wanted): Played {
  const random = seedRandom(seedOf(wanted.seed, game, 'choices'));
  const seats = dealCharacters(rules, wanted.players, random);
  const policies = policiesFor(
    seats.map(({ seat }) => seat),
    wanted.policies,
    wanted.rotation,
  );
  const players: Players = { policies, playouts: wanted.playouts };
  const { match } = rules.setup({
    seats,
    options: wanted.options ?? {},
    seed: seedOf(wanted.seed, game, 'match'),
  });
  const used: Played['used'] = {};
  const questions: Questions = {};
  const answeredForGood: Questions = {};
  const turns = { all: new Set<string>(), idle: new Set<string>(), busy: new Set<string>() };
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = choiceOf(rules, match, players, random);
    const decision = match.open.find(({ id }) => id === choice.decision);
    const turn = rules.statistics?.turn(match) ?? '';
    turns.all.add(turn);
    if (decision && rules.statistics?.idle(decision)) turns.idle.add(turn);
    if (decision) {
      const noted = isAnsweredForGood(rules, decision, choice.seat) ? answeredForGood : questions;
      noteAnswer(noted, decision, choice.options);
    }
    for (const option of decision?.options ?? []) {
      if (!choice.options.includes(option.id)) continue;
      for (const card of rules.statistics?.used(option) ?? []) {
        note(used, choice.seat, card);
        turns.busy.add(turn);
      }
    }
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  for (const [seat, cards] of Object.entries(rules.statistics?.achieved?.(match) ?? {})) {
    for (const card of cards) note(used, seat, card);
  }
  return {
    seats,
    order: rules.statistics?.order(match) ?? match.seats,
    policies,
    winners: match.outcome?.winners ?? [],
    reason: match.outcome?.reason ?? null,
    turns: rules.statistics?.turns(match) ?? match.inputs / match.seats.length,
    playerTurns: {
      all: turns.all.size,
      idle: turns.idle.size,
      empty: turns.all.size - turns.busy.size,
    },
    choices: match.inputs,
    used,
    questions,
    answeredForGood,
  };
}

/** Whether a table answers it in a person's name, unless they have said that they want to be asked. */
const isAnsweredForGood = ({ standing, usual = [] }: GameRules, decision: Decision, seat: SeatId) =>
  standing?.(formFor(decision, seat)).some((offer) =>
    usual.some((one) => sameStanding(one, offer)),
  ) ?? false;

function dealCharacters(rules: GameRules, players: number, random: RandomState): SeatSetup[] {
  const each = charactersEach(rules.lobby, players);
  const dealt = shuffle(
    random,
    rules.lobby.characters.offers.map(({ id }) => id),
  );
  return Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: dealt.slice(index * each, (index + 1) * each),
  }));
}

function note(used: Played['used'], seat: SeatId, card: string): void {
  used[seat] ??= {};
  used[seat][card] = (used[seat][card] ?? 0) + 1;
}
