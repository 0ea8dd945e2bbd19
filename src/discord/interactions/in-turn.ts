/** Does a piece of long work when what was to be done before it is done. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets long work of a kind be done one at a time, so that the others can still play. */
export function createTurns(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = before.then(work);
    // Whoever awaits one handles what goes wrong with it.
    before = result.catch(() => {});
    return result;
  };
}

/** Whole books and chronicles: all that was asked for earlier comes first. */
export const inTurn = createTurns();
