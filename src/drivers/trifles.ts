/**
 * What companions give away when they answer for people who are not looking: plays games by rules of thumb, and
 * plays ahead what somebody is asked outside their own turn. Prints one line of JSON. Ctrl+C stops it after the
 * current game and reports what has been played.
 */
import { setImmediate as others } from 'node:timers/promises';
import { z } from 'zod';
import { hasCompanion, seesAhead } from '../companions/playing-ahead.ts';
import { games } from '../games/index.ts';
import { STAKES } from '../kernel/companion.ts';
import type { GameRules } from '../kernel/game.ts';
import { readArguments, readOrRefuse, wholeNumber } from './arguments.ts';
import { casesFor } from './balance/cooperative/cases.ts';
import { chosenOptions, optionArguments } from './cases.ts';
import { askedIn } from './trifles/playing.ts';
import { type Asked, tally } from './trifles/tally.ts';

const together = games.map(({ rules }) => rules).filter(({ cooperative }) => cooperative);

const USAGE =
  'npm run -s trifles -- --games 10 [--game altar-quest] [--players 4] [--stakes trifle[,matters…]] [--one-in 5] [--worlds 24] [--threat T] [--villain V] [--quest Q] [--level story|standard|grim] [--seed 1]';

const options = readArguments(USAGE, {
  game: z.enum(together.map(({ id }) => id) as [string, ...string[]]).default('altar-quest'),
  games: wholeNumber(1, 10),
  players: wholeNumber(1, 4),
  /** The stakes of questions that are played ahead. */
  stakes: z
    .string()
    .default('trifle,matters')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(STAKES))),
  /** One in this many of these: playing ahead takes minutes a game. */
  'one-in': wholeNumber(1, 5),
  worlds: wholeNumber(2, 24),
  ...optionArguments,
  seed: wholeNumber(0, 1),
});

const rules = together.find(({ id }) => id === options.game) as GameRules;
const chosen = readOrRefuse(USAGE, () => chosenOptions(rules.lobby, options));
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const { played, asked } = await playAll();
process.stdout.write(`${JSON.stringify({ game: options.game, games: played, ...tally(asked) })}\n`);

async function playAll(): Promise<{ played: number; asked: Asked[] }> {
  if (!hasCompanion(rules) || !seesAhead(rules)) {
    throw new RangeError(`Companions can't look ahead in ${rules.id}.`);
  }
  const { games: each, players: characters, seed, worlds, stakes } = options;
  const wanted = { seed, worlds, oneIn: options['one-in'], stakes };
  const cases = casesFor(rules.lobby, { games: each, characters, options: chosen, seed });
  const found: Asked[] = [];
  for (const [game, one] of cases.entries()) {
    found.push(...askedIn(rules, game, one, wanted));
    process.stderr.write(`${game + 1} of ${each} games\n`);
    await others();
    if (stop.signal.aborted) return { played: game + 1, asked: found };
  }
  return { played: each, asked: found };
}
