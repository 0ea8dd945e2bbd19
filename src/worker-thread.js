import os from 'node:os';
import { workerData } from 'node:worker_threads';

/** By how much a thread's work gives way, as `nice` counts: it gets a third of what the bot gets where both want more. */
const GIVES_WAY = 5;

// People wait for the bot's own thread first, and only then for what others think or draw for it. Only Linux has a
// priority for each thread; elsewhere this would slow down the bot as well.
if (process.platform === 'linux') {
  os.setPriority(Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + GIVES_WAY));
}

// Node starts a worker thread without the loader of the thread that made it. Every thread of ours begins here,
// with the module that it should run as `entry`; one that is compiled needs no loader.
if (new URL(workerData.entry).pathname.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { default: handler } = await import(workerData.entry);

/** What a pool of threads calls for each task, if the entry answers one. */
export default handler;
