import type { Done } from '../players/deed.ts';

/** A time in which the bot can't be expected to answer, in milliseconds since the epoch. */
export interface Outage {
  what: 'bot' | 'gateway' | 'database';
  from: number;
  /** Infinity while it lasts. */
  until: number;
}

/** Milliseconds that Discord allows for an acknowledgement, and those of them that the bot needs to have. */
const IN_TIME = 3_000;
const NEEDED = 1_000;

/** Notes since when something has been away, and until when. */
export class Outages {
  readonly all: Outage[] = [];

  /** Something is away from now on. Returns what to call when it is back. */
  begin(what: Outage['what']): () => void {
    const outage: Outage = { what, from: Date.now(), until: Number.POSITIVE_INFINITY };
    this.all.push(outage);
    return () => {
      outage.until = Date.now();
    };
  }

  /** Whether one of these was away at some time between two others. */
  during(kinds: readonly Outage['what'][], from: number, to: number): boolean {
    return this.all.some(
      ({ what, from: began, until }) => kinds.includes(what) && began <= to && until >= from,
    );
  }
}

/**
 * Whether the bot left somebody without an answer through its own fault, not because of what was done to it.
 * Discord gets an acknowledgement within three seconds or tells the person that the interaction has failed.
 * That is the injected fault's doing if the bot was not running or not connected at some time in those three
 * seconds, because what Discord can't deliver is never delivered again or too late; and if Discord itself was
 * so late that less than a second was left. A database that is away is no excuse: acknowledging needs none.
 *
 * What was acknowledged has to be answered, with an apology if need be. It is the injected fault's doing if the
 * bot was killed before it could: nobody else has the token to answer with. And nothing can be said if the
 * thread, or the message that was used, has been deleted.
 * @param deleted ids of threads and messages that somebody has deleted
 */
export function isUnanswered(
  { deed, outcome }: Done,
  outages: Outages,
  deleted: ReadonlySet<string>,
): boolean {
  if (deed.problem === null || deed.problem.startsWith('answered with')) return false;
  const { from, until, step, channelId } = deed;
  if (deleted.has(channelId) || (step && deleted.has(step.way.message.id))) return false;
  if (outcome.acknowledged) return !outages.during(['bot'], from, until);
  if (outcome.late > IN_TIME - NEEDED) return false;
  return !outages.during(['bot', 'gateway'], from, from + IN_TIME);
}
