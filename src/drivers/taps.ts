/**
 * How much a game asks of people's thumbs: whole games through the real messages, by quick players who know
 * what they want and press the shortest way to it. Prints one line of JSON; exits with 1 if a game gets stuck.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { standingName } from '../kernel/standing.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { numbersOfPlayers } from './balance/playing.ts';
import { MOST_PLAYERS } from './bot/local-discord.ts';
import { policyArgument } from './policies.ts';
import { tapInProcesses } from './taps/processes.ts';
import { figuresOf, histogram } from './taps/tap-figures.ts';

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];

const options = readArguments(
  `npm run -s taps -- --game ${ids.join('|')} --games 50 [--policy steady|random|keen[,…]] [--players 2[,3,4]] [--standing NAME] [--hurried] [--seed 1] [--database URL] [--verbose]`,
  {
    game: z.enum(ids),
    games: wholeNumber(1, 50),
    policy: policyArgument('steady'),
    players: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'numbers with commas between them')
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.number().min(1).max(MOST_PLAYERS)))
      .optional(),
    /** A standing answer that everyone gives when the game begins. */
    standing: z.string().optional(),
    /** Everyone presses End turn, even in a turn that ends by itself once they have gone. */
    hurried: flag,
    seed: wholeNumber(0, 1),
    database: z.string().optional(),
    /** Also says what the taps were spent on, and how questions were answered. */
    verbose: flag,
  },
);

const game = games.find(({ rules }) => rules.id === options.game) as Game;
const { lobby } = game.rules;
/** Two, if people play together or alone; else as many as can play against one another. */
const usual = lobby.seats.min < 2 ? [2] : numbersOfPlayers(lobby);
const counts = options.players ?? usual;

const standing = (game.rules.beforehand ?? []).map(standingName);
if (options.standing !== undefined && !standing.includes(options.standing)) {
  process.stderr.write(`--standing is one of: ${standing.join(', ') || 'none in this game'}\n`);
  process.exit(1);
}

try {
  const played = await tapInProcesses({
    gameId: game.rules.id,
    from: 0,
    to: options.games,
    players: counts,
    policies: options.policy,
    standing: options.standing,
    hurried: options.hurried,
    seed: options.seed,
    databaseUrl: options.database,
  });
  if (options.verbose) process.stdout.write(`${histogram(played)}\n`);
  process.stdout.write(`${JSON.stringify({ game: options.game, ...figuresOf(played) })}\n`);
  process.exit(0);
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exit(1);
}
