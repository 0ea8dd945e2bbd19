import { SIGNALS } from './signals.js';

/**
 * Milliseconds in which one request to end the bot may reach it more than once: a terminal and systemd signal
 * each process of a group, and npm passes on the signal it got.
 */
const ONE_WISH = 1_000;

/**
 * Calls back once, when the process is asked to end. A second request after that is meant seriously, and the
 * process ends at once with status 1.
 */
export function whenAskedToEnd(end: (signal: string) => Promise<never>): void {
  let asked: number | null = null;
  const hear = (signal: string) => {
    if (asked === null) {
      asked = performance.now();
      void end(signal);
    } else if (performance.now() - asked > ONE_WISH) process.exit(1);
  };
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, hear);
  }
}
