/**
 * A week's play in simulated time: four people with daily habits through the whole bot, one who vanishes,
 * one vote that ties, one restart a day. Prints figures as one line of JSON; exits with 1 when anything was
 * not as it must be.
 */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { loadScenario } from '../starting/load-scenario.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { inOwnSchema } from './own-schema.ts';
import { weekFaults } from './week/checking.ts';
import { commandOf, diaryFile, diaryOf } from './week/diary.ts';
import { figuresOf } from './week/figures.ts';
import { playWeek } from './week/week.ts';

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];

const { game, days, seed, scenario, database, write, transcript } = readArguments(
  `npm run -s week -- [--game ${ids.join('|')}] [--days 7] [--seed 1] [--scenario FILE] [--write] [--transcript FILE] [--database URL]`,
  {
    game: z.enum(ids).default('altar-quest'),
    days: wholeNumber(1, 7),
    seed: wholeNumber(0, 1),
    /** A position to begin with, instead of a new game. */
    scenario: z.string().optional(),
    /** Writes the diary to docs/a-week.md, or to docs/the-last-days.md from a position in the middle. */
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
    scenario: scenario === undefined ? undefined : loadScenario(scenario, games),
  }),
);
if (transcript) {
  const lines = week.entries.map((entry) =>
    JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }),
  );
  await writeFile(transcript, `${lines.join('\n')}\n`);
}
const figures = figuresOf(week);
if (write) {
  const diary = diaryOf(week, figures, commandOf({ game, days, seed, scenario }));
  await writeFile(diaryFile(scenario), diary);
}
const faults = weekFaults(week);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(faults.length === 0 ? 0 : 1);
