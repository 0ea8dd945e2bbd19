import type { Log } from './context.ts';
import type { StoredMatch } from './saved/store.ts';

/** Work on matches that goes on alongside the choices: begun when something is owed, and looked for. */
export interface OwedWork {
  /** Something may be owed for this match, whose state is `known`. */
  owed(matchId: string, known?: StoredMatch): void;
  /** Does everything that is owed now, and resolves when it is done or has failed for now. */
  drain(): Promise<void>;
  /** Stops looking, and waits for work in progress. */
  stop(): Promise<void>;
}

export interface SweepingOptions {
  /** Milliseconds between two looks. */
  every: number;
  /** The matches for which another process, or this one before a crash, has left something owed. */
  look(): Promise<readonly string[]>;
  /** Takes up the work on a match. */
  owed(matchId: string): void;
  /** Work in progress, by match. */
  running: ReadonlyMap<string, Promise<unknown>>;
  log: Log;
  /** What the log says when looking fails. */
  failure: string;
}

/** Looks for owed work now, and repeatedly until stopped. */
export function startSweeping(options: SweepingOptions): Pick<OwedWork, 'drain' | 'stop'> {
  const { running, log } = options;

  let isSweeping = false;

  async function look(): Promise<void> {
    try {
      for (const matchId of await options.look()) options.owed(matchId);
    } catch (error) {
      log.warn({ error }, options.failure);
    }
  }

  /** A database slower than the sweeps must not have them pile up, which would make it slower still. */
  async function sweepUnlessSweeping(): Promise<void> {
    if (isSweeping) return;
    isSweeping = true;
    await look();
    isSweeping = false;
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values());
  }

  const sweeping = setInterval(() => void sweepUnlessSweeping(), options.every);
  sweeping.unref();
  void sweepUnlessSweeping();
  return {
    async drain() {
      await look();
      await idle();
    },
    async stop() {
      clearInterval(sweeping);
      await idle();
    },
  };
}
