/** Milliseconds that a timer may be late by before this process counts as behind. */
const LATE = 25;
/** Milliseconds for which it then counts as behind. */
const WHILE = 1_000;

/** Notices from its timers when this process has more to do than it can keep up with. */
export class Lag {
  #behindUntil = 0;

  /** Calls after this many milliseconds, and notes how late that is. */
  after(milliseconds: number, call: () => void): NodeJS.Timeout {
    const due = performance.now() + milliseconds;
    return setTimeout(() => {
      const now = performance.now();
      if (now - due > LATE) this.#behindUntil = now + WHILE;
      call();
    }, milliseconds);
  }

  isBehind(): boolean {
    return performance.now() < this.#behindUntil;
  }
}
