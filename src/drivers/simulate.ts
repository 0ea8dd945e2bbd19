/**
 * Complete games by random legal choices or by companions, without Discord: the rules alone, as fast as they
 * go. Prints one line of JSON and exits with 1 if a game failed or did not end, or with `--pointless` asked
 * what makes no difference, or with `--forecasts` foretold what did not come. With `--campaign` whole
 * campaigns.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Choice } from '../kernel/decision.ts';
import { type Answered, answer, type Refused } from '../kernel/engine.ts';
import type { Game, GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { seedRandom } from '../kernel/random.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { flag, mayStandAlone, readArguments, readOrRefuse, wholeNumber } from './arguments.ts';
import { isFromFiles } from './box/box-from-files.ts';
import { simulateCampaigns } from './campaigns/simulate-campaigns.ts';
import {
  allCases,
  type Case,
  charactersArgument,
  chosenOptions,
  optionArguments,
  seatsAsked,
} from './cases.ts';
import { checkForecasts, compareEveryFight, watchForecasts } from './forecasts/watching.ts';
import { isWithPack, packsArgument, playPacks } from './packs.ts';
import { pointlessQuestions } from './pointless.ts';
import { choiceOf, playoutsArgument, policiesFor, policyArgument } from './policies.ts';
import { tellProgress } from './progress.ts';
import { seedOf } from './seeds.ts';
import { watchTelling } from './telling/telling-watch.ts';
import { startUndoing } from './undoing.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

interface Result {
  outcome: 'won' | 'lost' | 'unfinished' | 'error';
  inputs: number;
  rounds: number;
  state: string;
  error?: string;
}

const USAGE =
  'npm run -s simulate -- --game altar-quest --games 300 --seed 1 [--heroes 2|sedrin,myreen] [--players 2] [--threat T] [--villain V] [--quest Q] [--map M] [--board B] [--overlay O] [--level story|standard|grim] [--difficulty normal|hard] [--ally A] [--rivals R] [--all] [--policy random|steady|keen[,…]] [--playouts N] [--mixed] [--restart] [--lean] [--told] [--pointless] [--undo] [--forecasts [games|every-fight]] [--campaign [none|out-of-luxen]] [--pack packs/a,packs/b] [--box FOLDER]';

const options = readArguments(USAGE, {
  game: z.enum(games.map(({ rules }) => rules.id) as [string, ...string[]]).default('altar-quest'),
  games: wholeNumber(1, 100),
  seed: wholeNumber(0, 1),
  heroes: charactersArgument,
  players: z.coerce.number().int().min(1).optional(),
  ...optionArguments,
  /** This many games of every combination of decks, with every hero first and every number of heroes. */
  all: flag,
  /** Other characters in every game. */
  mixed: flag,
  policy: policyArgument('random'),
  playouts: playoutsArgument,
  restart: flag,
  /** By the leaner rules that companions use for looking ahead: they tell less, and ask what makes no difference. */
  lean: flag,
  /** Whether every fact that changes is told. */
  told: flag,
  /** Names every question asked whose options all lead to the same result. */
  pointless: flag,
  /** Takes choices back at random, compares the match with what it was, and makes them again. */
  undo: flag,
  /** Compares what panels foretell about fights with the results: all of it in games, or every possible fight. */
  forecasts: mayStandAlone('games'),
  /** Whole campaigns, of the rulebook or of a story, instead of single games. */
  campaign: mayStandAlone('none'),
  /** Packs beside the box; with `--all` only what something of theirs takes part in. */
  pack: packsArgument,
  /** The games' boxes as packs, each in a folder called by its game's id, in place of what is compiled in. */
  box: z.string().optional(),
});

readOrRefuse(USAGE, () => playPacks(options.pack));

const texts = loadTexts();
const played = games.find(({ rules: one }) => one.id === options.game) as Game;
readOrRefuse(USAGE, checkBox);
const answerTo = readOrRefuse(USAGE, () => answering(played.rules));
const { forecasts } = options;
if (forecasts !== undefined) readOrRefuse(USAGE, () => checkForecasts(played, forecasts));
const foretold =
  forecasts === undefined || forecasts === 'every-fight' ? null : watchForecasts(options.seed);
let pointless = 0;
let undone = 0;

/** What is played, game after game. */
function casesOf({ lobby }: GameRules): Case[] {
  const players = options.players ?? lobby.seats.min;
  const chosen = chosenOptions(lobby, options);
  const { all, games: each, mixed } = options;
  if (all) {
    const cases = allCases(lobby, players, chosen);
    const wanted = options.pack.length > 0 ? cases.filter(isWithPack) : cases;
    return wanted.flatMap((one) => Array<Case>(each).fill(one));
  }
  return Array.from({ length: each }, (_, game) => ({
    seats: seatsAsked(lobby, options, mixed ? game : 0),
    options: chosen,
  }));
}

/** Throws a RangeError if the box isn't the one that was asked for. */
function checkBox(): void {
  if (options.box === undefined) return;
  if (options.forecasts !== undefined) {
    throw new RangeError('Forecasts are compared on threads, which know only the box as it is.');
  }
  if (!isFromFiles(played.rules.packs?.box)) {
    throw new RangeError('--box needs a program that can be compiled: see npm run -s simulate.');
  }
}

