/**
 * Is a game fair? Many games between companions, counted by character, place and card. Prints tables in
 * Markdown and one line of JSON; with `--write` keeps the tables in docs/balance.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { GameRules } from '../kernel/game.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { numbersOfPlayers, type Played, playOne, seatingOf } from './balance/playing.ts';
import { reportOf } from './balance/report.ts';
import { tally } from './balance/tally.ts';
import { policyArgument } from './policies.ts';

const FOLDER = new URL('../../docs/balance/', import.meta.url);

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];

const options = readArguments(
  `npm run -s balance -- --game ${ids.join('|')} --games 2000 [--policy steady[,keen…]] [--playouts 200] [--players 2,3,4,5] [--seed 1] [--write]`,
  {
    game: z.enum(ids),
    games: wholeNumber(1, 400),
    policy: policyArgument('steady'),
    playouts: wholeNumber(1, 200),
    players: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'numbers with commas between them')
      .transform((text) => text.split(',').map(Number))
      .optional(),
    seed: wholeNumber(0, 1),
    write: flag,
  },
);

const rules = games.find(({ rules: one }) => one.id === options.game)?.rules as GameRules;
const counts = options.players ?? numbersOfPlayers(rules.lobby);
const played: Played[] = Array.from({ length: options.games }, (_, game) =>
  playOne(rules, game, {
    seed: options.seed,
    ...seatingOf(game, counts),
    policies: options.policy,
    playouts: options.playouts,
  }),
);
const balance = tally(rules, played);
const policy = options.policy.join(',');
const command = `npm run -s balance -- --game ${options.game} --games ${options.games} --policy ${policy} --players ${counts.join(',')} --seed ${options.seed}`;
const report = reportOf(balance, { game: options.game, command, commit: commit() });
process.stdout.write(`${report}\n${JSON.stringify({ game: options.game, policy, ...balance })}\n`);
if (options.write) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${options.game}.md`, FOLDER), report);
}
process.exitCode = balance.unfinished > 0 ? 1 : 0;

/** The commit that was played; says so where files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'src') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
