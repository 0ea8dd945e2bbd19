/** Milliseconds by which the clock may gain on what has really gone by. */
const DRIFT = 60 * 60_000;

/**
 * Tells whether the clock has run since the last question as time has gone by. Where it has been set
 * ahead meanwhile, what seems to be long ago may be of today.
 * @param now what the clock says
 * @param elapsed milliseconds since any moment, by a clock that nobody sets
 */
export function createSteadiness(now: () => Date, elapsed: () => number): () => boolean {
  const read = () => ({ clock: now().getTime(), elapsed: elapsed() });
  let last = read();
  return () => {
    const before = last;
    last = read();
    const gained = last.clock - before.clock - (last.elapsed - before.elapsed);
    return gained <= DRIFT;
  };
}
