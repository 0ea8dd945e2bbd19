import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of work after which everything else that waits gets its turn. */
const SLICE = 10;

/** Iterates over something long without keeping the process from answering others meanwhile. */
export async function* unhurried<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < SLICE) continue;
    await others();
    since = performance.now();
  }
}
