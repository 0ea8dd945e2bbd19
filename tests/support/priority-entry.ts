import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** A thread that says with which priority it runs. */
parentPort?.postMessage(getPriority());
