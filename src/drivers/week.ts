/**
 * A week's play in simulated time: four people with daily habits through the whole bot, one who vanishes, one
 * tied vote if a vote stays open long enough, one restart a day. Prints figures as one line of JSON; exits with
 * 1 if anything was not as it must be. For several seeds, one line each and one for all.
 */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { flag, readArguments, readOrRefuse, wholeNumber, wholeNumbers } from './arguments.ts';
import { inOwnSchema } from './own-schema.ts';
import { weekFaults } from './week/checking.ts';
import { commandOf, DIARY, diaryOf } from './week/diary.ts';
import { lossOf } from './week/loss.ts';
import { readPeople } from './week/people.ts';
import { severalFigures } from './week/several.ts';
import { playWeek, type Week } from './week/week.ts';
import { campaignFigures, figuresOf, type WeekFigures } from './week/week-figures.ts';

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];
const USAGE = `npm run -s week -- [--game ${ids.join('|')}] [--days 7] [--seed 1|--seeds 1-5] [--campaign] [--present] [--people FILE] [--until-over] [--judge 600] [--write] [--transcript FILE] [--database URL]`;

const {
  game,
  days,
  seed,
  database,
  write,
  transcript,
  present,
  people,
  'until-over': untilOver,
  judge,
  seeds,
  campaign,
} = readArguments(USAGE, {
  game: z.enum(ids).default('altar-quest'),
  days: wholeNumber(1, 7),
  seed: wholeNumber(0, 1),
  /** Each of these instead, with their totals in a last line. */
  seeds: wholeNumbers,
  /** A campaign from quest to quest, with what comes between them. */
  campaign: flag,
  /** Nobody stays away. */
  present: flag,
  /** Who plays, instead of the usual four: as in `week/people`. */
  people: z.string().optional(),
  /** Ends with the match, or the campaign, after `--days` at the latest. */
  'until-over': flag,
  /** Approximate number of forks to play ahead, to judge what was decided for people who were there; 0 for none. */
  judge: wholeNumber(0, 600),
  /** Writes the diary to docs/a-week.md. */
  write: flag,
  /** Where to write everything that happened, one line of JSON each. */
  transcript: z.string().optional(),
  database: z.string().optional(),
});

const habits = readOrRefuse(USAGE, () => readPeople(people, present));
const played = games.find(({ rules }) => rules.id === game) as Game;
const several = seeds ?? [seed];
readOrRefuse(USAGE, () => {
  if (campaign && !played.rules.campaign) throw new RangeError(`${game} has no campaigns.`);
  if (write && (campaign || seeds)) throw new RangeError('--write takes one match with one seed.');
  if (transcript && seeds) throw new RangeError('--transcript takes one seed.');
});

const all: WeekFigures[] = [];
const faults: string[] = [];
for (const one of several) {
  const week = await inOwnSchema(database, (databaseUrl) =>
    playWeek({
      game: played,
      ...{ days, seed: one, databaseUrl, untilOver, campaign, habits },
    }),
  );
  if (transcript) await writeTranscript(transcript, week);
  const figures = figuresOf(week);
  if (write) {
    const asked = { game, days, seed, present, people, untilOver };
    await writeFile(DIARY, diaryOf(week, figures, commandOf(asked)));
  }
  all.push(figures);
  faults.push(...weekFaults(week));
  print({
    ...(seeds ? { seed: one } : {}),
    ...figures,
    ...(campaign ? campaignFigures(week) : {}),
    loss: lossOf(week, judge),
  });
}
if (seeds) print(severalFigures(seeds, all));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

function print(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

async function writeTranscript(file: string, { entries }: Week): Promise<void> {
  const lines = entries.map((entry) =>
    JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
}
