/**
 * Is a game fair? Many games between companions, counted by character, place and card. Prints tables in
 * Markdown and one line of JSON; with `--write` keeps the tables in docs/balance. For games that all win or
 * lose together, which take hours, Ctrl+C stops it and reports what has been played.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { GameRules } from '../kernel/game.ts';
import { seedRandom } from '../kernel/random.ts';
import { flag, mayStandAlone, readArguments, readOrRefuse, wholeNumber } from './arguments.ts';
import { balanceTogether, toldTogether } from './balance/cooperative/index.ts';
import { playOnThreads } from './balance/cooperative/threads.ts';
import { balanceFirstGames, toldFirstGames } from './balance/first-game/index.ts';
import { firstCase } from './balance/first-game/playing.ts';
import { playFirstOnThreads } from './balance/first-game/threads.ts';
import { numbersOfPlayers, type Played, playOne, seatingOf } from './balance/playing.ts';
import { reportOf, type Source } from './balance/report.ts';
import { tally } from './balance/tally.ts';
import { targetsOf } from './balance/targets.ts';
import { balanceCampaigns } from './campaigns/balance-campaigns.ts';
import { campaignOptions } from './campaigns/campaign-options.ts';
import { campaignTargets, reportCampaigns } from './campaigns/campaign-report.ts';
import { judgeOnThreads } from './campaigns/judging-threads.ts';
import { chosenOptions, optionArguments } from './cases.ts';
import { packsArgument, playPacks } from './packs.ts';
import { playoutsArgument, policyArgument } from './policies.ts';
import { tellProgress } from './progress.ts';
import { seedOf } from './seeds.ts';

const FOLDER = new URL('../../docs/balance/', import.meta.url);

const ids = games.map(({ rules }) => rules.id) as [string, ...string[]];

const USAGE = `npm run -s balance -- --game ${ids.join('|')} --games 2000 [--policy steady[,keen…]] [--playouts N] [--players 2,3,4,5] [--threat T] [--villain V] [--quest Q] [--map M] [--board B] [--overlay O] [--level story|standard|grim] [--difficulty normal|hard] [--ally A] [--rivals R] [--seed 1] [--campaign [none|out-of-luxen] | --first-game] [--pack packs/a,packs/b] [--write]`;

const options = readArguments(USAGE, {
  game: z.enum(ids).default('altar-quest'),
  games: wholeNumber(1, 400),
  policy: policyArgument('steady'),
  playouts: playoutsArgument,
  /** In a cooperative game the number of characters, one each; in a first game the number of people. */
  players: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'numbers with commas between them')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  ...optionArguments,
  seed: wholeNumber(0, 1),
  /** Whole campaigns, of the rulebook or of a story, and the effect of each of their cards. */
  campaign: mayStandAlone('none'),
  /** What the lobby's First game sets up, people by the policies, companions `steady`. */
  'first-game': flag,
  /** Packs beside the box: what is theirs is judged beside what is the box's. */
  pack: packsArgument,
  write: flag,
});

readOrRefuse(USAGE, () => playPacks(options.pack));

const rules = games.find(({ rules: one }) => one.id === options.game)?.rules as GameRules;
const chosen = readOrRefuse(USAGE, () => chosenOptions(rules.lobby, options));
const isFirst = options['first-game'];
const counts =
  options.players ??
  (isFirst
    ? [1, 2]
    : rules.cooperative
      ? [2]
      : numbersOfPlayers(rules.lobby).filter((players) => players > 1));
