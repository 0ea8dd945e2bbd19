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
import { fuzzPacks } from './fuzz/packs/fuzzing-packs.ts';
import { inOwnSchema } from './own-schema.ts';

/** Interactions with one bot and its matches; then another one begins, with other matches. */
const A_ROUND = 5_000;
/** Faults of one kind that are printed. */
const WRITTEN = 20;

const { interactions, packs, seed, database } = readArguments(
  'npm run -s fuzz -- --interactions 100000 --seed 1 [--database URL] [--packs 20000]',
  {
    interactions: wholeNumber(1, 100_000),
    /** Packs that were tampered with, instead of interactions. */
    packs: wholeNumber(0, 0),
    seed: wholeNumber(0, 1),
    database: z.string().optional(),
  },
);

if (packs > 0) process.exit(await tryPacks());

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

/** Whether each pack was refused in words or played; prints a line of JSON. */
async function tryPacks(): Promise<0 | 1> {
  const { violations, slowest, ...counted } = await fuzzPacks(packs, seed, (done, so) =>
    process.stderr.write(`${done} of ${packs} packs, ${so.violations.length} violations\n`),
  );
  for (const { index, done, violation = '' } of violations.slice(0, WRITTEN)) {
    process.stderr.write(`pack ${index} (${done}): ${violation.slice(0, 1_500)}\n`);
  }
  const slowestCheck = slowest && { index: slowest.index, ms: rounded(slowest.milliseconds, 0) };
  process.stdout.write(
    `${JSON.stringify({ ...counted, violations: violations.length, slowestCheck })}\n`,
  );
  return violations.length === 0 ? 0 : 1;
}
