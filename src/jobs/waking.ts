import { atWork } from '../table/match/at-work.ts';
import type { Log } from '../table/match/context.ts';
import { type OwedWork, startSweeping } from '../table/match/owed-work.ts';
import { type Store, StoreUnavailable } from '../table/match/saved/store.ts';
import type { Table } from '../table/table.ts';

export interface WakingOptions {
  store: Pick<Store, 'due'>;
  table: Pick<Table, 'wake'>;
  log: Log;
  now?: () => Date;
  /** Milliseconds between two sweeps of the matches. */
  lookEvery?: number;
}

const LOOK_EVERY = 5_000;
/** Matches found by one sweep: after a long time away the rest waits for the next. */
const AT_A_LOOK = 200;
/** Matches woken side by side. */
const AT_ONCE = 4;

/**
 * Wakes each match when it needs something by itself. The time for that is in the match's own row and nowhere
 * else: anything that failed, or was left by a process that died, is due at the next sweep as well. Two
 * processes may wake the same match, whose row lets them in one after the other. A match whose change has left
 * something due at once need not wait for the next sweep.
 */
export function startWaking(options: WakingOptions): OwedWork {
  const { store, table, log } = options;
  const now = options.now ?? (() => new Date());
  const due = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  function wakeDue(): void {
    for (const matchId of due) {
      if (stopped || running.size >= AT_ONCE) return;
      due.delete(matchId);
      if (running.has(matchId)) continue;
      const run = atWork(() => wake(matchId)).finally(() => {
        running.delete(matchId);
        wakeDue();
      });
      running.set(matchId, run);
    }
  }

  async function wake(matchId: string): Promise<void> {
    try {
      const done = await table.wake(matchId);
      if (!done.ok && done.refusal === 'store-unavailable') throw new StoreUnavailable();
    } catch (error) {
      log.warn({ error, match: matchId }, 'A match could not be woken.');
    }
  }

  const sweeping = startSweeping({
    every: options.lookEvery ?? LOOK_EVERY,
    look: async () => (await store.due(now(), AT_A_LOOK)).map(({ id }) => id),
    owed(matchId) {
      due.add(matchId);
      wakeDue();
    },
    running,
    log,
    failure: 'Could not look for matches that are to be woken.',
  });
  return {
    owed(matchId, known) {
      if (!known?.wakesAt || known.wakesAt > now()) return;
      due.add(matchId);
      wakeDue();
    },
    drain: sweeping.drain,
    stop() {
      stopped = true;
      return sweeping.stop();
    },
  };
}
