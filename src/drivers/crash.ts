/**
 * The bot is killed again and again while people play, and restarted. Afterwards what people saw is compared
 * with what was saved. Prints one line of JSON; exits with 1 if a choice was lost or counted twice, if a
 * message is there twice or missing, or if a match did not go on.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { MOST_PLAYERS } from './bot/local-discord.ts';
import { crash } from './crash/crashing.ts';
import { inOwnSchema } from './own-schema.ts';

const { game, database, ...options } = readArguments(
  'npm run -s crash -- --kills 50 --seed 1 [--campaign] [--packs] [--players 2] [--game altar-quest] [--database URL]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    /** Whole campaigns instead of single games: the bot is also killed between two matches. */
    campaign: flag,
    /** Packs are added, replaced and removed meanwhile, and matches are played with them. */
    packs: flag,
    kills: wholeNumber(1, 50),
    seed: wholeNumber(0, 1),
    players: wholeNumber(1, 2).refine(
      (number) => number <= MOST_PLAYERS,
      `at most ${MOST_PLAYERS}`,
    ),
    database: z.string().optional(),
  },
);

const found = await inOwnSchema(database, (databaseUrl) =>
  crash({
    ...options,
    game: games.find(({ rules }) => rules.id === game) as Game,
    databaseUrl,
    progress: (text) => process.stderr.write(`${text}\n`),
  }),
);
const {
  lost,
  duplicated,
  messagesDuplicated,
  messagesMissing,
  messagesOwed,
  stuck,
  packs = [],
} = found;
const faults = {
  lost,
  duplicated,
  messagesDuplicated,
  messagesMissing,
  messagesOwed,
  stuck,
  packs,
};
for (const [kind, list] of Object.entries(faults)) {
  for (const one of list) process.stderr.write(`${kind}: ${one}\n`);
}
const counts = Object.fromEntries(
  Object.entries(faults).map(([kind, { length }]) => [kind, length]),
);
process.stdout.write(`${JSON.stringify({ ...found, ...counts })}\n`);
process.exit(Object.values(counts).every((count) => count === 0) ? 0 : 1);
