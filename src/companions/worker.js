import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Node starts a worker thread without the loader of the thread that made it.
register();
await import(workerData.entry);
