import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * How often one person may do something costly: `times` within `seconds`. Several times what any player does;
 * it keeps one person from taking the bot's time from all others.
 */
export const RATES = {
  /** Reading a whole match, drawing each of its rounds. */
  chronicle: { times: 6, seconds: 600 },
  /** Playing a whole match again, to compare it. */
  verify: { times: 10, seconds: 600 },
  /** Writing a match, or everything kept about a person, into a file. */
  export: { times: 6, seconds: 600 },
  /** Fetching a file and playing its match again. */
  import: { times: 6, seconds: 600 },
  /** Reading a whole match, drawing one of its rounds. */
  replay: { times: 60, seconds: 60 },
  /** Playing a match again up to a round, drawing and encoding a hundred pictures of it. */
  animation: { times: 10, seconds: 600 },
  /** Reading a whole match, for one page of what has happened. */
  log: { times: 60, seconds: 60 },
  /** Reading a whole match for what can be gone back to, and replaying it to that point. */
  undo: { times: 30, seconds: 60 },
  /** Drawing what a person alone sees: boards, hands, cards. */
  picture: { times: 60, seconds: 60 },
  /** Looking ahead. */
  advice: { times: 20, seconds: 60 },
  /** Adding up what was played. */
  statistics: { times: 30, seconds: 60 },
  /** Sending somebody a direct message to see whether it arrives. */
  direct: { times: 5, seconds: 600 },
  /** Opening a table, which everyone in the channel sees. */
  table: { times: 20, seconds: 600 },
  /** Posting a report, which the bot's owners have to read. */
  report: { times: 5, seconds: 3_600 },
} as const satisfies { [costly: string]: { times: number; seconds: number } };

export type Costly = keyof typeof RATES;

export interface RateLimits {
  /** Counts that a person does this once more. Gives null if that is allowed, else when it will be again. */
  take(userId: string, costly: Costly): Promise<Date | null>;
}

/** Counts for each person, as long as the process lasts. */
export function createRateLimits(): RateLimits {
  const limiters = new Map(
    Object.entries(RATES).map(([costly, { times, seconds }]) => [
      costly,
      new RateLimiterMemory({ points: times, duration: seconds }),
    ]),
  );
  return {
    async take(userId, costly) {
      try {
        await limiters.get(costly)?.consume(userId);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return new Date(Date.now() + refused.msBeforeNext);
      }
    },
  };
}
