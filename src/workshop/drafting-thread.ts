import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Asked } from './asked.ts';
import type { Said } from './serve-asked.ts';

const BOOTSTRAP = new URL('../worker-thread.js', import.meta.url);

/** A thread that answers one question at a time. */
export interface DraftingThread {
  /** How many questions it has been asked. */
  readonly asked: number;
  /** Its answer, line by line. Throws if it takes too long or ends: it is then useless. */
  ask(asked: Asked, longest: number): AsyncGenerator<object>;
  end(): Promise<number>;
}

/** @param entry the module that the thread runs; it calls `serveAsked` */
export function startDraftingThread(entry: URL): DraftingThread {
  const worker = new Worker(BOOTSTRAP, { workerData: { entry: entry.href }, stdin: false });
  worker.unref();
  worker.on('error', () => {});
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    async *ask(question, longest) {
      asked += 1;
      const signal = AbortSignal.any([AbortSignal.timeout(longest), ended.signal]);
      const said = on(worker, 'message', { signal });
      worker.postMessage(question);
      for await (const [one] of said as AsyncIterable<[Said]>) {
        if ('problem' in one) throw new Error(one.problem);
        if ('ended' in one) return;
        yield one.line;
      }
    },
    end: () => worker.terminate(),
  };
}
