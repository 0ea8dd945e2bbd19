import type { RateLimitData, REST } from 'discord.js';

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 1_000;
/** Milliseconds by which it must have been set back. */
const SET_BACK = 500;
/** The longest that Discord makes anybody wait, in milliseconds: for the name of a channel ten minutes. */
const LONGEST_LIMIT = 900_000;

/** Keeps rate limits from lasting until a clock that was set back has caught up. */
export interface ClockWatch {
  /** Every connection must be made with this: it refuses to wait for a limit too long to be Discord's. */
  rejectOnRateLimit(limit: Pick<RateLimitData, 'timeToReset'>): boolean;
  /** Begins to watch, for these connections. */
  watch(...rests: REST[]): void;
  stop(): void;
}

/**
 * discord.js works out by the machine's clock when it may send again. If the clock is set back, nothing would
 * be sent until it has caught up: then everything is worked out anew. Requests that were just waiting to be
 * sent fail, and are tried again.
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
