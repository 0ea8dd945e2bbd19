import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Circumstances } from './attempt.ts';
import { emptyQueue, type Queue } from './queue.ts';
import type { Shown } from './snapshots.ts';

export interface PublishingOptions extends Pick<Circumstances, 'store' | 'publisher' | 'log'> {
  table: Shown;
  now?: () => Date;
  /** Milliseconds between two sweeps for what other processes, or this one before a crash, left owed. */
  sweepEvery?: number;
  /**
   * Milliseconds for which a match's publishing is reserved (10 000); renewed while it lasts. If a process is
   * killed while it publishes, the match's messages wait that long for another one.
   */
  leaseFor?: number;
  /** Matches published side by side. */
  atOnce?: number;
}

/** What publishing has to do and is doing, changed by the functions that do it. */
export interface PublishingWork
  extends Pick<PublishingOptions, 'store' | 'publisher' | 'log' | 'table'>,
    Required<Pick<PublishingOptions, 'now' | 'leaseFor' | 'atOnce'>> {
  /** For whom matches are reserved. */
  owner: string;
  queue: Queue;
  /** Matches as committed, for as long as that may save reading them. */
  handedOn: Map<string, StoredMatch>;
  /** Work in progress, with whether all of it has succeeded. */
  running: Map<string, Promise<boolean>>;
  /** Emits a match's id when its work begins, or won't. */
  begun: EventEmitter;
  /** When a match is looked at again. */
  timers: Map<string, { at: number; timer: NodeJS.Timeout }>;
  stopped: boolean;
}

export const newWork = ({ store, publisher, log, table, ...others }: PublishingOptions) =>
  ({
    store,
    publisher,
    log,
    table,
    now: others.now ?? (() => new Date()),
    leaseFor: others.leaseFor ?? 10_000,
    atOnce: others.atOnce ?? 16,
    owner: randomUUID(),
    queue: emptyQueue(),
    handedOn: new Map(),
    running: new Map(),
    begun: new EventEmitter().setMaxListeners(0),
    timers: new Map(),
    stopped: false,
  }) satisfies PublishingWork as PublishingWork;