const stop = new AbortController();
const { report, figures, unfinished } = await judged();
process.stdout.write(`${report}\n${JSON.stringify({ game: options.game, ...figures })}\n`);
if (options.write) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${pageOf(options)}.md`, FOLDER), report);
}
process.exitCode = unfinished > 0 ? 1 : 0;

function judged(): Told | Promise<Told> {
  if (isFirst) return firstGames();
  if (options.campaign !== undefined) return campaigns();
  return rules.cooperative ? together() : against();
}

/** `altar-quest`, `altar-quest.campaign`, `altar-quest.out-of-luxen`: the page that a run is kept on. */
function pageOf({ game, campaign }: { game: string; campaign?: string | undefined }): string {
  if (isFirst) return `${game}.first-game`;
  if (campaign === undefined) return game;
  return `${game}.${campaign === 'none' ? 'campaign' : campaign}`;
}

interface Told {
  report: string;
  figures: object;
  unfinished: number;
}

/** One plays against the other: who wins with what. */
function against(): Told {
  const played: Played[] = Array.from({ length: options.games }, (_, game) =>
    playOne(rules, game, {
      seed: options.seed,
      ...seatingOf(game, counts),
      policies: options.policy,
      playouts: options.playouts,
      options: chosen,
    }),
  );
  const balance = tally(rules, played, chosen);
  const targets = targetsOf(balance, rules.statistics?.targets);
  return {
    report: reportOf(balance, source(), targets),
    figures: { policy: options.policy.join(','), ...balance, targets },
    unfinished: balance.unfinished,
  };
}

/** All win or lose together: how often, with what, and whether the end is played. */
async function together(): Promise<Told> {
  const { policy: policies, playouts, seed, games: each } = options;
  const wanted = { games: each, policies, characters: counts, options: chosen, playouts, seed };
  process.once('SIGINT', () => stop.abort());
  const threads = playOnThreads(rules.id, stop.signal);
  const balance = await balanceTogether(rules, wanted, {
    play: threads.play,
    progress: tellProgress,
  }).finally(threads.close);
  return {
    report: toldTogether(balance, source()),
    figures: balance,
    unfinished: balance.details.reduce((sum, detail) => sum + detail.unfinished, 0),
  };
}

/** How people fare with the lobby's First game. */
async function firstGames(): Promise<Told> {
  const { policy: policies, playouts, seed, games: each } = options;
  for (const people of counts) {
    const wanted = { people, options: chosen };
    readOrRefuse(USAGE, () => firstCase(rules, wanted, seedRandom(seedOf(seed, 0, 'choices'))));
  }
  process.once('SIGINT', () => stop.abort());
  const threads = playFirstOnThreads(rules.id, stop.signal);
  const wanted = { games: each, policies, people: counts, options: chosen, playouts, seed };
  const columns = await balanceFirstGames(rules, wanted, threads.play, tellProgress).finally(
    threads.close,
  );
  return {
    report: toldFirstGames(columns, source()),
    figures: { columns },
    unfinished: columns.reduce((sum, column) => sum + column.unfinished, 0),
  };
}

/** Campaigns from beginning to end, each match by the first policy named. */
async function campaigns(): Promise<Told> {
  const { policy, seed, games: each } = options;
  const wanted = {
    games: each,
    policy: policy[0] ?? 'steady',
    characters: counts[0] ?? 2,
    seed,
    options: readOrRefuse(USAGE, () => campaignOptions({ rules }, options)),
  };
  const judging = judgeOnThreads(rules.id);
  const found = await balanceCampaigns(rules, wanted, judging, tellProgress).finally(judging.close);
  return {
    report: reportCampaigns(found, source()),
    figures: { targets: campaignTargets(found).filter(({ holds }) => !holds) },
    unfinished: found.played.filter(({ reason }) => reason === 'unfinished').length,
  };
}

function source(): Source {
  const given = Object.entries(chosen).map(([option, value]) => ` --${option} ${value}`);
  return {
    game: options.game,
    command: `npm run -s balance -- --game ${options.game} --games ${options.games} --policy ${options.policy.join(',')} --players ${counts.join(',')}${given.join('')}${options.campaign === undefined ? '' : ` --campaign ${options.campaign}`}${isFirst ? ' --first-game' : ''}${options.pack.length === 0 ? '' : ` --pack ${options.pack.join(',')}`} --seed ${options.seed}`,
    stopped: stop.signal.aborted,
    commit: commit(),
  };
}

/** The commit that was played; says so if files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'src') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
