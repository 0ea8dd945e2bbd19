import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { PlayedByTaps } from './playing.ts';
import type { Part, Said } from './process.ts';
import { AT_ONE_BOT } from './tables.ts';

const PROCESS = new URL('./process.ts', import.meta.url);

/** A game that got stuck, or a process that died. */
export class TapsFailed extends Error {
  override name = 'TapsFailed';
}

/** Plays the games in as many processes at once as the machine has cores. @throws TapsFailed */
export async function tapInProcesses(part: Part): Promise<PlayedByTaps[]> {
  const waiting: Part[] = [];
  for (let from = part.from; from < part.to; from += AT_ONE_BOT) {
    waiting.push({ ...part, from, to: Math.min(part.to, from + AT_ONE_BOT) });
  }
  const played: { from: number; games: PlayedByTaps[] }[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      played.push({ from: next.from, games: await tapInProcess(next) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return played.sort((one, other) => one.from - other.from).flatMap(({ games }) => games);
}

function tapInProcess(part: Part): Promise<PlayedByTaps[]> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { execArgv: ['--import', 'tsx'] });
    const where = `Games ${part.from + 1} to ${part.to}`;
    child.once('message', (said: Said) => {
      if ('played' in said) resolve(said.played);
      else reject(new TapsFailed(`${where}: ${said.problem}`));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new TapsFailed(`${where}: the process ended with ${code}.`)),
    );
    child.send(part);
  });
}
