import { setTimeout as pause } from 'node:timers/promises';
import { type OwedWork, startSweeping } from '../../match/owed-work.ts';
import { owed, owedLater, stopWork, untilIdle } from './side-by-side.ts';
import { newWork, type PublishingOptions } from './work.ts';

/** Keeps the public messages of all matches up to date. */
export interface Publishing extends OwedWork {
  /** See `Table.published`. */
  published(matchId: string, milliseconds: number): Promise<boolean>;
  /**
   * Posts what is owed for this many milliseconds at most and then stops, however much is left: the next start
   * posts the rest. A message in progress gets a moment longer.
   */
  finish(milliseconds: number): Promise<void>;
}

/** Milliseconds to wait at the end for messages in progress: one cut short is posted again as the same message. */
const LAST_WORDS = 1_000;

/** Publishes each match's messages one after another, and several matches side by side. */
export function startPublishing(options: PublishingOptions): Publishing {
  const work = newWork(options);
  const sweeping = startSweeping({
    every: options.sweepEvery ?? 5_000,
    look: () => work.store.outbox.owing(work.now()),
    owed: (matchId) => {
      if (!work.queue.toRefine.has(matchId)) owedLater(work, matchId);
    },
    running: work.running,
    log: work.log,
    failure: 'Could not look for messages that are owed.',
  });
  const stop = (): Promise<void> => {
    stopWork(work);
    return sweeping.stop();
  };
  return {
    owed: (matchId, known) => owed(work, matchId, known),
    async published(matchId, milliseconds) {
      const giveUp = new AbortController();
      const { signal } = giveUp;
      const tooLong = pause(milliseconds, false, { signal });
      const given = Promise.race([untilIdle(work, matchId, signal), tooLong]);
      try {
        return await given;
      } finally {
        giveUp.abort();
      }
    },
    drain: sweeping.drain,
    stop,
    async finish(milliseconds) {
      await within(milliseconds, sweeping.drain());
      await within(LAST_WORDS, stop());
    },
  };
}

/** Waits for the work, but no longer than this many milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController();
  const late = pause(milliseconds, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([work, late]);
  enough.abort();
}
