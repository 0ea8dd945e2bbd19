import type { Logger } from 'pino';
import { matchesAtWork } from './table/match/at-work.ts';

/**
 * If something unexpected goes wrong, wherever it is: says what, and with which matches, and ends the process,
 * whose state can no longer be trusted. Whatever was acknowledged is saved, and whatever is owed is posted at
 * the next start.
 * @param exit `process.exit` except in a test
 */
export function endWhenNobodyHears(
  log: Logger,
  exit: (status: number) => void = process.exit,
): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal(
      { error, origin, matches: matchesAtWork() },
      'Something went wrong that the bot has no answer to, and it ends. Start it again: nothing that was acknowledged is lost. Please report it with this line.',
    );
    exit(1);
  });
}
