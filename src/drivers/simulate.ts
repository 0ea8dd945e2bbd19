/**
 * Complete games by random legal choices or by companions, without Discord: the rules alone, as fast as they go.
 * Prints one line of JSON and exits with 1 when a game failed or did not end.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { games } from '../games/index.ts';
import { answer } from '../kernel/engine.ts';
import type { GameRules } from '../kernel/game.ts';
import { seedRandom } from '../kernel/random.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { choiceOf, policiesFor, policyArgument } from './policies.ts';
import { seatsFor } from './seats.ts';
import { seedOf } from './seeds.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

interface Result {
  outcome: 'won' | 'lost' | 'unfinished' | 'error';
  inputs: number;
  rounds: number;
  state: string;
  error?: string;
}

const options = readArguments(
  'npm run -s simulate -- --game altar-quest --games 300 --seed 1 [--heroes 2] [--players 2] [--policy random|steady|keen[,…]] [--playouts 200] [--mixed] [--restart]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    games: wholeNumber(1, 100),
    seed: wholeNumber(0, 1),
    heroes: z.coerce.number().int().min(1).optional(),
    players: z.coerce.number().int().min(1).optional(),
    /** Other characters in every game. */
    mixed: flag,
    policy: policyArgument('random'),
    playouts: wholeNumber(1, 200),
    restart: flag,
  },
);

function play(rules: GameRules, game: number): Result {
  const players = options.players ?? rules.lobby.seats.min;
  const characters = options.heroes ?? options.players ?? 2;
  const seats = seatsFor(rules.lobby, players, characters, options.mixed ? game : 0);
  const seed = seedOf(options.seed, game, 'match');
  const random = seedRandom(seedOf(options.seed, game, 'choices'));
  const policies = policiesFor(
    seats.map(({ seat }) => seat),
    options.policy,
  );
  let { match } = rules.setup({ seats, options: {}, seed });
  try {
    while (match.outcome === null && match.inputs < LONGEST) {
      if (options.restart) match = JSON.parse(JSON.stringify(match));
      const choice = choiceOf(rules, match, { policies, playouts: options.playouts }, random);
      const result = answer(rules.procedures, match, choice);
      if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
      if (options.restart) {
        const problems = rules.broken(match);
        if (problems.length > 0) throw new Error(problems.join('; '));
      }
    }
  } catch (problem) {
    const error = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { outcome: 'error', inputs: match.inputs, rounds: 0, state: '', error };
  }
  const won = (match.outcome?.winners.length ?? 0) > 0;
  return {
    outcome: match.outcome === null ? 'unfinished' : won ? 'won' : 'lost',
    inputs: match.inputs,
    rounds: (match.state as { round?: number }).round ?? 0,
    state: JSON.stringify(match),
  };
}

const rules = games.find(({ rules: one }) => one.id === options.game)?.rules as GameRules;
const digest = createHash('sha256');
const counts = { won: 0, lost: 0, unfinished: 0, error: 0 };
const ends: { [reason: string]: number } = {};
let inputs = 0;
let rounds = 0;
let nanoseconds = 0n;
for (let game = 0; game < options.games; game++) {
  const start = process.hrtime.bigint();
  const result = play(rules, game);
  nanoseconds += process.hrtime.bigint() - start;
  counts[result.outcome] += 1;
  inputs += result.inputs;
  rounds += result.rounds;
  digest.update(result.state);
  if (result.error) process.stderr.write(`game ${game}: ${result.error}\n`);
  else {
    const reason: string = JSON.parse(result.state).outcome?.reason ?? 'unfinished';
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
}
process.stdout.write(
  `${JSON.stringify({
    game: options.game,
    games: options.games,
    wins: counts.won,
    losses: counts.lost,
    unfinished: counts.unfinished,
    errors: counts.error,
    rounds,
    inputs,
    choicesPerSecond: Math.round((inputs * 1e9) / Number(nanoseconds)),
    ends,
    digest: digest.digest('hex'),
  })}\n`,
);
process.exitCode = counts.error + counts.unfinished > 0 ? 1 : 0;
