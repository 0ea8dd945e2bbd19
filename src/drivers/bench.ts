/**
 * What the bot costs: the rules, a saved choice against the bare SQL, a picture against its encoding.
 * Prints one line of JSON; exits with 1 when a figure is worse than what the project promises.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { benchEngine } from './bench/engine.ts';
import { benchPicture } from './bench/picture.ts';
import { rounded } from './bench/statistics.ts';
import { benchStore } from './bench/store.ts';

/** What must hold on one core of an ordinary machine. */
const PROMISES = {
  choicesPerSecond: 5_000,
  lateToEarly: 1.2,
  stateBytes: 48 * 1024,
  storeRatio: 2,
  pictureRatio: 1.5,
};

const options = readArguments(
  'npm run -s bench -- [--game altar-quest] [--games 150] [--choices 400] [--players 2] [--database URL]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    games: wholeNumber(10, 150),
    choices: wholeNumber(10, 400),
    pictures: wholeNumber(2, 40),
    players: wholeNumber(1, 2),
    database: z.string().optional(),
  },
);

const game = games.find(({ rules }) => rules.id === options.game) as Game;
const engine = benchEngine(game.rules, options.games, options.players);
const store = await benchStore(game, options.players, options.choices, options.database);
const picture = await benchPicture(game, options.players, options.pictures);
const memoryMB = rounded(process.memoryUsage().rss / 2 ** 20, 0);
process.stdout.write(
  `${JSON.stringify({ game: options.game, engine, store, picture, memoryMB })}\n`,
);

const kept =
  engine.choicesPerSecond >= PROMISES.choicesPerSecond &&
  engine.microsPerChoiceLate <= engine.microsPerChoiceEarly * PROMISES.lateToEarly &&
  engine.stateBytes <= PROMISES.stateBytes &&
  store.ratio <= PROMISES.storeRatio &&
  picture.ratio <= PROMISES.pictureRatio;
process.exit(kept ? 0 : 1);
