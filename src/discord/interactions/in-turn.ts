let before: Promise<unknown> = Promise.resolve();

/** Does long work when all that was asked for earlier is done: one at a time, and the others can still play. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = before.then(work);
  // What goes wrong with one is for whoever waits for it.
  before = result.catch(() => {});
  return result;
}
