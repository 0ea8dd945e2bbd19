import type { World } from '../world/world.ts';

/** How often a probe is asked while nothing changes here (it may look at the bot's state), in milliseconds. */
const ASK_AGAIN = 25;

/** Resolves with the first truthy answer of `probe`, asked now, after every change, and now and then. */
export function waitForChange<T>(
  world: World,
  probe: () => T | null | undefined | false,
  timeout: number,
  what: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const stop = () => {
      over = true;
      clearTimeout(timer);
      clearInterval(again);
      world.events.off('change', changed);
    };
    const check = () => {
      if (over) return;
      try {
        const found = probe();
        if (!found) return;
        stop();
        resolve(found);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    // A change is reported in the middle of the request that makes it; look once that is finished.
    const changed = () => queueMicrotask(check);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${timeout} ms in vain for ${what}`));
    }, timeout);
    const again = setInterval(check, ASK_AGAIN);
    world.events.on('change', changed);
    check();
  });
}
