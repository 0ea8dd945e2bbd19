import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { packsThere } from '../../packs/sharing.ts';
import type { ThreadTask } from '../thread-task.ts';
import type { Comparison } from './comparing.ts';
import type { ComparingTask } from './comparing-worker.ts';

const BOOTSTRAP = new URL('../../worker-thread.js', import.meta.url);
const ENTRY = new URL('./comparing-worker.ts', import.meta.url);

/** The result of everything submitted. */
export interface Compared {
  forecasts: number;
  different: number;
}

/** Compares on as many threads as the machine has cores. */
export interface ComparingThreads {
  /** Submits something for comparison. */
  add(task: ComparingTask): void;
  /** Waits until everything has been compared. Fails if something could not be. */
  all(): Promise<Compared>;
}

/** Names on stderr whatever does not come as foretold, and from time to time reports progress. */
export function compareOnThreads(): ComparingThreads {
  const pool = new Piscina<ThreadTask<ComparingTask>, Comparison>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
  });
  const compared: Compared = { forecasts: 0, different: 0 };
  const tasks: Promise<void>[] = [];
  return {
    add(task) {
      tasks.push(
        pool
          .run({ gameId: 'adventure', packs: packsThere(), task })
          .then(({ forecasts, different }) => {
            compared.forecasts += forecasts;
            compared.different += different.length;
            for (const one of different) process.stderr.write(`${one}\n`);
          }),
      );
    },
    async all() {
      const telling = setInterval(() => {
        const open = pool.queueSize + availableParallelism();
        process.stderr.write(`${Math.max(0, tasks.length - open)} of ${tasks.length} compared\n`);
      }, A_WHILE);
      try {
        await Promise.all(tasks);
      } finally {
        clearInterval(telling);
        await pool.destroy();
      }
      return compared;
    },
  };
}

/** In milliseconds. */
const A_WHILE = 30_000;
