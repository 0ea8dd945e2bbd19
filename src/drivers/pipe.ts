/**
 * A match played by lines of JSON on standard input and output: for AIs and tests in any language.
 * docs/protocol.md says what is written and read.
 */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { seedRandom } from '../kernel/random.ts';
import type { Scenario } from '../kernel/scenario-file.ts';
import type { MatchSetup } from '../kernel/setup.ts';
import { linesOf } from '../outside/lines.ts';
import { loadScenario } from '../starting/load-scenario.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { flag, readArguments, readOrRefuse, wholeNumber } from './arguments.ts';
import { charactersArgument, chosenOptions, optionArguments, seatsAsked } from './cases.ts';
import type { Line } from './pipe/lines.ts';
import { LONGEST_LINE } from './pipe/read-request.ts';
import { startSession } from './pipe/session.ts';
import { playoutsArgument, policyArgument } from './policies.ts';
import { seedOf } from './seeds.ts';

/** What a command line can't say if a scenario does. */
const SAID_BY_A_SCENARIO = ['heroes', 'players'] as const;

const USAGE = `npm run -s pipe -- --game altar-quest --seed 1 [--heroes 2|sedrin,myreen] [--players 2] [--threat T] [--villain V] [--quest Q] [--level story|standard|grim] [--difficulty normal|hard] [--board B] [--overlay O] [--ally A] [--rivals R] [--scenario FILE] [--play seat-1] [--policy steady|keen|random] [--playouts N] [--views always|asked] [--words] [--reveal]

One match by lines of JSON: positions and questions on standard output, choices on standard input
({"type":"choose","seat":"seat-1","decision":"1","options":["done"]}). docs/protocol.md describes every line.
  --seed     the same number gives the same match, as in npm run simulate
  --scenario starts from a file's position; docs/scenarios.md describes its fields
  --play     you play only these seats by lines; companions play the others, as --policy says
  --views    asked: writes views only for {"type":"look","viewer":"seat-1"}
  --words    adds what a person would read
  --reveal   adds a line with everything, including hidden cards`;

const options = readArguments(USAGE, {
  game: z.enum(games.map(({ rules }) => rules.id) as [string, ...string[]]).optional(),
  seed: wholeNumber(0, 1),
  heroes: charactersArgument,
  players: z.coerce.number().int().min(1).optional(),
  ...optionArguments,
  /** A file with a position to begin with. */
  scenario: z.string().optional(),
  /** Seats that are played by lines; all of them unless they are named. */
  play: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
  policy: policyArgument('steady'),
  playouts: playoutsArgument,
  views: z.enum(['always', 'asked']).default('always'),
  words: flag,
  reveal: flag,
});

const { game, setup, played } = readOrRefuse(USAGE, () => {
  const { game, setup } = options.scenario ? laidOut(options.scenario) : dealt();
  const seeded: MatchSetup = { ...setup, seed: seedOf(options.seed, 0, 'match') };
  return { game, setup: seeded, played: seatsPlayed(seeded) };
});

/** A new game of the seats and options on the command line. */
function dealt(): { game: Game; setup: Omit<MatchSetup, 'seed'> } {
  const game = games.find(({ rules }) => rules.id === (options.game ?? 'altar-quest')) as Game;
  const { lobby } = game.rules;
  const setup = { seats: seatsAsked(lobby, options), options: chosenOptions(lobby, options) };
  return { game, setup };
}

/** The position of a file, which says itself who plays with what. */
function laidOut(path: string): Scenario {
  const scenario = loadScenario(path, games);
  const chosen = [...SAID_BY_A_SCENARIO, ...Object.keys(optionArguments)] as const;
  const other = chosen.find((name) => options[name as keyof typeof options] !== undefined);
  if (other) throw new RangeError(`--${other}: the scenario already sets that. Leave it out.`);
  if (options.game !== undefined && options.game !== scenario.game.rules.id) {
    throw new RangeError(`--game: the scenario is for ${scenario.game.rules.id}.`);
  }
  return scenario;
}

function seatsPlayed({ seats }: MatchSetup): string[] {
  const all = seats.map(({ seat }) => seat);
  const unknown = options.play?.find((seat) => !all.includes(seat));
  if (unknown !== undefined) throw new RangeError(`--play: ${all.join(', ')}, not ${unknown}.`);
  return all.filter((seat) => options.play?.includes(seat) ?? true);
}

const session = startSession({
  game,
  setup,
  played,
  policy: options.policy[0] ?? 'steady',
  playouts: options.playouts,
  random: seedRandom(seedOf(options.seed, 0, 'choices')),
  views: options.views,
  reveal: options.reveal,
  texts: options.words ? loadTexts() : null,
});

const write = (lines: readonly Line[]): void => {
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
};

// The reader is gone: nobody is left to tell.
process.stdout.on('error', () => process.exit(0));
write(session.begin());
for await (const text of linesOf(process.stdin, LONGEST_LINE)) {
  if (text?.trim() !== '') write(session.take(text));
  if (session.over) break;
}
process.stdin.destroy();
