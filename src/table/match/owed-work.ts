import type { Log } from './context.ts';
import type { StoredMatch } from './saved/store.ts';

/** Work on matches that goes on beside the choices: begun when something is owed, and looked for. */
export interface OwedWork {
  /** Something may be owed for this match, which is `known` like this. */
  owed(matchId: string, known?: StoredMatch): void;
  /** Does everything that is owed now, and resolves when it is done or has failed for now. */
  drain(): Promise<void>;
  /** Stops looking, and waits for what is at work. */
  stop(): Promise<void>;
}

export interface SweepingOptions {
  /** Milliseconds between two looks. */
  every: number;
  /** The matches for which another process, or this one before a crash, has left something owed. */
  look(): Promise<readonly string[]>;
  /** Takes up the work on a match. */
  owed(matchId: string): void;
  /** What is at work, by match. */
  running: ReadonlyMap<string, Promise<unknown>>;
  log: Log;
  /** What the log says when looking fails. */
  failure: string;
}

/** Looks for owed work now, and again and again until it is stopped. */
export function startSweeping(options: SweepingOptions): Pick<OwedWork, 'drain' | 'stop'> {
  const { running, log } = options;

  async function sweep(): Promise<void> {
    try {
      for (const matchId of await options.look()) options.owed(matchId);
    } catch (error) {
      log.warn({ error }, options.failure);
    }
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values());
  }

  const sweeping = setInterval(() => void sweep(), options.every);
  sweeping.unref();
  void sweep();
  return {
    async drain() {
      await sweep();
      await idle();
    },
    async stop() {
      clearInterval(sweeping);
      await idle();
    },
  };
}
