/**
 * What the bot costs: the rules, a saved choice compared with the bare SQL, a picture compared with its
 * encoding, what 2,000 pictures leave in memory, starting it and idling. Prints one line of JSON; exits with 1
 * and names the figures that are worse than what the project promises.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { benchEngine } from './bench/engine.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPicture } from './bench/picture.ts';
import { benchStart } from './bench/start.ts';
import { benchStore } from './bench/store.ts';
import { inOwnSchema } from './own-schema.ts';
import { measureMachine } from './yardstick.ts';

/** What must hold on one core of an ordinary machine. */
const PROMISES = {
  choicesPerSecond: 5_000,
  lateToEarly: 1.2,
  /** Of the largest state that is saved. */
  stateKB: { altar: 8, 'altar-quest': 12, adventure: 24 } as { [game: string]: number },
  storeRatio: 1.5,
  pictureRatio: 1.3,
  pictureBytes: 250 * 1024,
  /** After ten times as many boards. */
  memoryGrowth: 1.1,
  firstSeconds: 6,
  laterSeconds: 3,
  peakMB: 600,
  /** With a Postgres server, and with the embedded database. */
  idleMB: { server: 250, embedded: 450 },
};

const options = readArguments(
  'npm run -s bench -- [--game altar-quest] [--games 150] [--choices 400] [--boards 2000] [--players 2] [--database URL]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    games: wholeNumber(10, 150),
    choices: wholeNumber(10, 400),
    pictures: wholeNumber(2, 40),
    boards: wholeNumber(20, 2_000),
    players: wholeNumber(1, 2),
    database: z.string().optional(),
  },
);

const game = games.find(({ rules }) => rules.id === options.game) as Game;
const machine = measureMachine();
const engine = benchEngine(game.rules, options.games, options.players);
const store = await benchStore(game, options.players, options.choices, options.database);
const picture = await benchPicture(game, options.players, options.pictures);
const memory = await benchMemory(game, options.players, options.boards);
const url = options.database;
const start = url
  ? await inOwnSchema(url, (databaseUrl) => benchStart(databaseUrl))
  : await benchStart();
process.stdout.write(
  `${JSON.stringify({ game: options.game, machine, engine, store, picture, memory, start })}\n`,
);

const { first, later } = start;
const idle = PROMISES.idleMB[url ? 'server' : 'embedded'];
const kept = {
  choicesPerSecond: engine.choicesPerSecond >= PROMISES.choicesPerSecond,
  lateToEarly: engine.microsPerChoiceLate <= engine.microsPerChoiceEarly * PROMISES.lateToEarly,
  stateBytes: engine.stateBytes <= (PROMISES.stateKB[options.game] ?? 0) * 1024,
  storeRatio: store.ratio <= PROMISES.storeRatio,
  pictureRatio: picture.ratio <= PROMISES.pictureRatio,
  pictureBytes: picture.bytes <= PROMISES.pictureBytes,
  memoryGrowth: memory.growth <= PROMISES.memoryGrowth,
  firstStart: first.seconds <= PROMISES.firstSeconds && !(first.peakMB > PROMISES.peakMB),
  laterStart: later.seconds <= PROMISES.laterSeconds,
  // NaN if the system does not tell.
  idle: !(Math.max(first.idleMB, later.idleMB) > idle),
};
const broken = Object.entries(kept).flatMap(([name, holds]) => (holds ? [] : [name]));
if (broken.length > 0) process.stderr.write(`Worse than promised: ${broken.join(', ')}.\n`);
process.exit(broken.length > 0 ? 1 : 0);
