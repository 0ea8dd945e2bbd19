/**
 * Hostile interactions through the whole bot: malformed, stale, foreign, such as no Discord client sends, and
 * files that are far too much. Prints one line of JSON; exits with 1 unless each was answered, none changed a
 * match, nothing died, no other player's secret appeared and nobody waited for somebody else's file.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { RATES } from '../discord/rate-limits.ts';
import { games } from '../games/index.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { rounded } from './bench/statistics.ts';
import { type Fuzzed, fuzz } from './fuzz/fuzzing.ts';
import { inOwnSchema } from './own-schema.ts';

/** Interactions with one bot and its matches; then another one begins, with other matches. */
const A_ROUND = 5_000;
/** Faults of one kind that are printed. */
const WRITTEN = 20;

const { interactions, seed, database } = readArguments(
  'npm run -s fuzz -- --interactions 100000 --seed 1 [--database URL]',
  {
    interactions: wholeNumber(1, 100_000),
    seed: wholeNumber(0, 1),
    database: z.string().optional(),
  },
);

const texts = loadTexts();
const found: Fuzzed = {
  interactions: 0,
  answers: 0,
  unanswered: [],
  changed: [],
  leaked: [],
  died: [],
  late: [],
};
const from = performance.now();
for (let round = 0; found.interactions < interactions; round++) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-fuzz-'));
  const game = games[round % games.length] ?? games[0];
  if (!game) throw new Error('No game is installed.');
  const fuzzed = await inOwnSchema(database, (databaseUrl) =>
    fuzz({
      game,
      texts,
      interactions: Math.min(A_ROUND, interactions - found.interactions),
      files: RATES.import.times,
      seed: seed * 1_000 + round,
      dataFolder,
      databaseUrl,
    }),
  );
  await rm(dataFolder, { recursive: true, force: true });
  found.interactions += fuzzed.interactions;
  found.answers += fuzzed.answers;
  for (const kind of ['unanswered', 'changed', 'leaked', 'died', 'late'] as const) {
    found[kind].push(...fuzzed[kind]);
    for (const one of fuzzed[kind].slice(0, WRITTEN)) {
      process.stderr.write(`${kind}: ${one.slice(0, 1_500)}\n`);
    }
  }
  const rate = rounded(found.interactions / ((performance.now() - from) / 1000), 0);
  process.stderr.write(`${found.interactions} sent, ${rate} a second (${game.rules.id}).\n`);
}
const { answers, unanswered, changed, leaked, died, late } = found;
const counts = {
  unanswered: unanswered.length,
  changed: changed.length,
  leaked: leaked.length,
  died: died.length,
  late: late.length,
};
process.stdout.write(
  `${JSON.stringify({ interactions: found.interactions, answers, ...counts })}\n`,
);
process.exit(Object.values(counts).every((count) => count === 0) ? 0 : 1);
