import type { GameRules } from '../../../kernel/game.ts';
import type { Case } from '../../cases.ts';
import type { Policy } from '../../policies.ts';
import { counted } from '../counted.ts';
import type { Source } from '../report.ts';
import type { Target } from '../target.ts';
import { casesFor } from './cases.ts';
import { packTargets } from './pack-targets.ts';
import type { PlayedTogether, Wanted } from './playing.ts';
import { reportTogether } from './report.ts';
import { type Column, type Detail, detailOf } from './tally.ts';
import { targetsOf } from './targets.ts';

export interface TogetherWanted {
  games: number;
  policies: readonly Policy[];
  /** Numbers of characters. */
  characters: readonly number[];
  options: Case['options'];
  playouts: number | undefined;
  seed: number;
}

export interface BalanceTogether {
  columns: Column[];
  targets: Target[];
  details: Detail[];
}

/** One game of the many: its index among its kind, its set-up, who plays. */
export interface Task {
  game: number;
  played: Case;
  wanted: Wanted;
}

export interface Playing {
  /** Plays one game, here or on a thread; null once there's nothing left to play. */
  play(task: Task): PlayedTogether | null | Promise<PlayedTogether | null>;
  /** Told after each game how many out of all have been played. */
  progress?(played: number, all: number): void;
}

/**
 * Plays the same games with every policy, for each number of characters, as many at a time as `play` takes on.
 * Games that are no longer played are missing from the figures: the last games of the last columns.
 */
export async function balanceTogether(
  rules: GameRules,
  { games, policies, seed, playouts, options, characters: numbers }: TogetherWanted,
  { play, progress = () => {} }: Playing,
): Promise<BalanceTogether> {
  const playOne = counted(games * policies.length * numbers.length, play, progress);
  const all = await Promise.all(
    numbers.flatMap((characters) => {
      const cases = casesFor(rules.lobby, { games, characters, options, seed });
      return policies.map(async (policy) => {
        const found = await Promise.all(
          cases.map((one, game) =>
            playOne({ game, played: one, wanted: { policy, playouts, seed } }),
          ),
        );
        return detailOf(rules, { policy, characters }, found.flat());
      });
    }),
  );
  const details = all.filter((detail) => detail.games > 0);
  const columns = details.map(({ policy, characters, games: count, wins, rate }) => ({
    policy,
    characters,
    games: count,
    wins,
    rate,
  }));
  return { columns, targets: [...targetsOf(columns, details), ...packTargets(details)], details };
}

export const toldTogether = (
  { columns, targets, details }: BalanceTogether,
  source: Source,
): string => reportTogether(columns, details, targets, source);
