import type { Game } from '../kernel/game.ts';
import { firstOf, LONGEST_SCENARIO } from '../kernel/scenario.ts';
import { readScenario, type Scenario } from '../kernel/scenario-file.ts';
import { bytesOf } from '../outside/files.ts';

/** The scenario in a file. Throws a RangeError with what is wrong with it. */
export function loadScenario(path: string, games: readonly Game[]): Scenario {
  const read = readScenario(textOf(path), games);
  if ('problems' in read) throw new RangeError([`${path}:`, ...firstOf(read)].join('\n'));
  return read;
}

function textOf(path: string): string {
  try {
    return bytesOf(path, LONGEST_SCENARIO).toString('utf8');
  } catch (problem) {
    throw new RangeError(problem instanceof Error ? problem.message : String(problem));
  }
}
