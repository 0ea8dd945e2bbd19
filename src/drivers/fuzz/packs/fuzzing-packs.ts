import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Tried } from './batch.ts';

const BATCH = fileURLToPath(new URL('./batch.ts', import.meta.url));
/** Packs in one process, where everything that is registered stays. */
const A_BATCH = 500;
/** Milliseconds after which a check or a game is given up on. */
const HANGS = 20_000;

export interface FuzzedPacks {
  packs: number;
  refused: number;
  played: number;
  /** Accepted, but nothing of theirs can be chosen in a lobby. */
  unplayed: number;
  violations: Tried[];
  slowest: Tried | null;
}

/** Checks so many tampered packs, and plays what is accepted. */
export async function fuzzPacks(
  count: number,
  seed: number,
  progress: (done: number, found: FuzzedPacks) => void = () => {},
): Promise<FuzzedPacks> {
  const found: FuzzedPacks = {
    packs: 0,
    refused: 0,
    played: 0,
    unplayed: 0,
    violations: [],
    slowest: null,
  };
  for (let next = 0; next < count; ) {
    next = await batch(next, Math.min(count, next + A_BATCH), seed, (tried) => tally(found, tried));
    progress(next, found);
  }
  return found;
}

function tally(found: FuzzedPacks, tried: Tried): void {
  if (tried.outcome === null && tried.violation === undefined) return;
  found.packs += 1;
  if (tried.outcome !== null) found[tried.outcome] += 1;
  if (tried.violation !== undefined) found.violations.push(tried);
  if (tried.milliseconds > (found.slowest?.milliseconds ?? 0)) found.slowest = tried;
}

/** Where to go on: behind the last pack, or behind the one with which the process hung or died. */
function batch(
  from: number,
  to: number,
  seed: number,
  tell: (tried: Tried) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(BATCH, [`${seed}`, `${from}`, `${to}`]);
    let latest: Tried | null = null;
    let isOver = true;
    const hangs = () => child.kill('SIGKILL');
    let timer = setTimeout(hangs, 2 * HANGS);
    child.on('message', (tried: Tried) => {
      clearTimeout(timer);
      timer = setTimeout(hangs, HANGS);
      latest = tried;
      isOver = tried.outcome !== null || tried.violation !== undefined;
      tell(tried);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!isOver && latest) {
        tell({ ...latest, violation: `hung or died: ${signal ?? code}`, milliseconds: HANGS });
      } else if (code !== 0) {
        const index = (latest?.index ?? from - 1) + 1;
        const violation = 'nothing came of tampering with it';
        tell({ index, done: '', outcome: null, violation, milliseconds: 0 });
        return resolve(index + 1);
      }
      resolve(code === 0 ? to : (latest?.index ?? from) + 1);
    });
  });
}
