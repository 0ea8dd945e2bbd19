import { Worker } from 'node:worker_threads';
import { packsThere } from '../packs/sharing.ts';
import type { Answer, Said, ThinkingTask } from './serve-questions.ts';
import type { Question } from './thinking.ts';

const BOOTSTRAP = new URL('../worker-thread.js', import.meta.url);
/** Milliseconds in which a thread must be ready, including its games. */
const STARTING = 60_000;
/** Milliseconds that an answer may take beyond the time it was given. */
const PATIENCE = 3_000;

/** A worker thread that answers one question at a time. */
export interface ThinkingThread {
  /**
   * What it thinks, or what went wrong with the rules. Rejects if the thread dies or takes too long: it is then
   * useless.
   */
  ask(question: Question): Promise<Answer>;
  end(): Promise<void>;
}

/** @param entry the module that the thread runs; it calls `serveQuestions` */
export function startThinkingThread(entry: URL): ThinkingThread {
  const worker = new Worker(BOOTSTRAP, { workerData: { entry: entry.href }, stdin: false });
  worker.unref();
  const ready = heard(worker, STARTING, (said) => ('ready' in said ? true : undefined));
  // A caller learns of a failed start; before that nobody has to.
  ready.catch(() => {});
  return {
    async ask(question) {
      await ready;
      const given = 'milliseconds' in question.budget ? question.budget.milliseconds : STARTING;
      const answer = heard(worker, given + PATIENCE, (said) =>
        'ready' in said ? undefined : said,
      );
      worker.postMessage({ question, packs: packsThere() } satisfies ThinkingTask);
      return answer;
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** Waits for the first message from which `read` makes something. */
function heard<Heard>(
  worker: Worker,
  within: number,
  read: (said: Said) => Heard | undefined,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (said: Said) => {
      const found = read(said);
      if (found !== undefined) done(() => resolve(found));
    };
    const onError = (error: Error) => done(() => reject(error));
    const onExit = (code: number) => onError(new Error(`The thinking thread ended with ${code}.`));
    const timer = setTimeout(() => onError(new Error(`No answer within ${within} ms.`)), within);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
