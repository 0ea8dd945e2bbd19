/** Milliseconds between two progress reports on a chronicle. */
const BETWEEN_WORDS = 1_500;

/** Reports progress now and then, one message after the other and none after the end. */
export function createTelling(say: (done: number, all: number) => Promise<void>) {
  let last = Number.NEGATIVE_INFINITY;
  let saying: Promise<void> = Promise.resolve();
  return {
    tell(done: number, all: number): void {
      const now = performance.now();
      if (now - last < BETWEEN_WORDS) return;
      last = now;
      // A person who has dismissed the message needs no more.
      saying = saying.then(() => say(done, all)).catch(() => {});
    },
    end: (): Promise<void> => saying,
  };
}
