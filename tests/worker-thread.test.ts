import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const BOOTSTRAP = new URL('../src/worker-thread.js', import.meta.url);
const ENTRY = new URL('support/priority-entry.ts', import.meta.url);

it.runIf(process.platform === 'linux')(
  'a thread gives way to the process that made it, which keeps its own priority',
  async () => {
    const before = getPriority();
    const thread = new Worker(BOOTSTRAP, { workerData: { entry: ENTRY.href } });
    const [priority] = await once(thread, 'message');
    await thread.terminate();
    expect(priority).toBe(Math.min(19, before + 5));
    expect(getPriority()).toBe(before);
  },
);
