/**
 * Complete games through the whole bot: a local Discord, sockets, slash commands, buttons, menus and the store,
 * with players who do at random what Discord shows them; with `--campaign` whole campaigns. Prints one line of
 * JSON; exits with 1 if anything went wrong or an acknowledgement took too long.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { MOST_PLAYERS } from './bot/local-discord.ts';
import { inOwnSchema } from './own-schema.ts';
import { rehearse } from './rehearse/rehearsal.ts';

/** What must hold on an ordinary machine, in milliseconds. */
const SLOWEST_ACK = 150;

const { game, openapi, database, players, ...options } = readArguments(
  'npm run -s rehearse -- --games 3 --seed 1 [--campaign] [--players 2] [--hurry 0.3] [--game altar-quest] [--locale fr] [--openapi PATH] [--database URL]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    games: wholeNumber(1, 3),
    /** Whole campaigns instead of single games. */
    campaign: flag,
    seed: wholeNumber(0, 1),
    players: wholeNumber(1, 2).refine(
      (number) => number <= MOST_PLAYERS,
      `at most ${MOST_PLAYERS}`,
    ),
    hurry: z.coerce.number().min(0).max(1).default(0.3),
    locale: z.string().optional(),
    openapi: z.string().default('../shared/discord-openapi.json'),
    database: z.string().optional(),
  },
);

const { complaints, violations, ...figures } = await inOwnSchema(database, (databaseUrl) =>
  rehearse({
    ...options,
    players,
    game: games.find(({ rules }) => rules.id === game) as Game,
    openApiPath: openapi,
    databaseUrl,
  }),
);
for (const line of complaints) process.stderr.write(`${line}\n`);
for (const { route, side, path, message } of violations) {
  process.stderr.write(`${route} (${side}) ${path}: ${message}\n`);
}
process.stdout.write(`${JSON.stringify(figures)}\n`);

const good =
  figures.failures === 0 &&
  figures.schemaViolations === 0 &&
  figures.mentionsOutsideSeats === 0 &&
  figures.ended === figures.games &&
  figures.pictures >= figures.rounds &&
  figures.ackMs.p99 <= SLOWEST_ACK;
process.exit(good ? 0 : 1);
