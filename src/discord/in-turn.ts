/** Does a piece of long work once everything before it is done. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets long work of a kind be done one at a time, so that the others can still play. */
export function createTurns(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = before.then(work);
    // Whoever awaits one handles its errors.
    before = result.catch(() => {});
    return result;
  };
}

/** Whole books and chronicles: everything requested earlier comes first. */
export const inTurn = createTurns();
