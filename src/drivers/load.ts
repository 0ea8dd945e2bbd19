/**
 * A thousand live matches through the whole bot, with people who choose at a steady rate. Prints one line of
 * JSON; exits with 1 if somebody waits longer, or the bot takes more memory, than promised.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { quantile, rounded } from './bench/statistics.ts';
import { load } from './load/loading.ts';
import { isSteady } from './load/stepping.ts';
import { inOwnSchema } from './own-schema.ts';

/** What must hold on a machine with two cores. */
const BOUNDS = { ack: 150, pictureLag: 2_000 };
/** Choices a second that must be possible, unless fewer are asked for. */
const RATE = 50;
/** Megabytes, and how much more the last third of the time may take than the one before. */
const MEMORY = 450;
const GROWTH = 1.05;
/** Seconds in which the bot must end. */
const STOP = 8;
/** Seconds of playing that do not count. */
const WARM_UP = { slowly: 20, atRate: 30 };

const { game, database, rate, ...options } = readArguments(
  'npm run -s load -- --matches 1000 --minutes 2 [--rate 50] [--game altar-quest] [--players 2] [--finished 0] [--seed 1] [--database URL] [--profile FOLDER]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    matches: wholeNumber(1, 1_000),
    minutes: z.coerce.number().positive().default(2),
    rate: z.coerce.number().positive().optional(),
    players: wholeNumber(1, 2),
    finished: wholeNumber(0, 0),
    seed: wholeNumber(0, 1),
    database: z.string().optional(),
    profile: z.string().optional(),
  },
);

const server = database ?? process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!server) process.stderr.write('No Postgres server given; using the embedded one.\n');
const found = await inOwnSchema(server, (databaseUrl) =>
  load({
    ...options,
    game: games.find(({ rules }) => rules.id === game) as Game,
    rate: rate ?? null,
    warmUp: WARM_UP,
    databaseUrl,
    bounds: BOUNDS,
    progress: (text) => process.stderr.write(`${text}\n`),
  }),
);
const { megabytes, complaints, problems, stop, driverBusy, ...figures } = found;
const third = Math.ceil(megabytes.length / 3);
const memoryMB = rounded(Math.max(0, ...megabytes), 0);
const growth =
  quantile(megabytes.slice(-third), 0.5) / quantile(megabytes.slice(third, -third), 0.5);
for (const line of new Set(complaints)) process.stderr.write(`${line.slice(0, 500)}\n`);
for (const problem of new Set(problems))
  process.stderr.write(`A player hit a problem: ${problem}\n`);
process.stdout.write(
  `${JSON.stringify({
    game,
    matches: options.matches,
    finished: options.finished,
    ...figures,
    memoryMB,
    memoryGrowth: rounded(growth),
    driverBusy: rounded(driverBusy),
    problems: problems.length,
    stopSeconds: rounded(stop.seconds, 1),
  })}\n`,
);

const kept =
  isSteady(figures, figures.rate, BOUNDS) &&
  figures.rate >= Math.min(RATE, rate ?? RATE) &&
  memoryMB <= MEMORY &&
  (Number.isNaN(growth) || growth <= GROWTH) &&
  problems.length === 0 &&
  stop.status === 0 &&
  stop.seconds <= STOP;
process.exit(kept ? 0 : 1);
