import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startClock, timeOfThread } from '../../src/companions/time-of-thread.ts';

function work(milliseconds: number): void {
  const until = timeOfThread() + milliseconds;
  while (timeOfThread() < until);
}

describe('the clock of a thread that thinks', () => {
  it('tells what it has had of the processor', () => {
    const clock = startClock();
    work(30);
    expect(clock()).toBeGreaterThanOrEqual(30);
  });

  it('goes at least half as fast as time, so that nobody waits more than twice as long', async () => {
    const clock = startClock();
    await wait(300);
    expect(clock()).toBeGreaterThanOrEqual(145);
  });

  it.runIf(process.platform === 'linux')('hardly counts what others have had of it', async () => {
    const begun = performance.now();
    const clock = startClock();
    await wait(300);
    const [told, passed] = [clock(), performance.now() - begun];
    expect(told).toBeLessThan(passed * 0.9);
  });
});
