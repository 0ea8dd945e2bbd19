/**
 * People play with a whole bot while everything fails that can: Discord's answers, its gateway, its deliveries,
 * threads and messages that disappear, the database and its disk, the clock, the bot itself. Prints one line of
 * JSON; exits with 1 if somebody was left without an answer, something was lost or done twice, a secret was
 * told, or a match did not go on. What fails, and when, depends on the seed alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { openEmbedded } from '../store/embedded.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { faulting } from './faults/faulting.ts';
import { inOwnSchema } from './own-schema.ts';

const { game, database, seed, minutes } = readArguments(
  'npm run -s faults -- --seed 1 --minutes 5 [--game altar-quest] [--database URL]',
  {
    game: z
      .enum(games.map(({ rules }) => rules.id) as [string, ...string[]])
      .default('altar-quest'),
    minutes: z.coerce.number().positive().default(5),
    seed: wholeNumber(0, 1),
    database: z.string().optional(),
  },
);

const server = database ?? process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
const play = (databaseUrl: string) =>
  faulting({
    game: games.find(({ rules }) => rules.id === game) as Game,
    texts: loadTexts(),
    seed,
    minutes,
    databaseUrl,
    progress: (text) => process.stderr.write(`${text}\n`),
  });

/** Without a server, the embedded one runs in this process, so that the bot can lose its connection to it. */
async function withEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), 'threadbound-faults-'));
  const embedded = await openEmbedded(folder);
  try {
    return await play(embedded.url);
  } finally {
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const found = server
  ? await inOwnSchema(server, (url) => play(url as string))
  : await withEmbedded();
const { unanswered, lost, duplicated, leaked, stuck } = found;
const wrong = { unanswered, lost, duplicated, leaked, stuck };
for (const [kind, list] of Object.entries(wrong)) {
  for (const one of list) process.stderr.write(`${kind}: ${one}\n`);
}
const counts = Object.fromEntries(
  Object.entries(wrong).map(([kind, { length }]) => [kind, length]),
);
process.stdout.write(`${JSON.stringify({ game, ...found, ...counts })}\n`);
process.exit(Object.values(counts).every((count) => count === 0) ? 0 : 1);
