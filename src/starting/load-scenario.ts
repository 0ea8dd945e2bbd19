import { readFileSync } from 'node:fs';
import type { Game } from '../kernel/game.ts';
import { readScenario, type Scenario } from '../kernel/scenario-file.ts';

/** The scenario in a file. Throws a RangeError with everything that is wrong with it. */
export function loadScenario(path: string, games: readonly Game[]): Scenario {
  const read = readScenario(textOf(path), games);
  if ('problems' in read) throw new RangeError([`${path}:`, ...read.problems].join('\n'));
  return read;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (problem) {
    throw new RangeError(problem instanceof Error ? problem.message : String(problem));
  }
}
