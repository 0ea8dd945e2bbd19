import { workerData } from 'node:worker_threads';

// Node starts a worker thread without the loader of the thread that made it. Every thread of ours begins here,
// with the module that it should run as `entry`; one that is compiled needs no loader.
if (new URL(workerData.entry).pathname.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { default: handler } = await import(workerData.entry);

/** What a pool of threads calls for each task, if the entry answers one. */
export default handler;
