import type { RateLimitData, REST } from 'discord.js';

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 1_000;
/** Milliseconds by which it must have been set back. */
const SET_BACK = 500;
/** Milliseconds that Discord keeps anybody waiting at the longest: for the name of a channel ten minutes. */
const LONGEST_LIMIT = 900_000;

/** Keeps limits from lasting until a clock that was set back has come round again. */
export interface ClockWatch {
  /** What each connection must be made with: refuses to wait for a limit that none of Discord's can be. */
  rejectOnRateLimit(limit: Pick<RateLimitData, 'timeToReset'>): boolean;
  /** Begins to look, for these connections. */
  watch(...rests: REST[]): void;
  stop(): void;
}

/**
 * discord.js reckons by the clock of the machine when it may send again. Where that is set back, nothing would
 * be sent until it has come round again: then all is reckoned anew. What was to be sent just then has failed,
 * and is tried again.
 */
export function createClockWatch(every = LOOK_EVERY): ClockWatch {
  const watched: REST[] = [];
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  const looking = setInterval(() => {
    const now = ahead();
    if (now < before - SET_BACK) startAnew();
    before = now;
  }, every);
  looking.unref();

  function startAnew(): void {
    for (const rest of watched) {
      rest.globalReset = -1;
      rest.globalDelay = null;
      rest.globalRemaining = Math.max(1, rest.options.globalRequestsPerSecond);
      rest.handlers.clear();
    }
  }

  return {
    rejectOnRateLimit({ timeToReset }) {
      if (timeToReset <= LONGEST_LIMIT) return false;
      startAnew();
      return true;
    },
    watch(...rests) {
      watched.push(...rests);
    },
    stop: () => clearInterval(looking),
  };
}