/** By which rules choices are answered. Throws a RangeError for what these rules can't show. */
function answering({
  id,
  procedures,
  companion,
}: GameRules): (match: Match, choice: Choice) => Answered | Refused {
  if (!options.lean) return (match, choice) => answer(procedures, match, choice);
  if (options.told || options.pointless || options.undo || options.forecasts) {
    throw new RangeError(
      'Leaner rules tell less and ask more, so --lean doesn’t go with --told, --pointless, --undo or --forecasts.',
    );
  }
  const lean = companion?.ahead?.answer;
  if (!lean) throw new RangeError(`${id} has no leaner rules to look ahead with.`);
  return lean;
}

function play(played: Game, game: number, { seats, options: chosen }: Case): Result {
  const { rules } = played;
  const seed = seedOf(options.seed, game, 'match');
  const random = seedRandom(seedOf(options.seed, game, 'choices'));
  const policies = policiesFor(
    seats.map(({ seat }) => seat),
    options.policy,
  );
  const looked = new Set<string>();
  const choices: Choice[] = [];
  const setup = { seats, options: chosen, seed };
  let { match } = rules.setup(structuredClone(setup));
  const undoing = options.undo
    ? startUndoing(played, setup, match, seedRandom(seedOf(options.seed, game, 'undoing')))
    : null;
  const watch = options.told ? watchTelling(played, match, texts) : null;
  try {
    while (match.outcome === null && match.inputs < LONGEST) {
      if (options.pointless) pointless += tellPointless(rules, match, game, looked);
      if (options.restart) match = JSON.parse(JSON.stringify(match));
      const choice = choiceOf(rules, match, { policies, playouts: options.playouts }, random);
      const result = answerTo(match, choice);
      if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
      choices.push(choice);
      const untold = watch?.untold(match, result.happenings) ?? [];
      if (untold.length > 0) throw new Error(untold.join('\n'));
      undoing?.after(match, choice);
      if (options.restart) {
        const problems = rules.broken(match);
        if (problems.length > 0) throw new Error(problems.join('; '));
      }
    }
  } catch (problem) {
    const error = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { outcome: 'error', inputs: match.inputs, rounds: 0, state: '', error };
  }
  undone += undoing?.count ?? 0;
  foretold?.played(game, setup, choices);
  const won = (match.outcome?.winners.length ?? 0) > 0;
  return {
    outcome: match.outcome === null ? 'unfinished' : won ? 'won' : 'lost',
    inputs: match.inputs,
    rounds: (match.state as { round?: number }).round ?? 0,
    state: JSON.stringify(match),
  };
}

/** Counts the questions just asked that make no difference, and tells where the game came to them. */
function tellPointless(rules: GameRules, match: Match, game: number, looked: Set<string>): number {
  const found = pointlessQuestions(rules, match, looked);
  for (const { prompt, options: offered } of found) {
    const ids = offered.map(({ id }) => id).join(' ');
    process.stderr.write(`game ${game}, choice ${match.inputs}: ${prompt.key} ${ids}\n`);
  }
  return found.length;
}

if (forecasts === 'every-fight') {
  process.exitCode = await compareEveryFight(options.games, options.seed);
} else if (options.campaign === undefined) await simulateGames();
else process.exitCode = readOrRefuse(USAGE, () => simulateCampaigns(played, options));

async function simulateGames(): Promise<void> {
  const digest = createHash('sha256');
  const counts = { won: 0, lost: 0, unfinished: 0, error: 0 };
  const ends: { [reason: string]: number } = {};
  let inputs = 0;
  let rounds = 0;
  let nanoseconds = 0n;
  const cases = readOrRefuse(USAGE, () => casesOf(played.rules));
  for (const [game, one] of cases.entries()) {
    const start = process.hrtime.bigint();
    const result = play(played, game, one);
    nanoseconds += process.hrtime.bigint() - start;
    counts[result.outcome] += 1;
    inputs += result.inputs;
    rounds += result.rounds;
    digest.update(result.state);
    if (options.all) tellProgress(game + 1, cases.length);
    if (result.error) {
      const setUp = Object.values(one.options).concat(
        one.seats.flatMap(({ characters }) => characters),
      );
      process.stderr.write(`game ${game} (${setUp.join(', ')}): ${result.error}\n`);
    } else {
      const reason: string = JSON.parse(result.state).outcome?.reason ?? 'unfinished';
      ends[reason] = (ends[reason] ?? 0) + 1;
    }
  }
  process.stdout.write(
    `${JSON.stringify({
      game: options.game,
      games: cases.length,
      ...(options.all ? { combinations: new Set(cases).size } : {}),
      wins: counts.won,
      losses: counts.lost,
      unfinished: counts.unfinished,
      errors: counts.error,
      rounds,
      inputs,
      choicesPerSecond: Math.round((inputs * 1e9) / Number(nanoseconds)),
      gamesPerSecond: Math.round((cases.length * 1e10) / Number(nanoseconds)) / 10,
      ends,
      ...(options.pointless ? { pointless } : {}),
      ...(options.undo ? { undone } : {}),
      digest: digest.digest('hex'),
    })}\n`,
  );
  const compared = await foretold?.all();
  if (compared) process.stdout.write(`${JSON.stringify(compared)}\n`);
  const faults = counts.error + counts.unfinished + pointless + (compared?.different ?? 0);
  process.exitCode = faults > 0 ? 1 : 0;
}
