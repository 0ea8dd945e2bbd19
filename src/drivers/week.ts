/**
 * A week's play in simulated time: four people with daily habits through the whole bot, one who vanishes,
 * one vote that ties, one restart a day. Prints figures as one line of JSON; exits with 1 when anything was
 * not as it must be.
 */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { inOwnSchema } from './own-schema.ts';
import { weekFaults } from './week/checking.ts';
import { commandOf, DIARY, diaryOf } from './week/diary.ts';
import { figuresOf } from './week/figures.ts';
import { playWeek } from './week/week.ts';

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];

const { game, days, seed, database, write, transcript } = readArguments(
  `npm run -s week -- [--game ${ids.join('|')}] [--days 7] [--seed 1] [--write] [--transcript FILE] [--database URL]`,
  {
    game: z.enum(ids).default('altar-quest'),
    days: wholeNumber(1, 7),
    seed: wholeNumber(0, 1),
    /** Writes the diary to docs/a-week.md. */
    write: flag,
    /** Where everything that happened is written, one line of JSON each. */
    transcript: z.string().optional(),
    database: z.string().optional(),
  },
);

const week = await inOwnSchema(database, (databaseUrl) =>
  playWeek({
    game: games.find(({ rules }) => rules.id === game) as Game,
    ...{ days, seed, databaseUrl },
  }),
);
if (transcript) {
  const lines = week.entries.map((entry) =>
    JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }),
  );
  await writeFile(transcript, `${lines.join('\n')}\n`);
}
const figures = figuresOf(week);
if (write) await writeFile(DIARY, diaryOf(week, figures, commandOf({ game, days, seed })));
const faults = weekFaults(week);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(faults.length === 0 ? 0 : 1);
