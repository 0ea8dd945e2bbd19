/** Milliseconds by which the clock may run ahead of real time. */
const DRIFT = 60 * 60_000;

/**
 * Tells whether the clock has kept pace with real time since the last call. If it was set ahead meanwhile, what
 * seems long ago may be from today.
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
