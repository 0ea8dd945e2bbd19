/** Matches that wait for their messages to be published, by id. */
export interface Queue {
  /** What somebody has just done comes before what was put off, especially boards, and what a sweep finds. */
  fresh: Set<string>;
  putOff: Set<string>;
  /** What has nothing new to say, only more detail: when nothing else waits. */
  toRefine: Set<string>;
  /** What waits for another match to speak first in the same thread. */
  heldUp: Set<string>;
}

export const emptyQueue = (): Queue => ({
  fresh: new Set(),
  putOff: new Set(),
  toRefine: new Set(),
  heldUp: new Set(),
});

/** Fraction of `atOnce` beyond which only what somebody has just done is begun. */
const PUT_OFF_SHARE = 0.75;
/** Fraction of `atOnce` beyond which nothing is begun that only shows more detail. */
const REFINED_SHARE = 0.25;

/** Number of waiting matches from which slow work is done in less detail. */
const CROWD = 4;

export const isHurried = ({ fresh, putOff }: Queue): boolean => fresh.size + putOff.size >= CROWD;

export const isQueued = ({ fresh, putOff, toRefine }: Queue, matchId: string): boolean =>
  fresh.has(matchId) || putOff.has(matchId) || toRefine.has(matchId);

/** Somebody has just done something there. */
export function queueFirst({ fresh, putOff, toRefine }: Queue, matchId: string): void {
  putOff.delete(matchId);
  toRefine.delete(matchId);
  fresh.add(matchId);
}

export function queueLater({ fresh, putOff, toRefine }: Queue, matchId: string): void {
  toRefine.delete(matchId);
  if (!fresh.has(matchId)) putOff.add(matchId);
}

export function queueInDetail({ fresh, putOff, toRefine }: Queue, matchId: string): void {
  if (!fresh.has(matchId) && !putOff.has(matchId)) toRefine.add(matchId);
}

/**
 * The database is about to be asked what a match owes: the answer has all that the match has been queued for so
 * far, and who goes on from there needn't ask for that again.
 */
export function lookedAt({ fresh, putOff, toRefine }: Queue, matchId: string): void {
  for (const waiting of [fresh, putOff, toRefine]) waiting.delete(matchId);
}

/** Something has been said: what waited for it looks again. */
export function letGoOn({ putOff, heldUp }: Queue): void {
  for (const matchId of heldUp) putOff.add(matchId);
  heldUp.clear();
}

/**
 * Takes out the match to begin next; null if none waits, or enough is in progress.
 * @param running work in progress; each match is only begun again when it is done
 * @param atOnce how many may be in progress
 */
export function takeNext(
  { fresh, putOff, toRefine }: Queue,
  running: ReadonlyMap<string, unknown>,
  atOnce: number,
): string | null {
  const from = (waiting: Set<string>, share = 1): string | null => {
    if (running.size >= Math.ceil(atOnce * share)) return null;
    for (const matchId of waiting) {
      if (!running.has(matchId)) return waiting.delete(matchId) ? matchId : null;
    }
    return null;
  };
  const next = from(fresh) ?? from(putOff, PUT_OFF_SHARE);
  const isQuiet = fresh.size + putOff.size === 0;
  return next ?? (isQuiet ? from(toRefine, REFINED_SHARE) : null);
}

/** From now on nothing is begun. @returns what has waited */
export function emptied({ fresh, putOff, toRefine }: Queue): string[] {
  const left = [...fresh, ...putOff, ...toRefine];
  for (const waiting of [fresh, putOff, toRefine]) waiting.clear();
  return left;
}
