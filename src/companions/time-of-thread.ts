import { readFileSync } from 'node:fs';

/**
 * Milliseconds of one core that this thread has taken so far, without the garbage collector's helpers. Linux
 * brings its count up to date when it's asked for the whole process, and else only every few milliseconds; other
 * systems tell it for the whole process alone.
 */
export function timeOfThread(): number {
  const { user, system } = process.cpuUsage();
  if (process.platform !== 'linux') return (user + system) / 1_000;
  const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The clock is never slower than this share of the time that passes: whoever has asked waits. */
const LEAST = 0.5;

/**
 * Starts a clock that tells the milliseconds that this thread has had of the processor, so that a busy machine makes
 * nobody think less. It tells at least half of those that have passed, and all of them where the system doesn't count
 * for each thread.
 */
export function startClock(): () => number {
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  if (!isCounted()) return passed;
  const before = timeOfThread();
  return () => Math.max(timeOfThread() - before, passed() * LEAST);
}

/** A hardened container may hide what Linux counts, and a kernel may not count it. */
function isCounted(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return timeOfThread() > 0;
  } catch {
    return false;
  }
}
