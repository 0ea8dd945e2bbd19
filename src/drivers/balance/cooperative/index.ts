import type { GameRules } from '../../../kernel/game.ts';
import type { Case } from '../../cases.ts';
import type { Policy } from '../../policies.ts';
import type { Source } from '../report.ts';
import { casesFor } from './cases.ts';
import { type PlayedTogether, playTogether } from './playing.ts';
import { reportTogether } from './report.ts';
import { type Column, type Detail, detailOf } from './tally.ts';
import { type Target, targetsOf } from './targets.ts';

export interface TogetherWanted {
  games: number;
  policies: readonly Policy[];
  /** Numbers of characters. */
  characters: readonly number[];
  options: Case['options'];
  playouts: number;
  seed: number;
}

export interface BalanceTogether {
  columns: Column[];
  targets: Target[];
  details: Detail[];
}

/**
 * Plays the same games with every policy, for each number of characters.
 * @param progress told after each game how many of all are played
 */
export function balanceTogether(
  rules: GameRules,
  wanted: TogetherWanted,
  progress: (played: number, all: number) => void = () => {},
): BalanceTogether {
  const { games, policies, seed, playouts } = wanted;
  const all = games * policies.length * wanted.characters.length;
  let played = 0;
  const details = wanted.characters.flatMap((characters) => {
    const cases = casesFor(rules.lobby, { games, characters, options: wanted.options, seed });
    return policies.map((policy) => {
      const found = cases.map((one, game): PlayedTogether => {
        const result = playTogether(rules, game, one, { policy, playouts, seed });
        played += 1;
        progress(played, all);
        return result;
      });
      return detailOf(rules, { policy, characters }, found);
    });
  });
  const columns = details.map(({ policy, characters, games: count, wins, rate }) => ({
    policy,
    characters,
    games: count,
    wins,
    rate,
  }));
  return { columns, targets: targetsOf(columns, details), details };
}

export const toldTogether = (
  { columns, targets, details }: BalanceTogether,
  source: Source,
): string => reportTogether(columns, details, targets, source);
