import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeOfThread } from '../../src/companions/time-of-thread.ts';
import { doPiece, measureMachine, timePiece, watchMachine } from '../../src/drivers/yardstick.ts';

/** Whoever changes the piece changes this, and can't compare figures with earlier ones any more. */
const ANSWER = 290_437;

describe('a fixed piece of work tells how fast the machine is', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('always comes to the same', () => {
    expect([doPiece(), doPiece(), doPiece()]).toEqual([ANSWER, ANSWER, ANSWER]);
  });

  it('takes processor time', () => {
    expect(timePiece()).toBeGreaterThan(0);
  });

  it('is timed by what the thread does, not by what it waits for', () => {
    const before = timeOfThread();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    expect(timeOfThread() - before).toBeLessThan(100);
  });

  it('is done many times at once', () => {
    const { pieceMs } = measureMachine();
    expect(pieceMs.p50).toBeGreaterThan(0);
    expect(pieceMs.p95).toBeGreaterThanOrEqual(pieceMs.p50);
  });

  it('is done every five seconds until somebody has measured enough', () => {
    vi.useFakeTimers();
    const timed = vi.spyOn(process, 'cpuUsage');
    const machine = watchMachine();
    const once = timed.mock.calls.length;
    vi.advanceTimersByTime(10_000);
    expect(timed).toHaveBeenCalledTimes(3 * once);
    expect(machine.stop().pieceMs.p50).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    expect(timed).toHaveBeenCalledTimes(3 * once);
  });
});
