import type { World } from '../state/world.ts';

/** Resolves with the first truthy answer of `probe`, asked now and after every change. */
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
    // A change is told of in the middle of the request that makes it; look once that is through.
    const changed = () => queueMicrotask(check);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${timeout} ms in vain for ${what}`));
    }, timeout);
    world.events.on('change', changed);
    check();
  });
}
