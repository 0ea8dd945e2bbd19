import { below, pick, type RandomState, seedRandom, shuffle } from '../../kernel/random.ts';
import { seedOf } from '../seeds.ts';

/** Something that goes wrong; its victim is given by a number, since nothing is known of the run yet. */
export type Fault =
  | { kind: 'rate-limit'; path: string; times: number; retryAfter: number }
  | { kind: 'server-error'; path: string; times: number; status: number; when: 'before' | 'after' }
  | { kind: 'cut'; path: string; when: 'before' | 'after' }
  | { kind: 'gateway'; how: 'close' | 'reconnect' | 'invalid-session'; resumable: boolean }
  | { kind: 'duplicate'; copies: number }
  | { kind: 'late'; milliseconds: number }
  | { kind: 'out-of-order' }
  | { kind: 'archive'; table: number }
  | { kind: 'delete-thread'; table: number }
  | { kind: 'delete-message'; table: number; message: number }
  | { kind: 'lost-thread'; table: number; milliseconds: number }
  | { kind: 'database'; milliseconds: number }
  | { kind: 'terminate'; times: number }
  | { kind: 'hang'; milliseconds: number; forGood: boolean }
  | { kind: 'full-disk'; milliseconds: number }
  | { kind: 'clock'; wrong: number; milliseconds: number }
  | { kind: 'kill' };

export interface PlannedFault {
  /** Milliseconds from the beginning. */
  at: number;
  fault: Fault;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds between two faults. */
const GAP = { least: 500, most: 3_500 };
/** Milliseconds before the first. */
const QUIET = 1_000;
/** Answers to presses, what follows them, and what is public. */
const PATHS = ['/callback', '/webhooks/', '/messages', '/threads', ''] as const;
/** The highest number for a table or a message: numbers wrap around the existing ones. */
const MANY = 1_000;

const KINDS: { readonly [Kind in Fault['kind']]: (random: RandomState) => Fault & { kind: Kind } } =
  {
    'rate-limit': (random) => ({
      kind: 'rate-limit',
      path: pick(random, PATHS),
      times: 1 + below(random, 3),
      retryAfter: (1 + below(random, 6)) / 10,
    }),
    'server-error': (random) => ({
      kind: 'server-error',
      path: pick(random, PATHS),
      times: 1 + below(random, 2),
      status: pick(random, [500, 502, 503]),
      when: pick(random, ['before', 'after']),
    }),
    cut: (random) => ({
      kind: 'cut',
      path: pick(random, PATHS),
      when: pick(random, ['before', 'after']),
    }),
    gateway: (random) => ({
      kind: 'gateway',
      how: pick(random, ['close', 'reconnect', 'invalid-session']),
      resumable: below(random, 2) === 0,
    }),
    duplicate: (random) => ({ kind: 'duplicate', copies: 2 + below(random, 2) }),
    // Half of them so late that nobody could answer any more.
    late: (random) => ({ kind: 'late', milliseconds: pick(random, [300, 1_000, 3_200, 4_000]) }),
    'out-of-order': () => ({ kind: 'out-of-order' }),
    archive: (random) => ({ kind: 'archive', table: below(random, MANY) }),
    'delete-thread': (random) => ({ kind: 'delete-thread', table: below(random, MANY) }),
    'delete-message': (random) => ({
      kind: 'delete-message',
      table: below(random, MANY),
      message: below(random, MANY),
    }),
    // It is deleted, and for a while nobody may open another.
    'lost-thread': (random) => ({
      kind: 'lost-thread',
      table: below(random, MANY),
      milliseconds: 1_000 + below(random, 5_000),
    }),
    database: (random) => ({ kind: 'database', milliseconds: 200 + below(random, 4_000) }),
    terminate: (random) => ({ kind: 'terminate', times: 1 + below(random, 4) }),
    hang: (random) => ({
      kind: 'hang',
      milliseconds: 500 + below(random, 6_000),
      forGood: below(random, 2) === 0,
    }),
    'full-disk': (random) => ({ kind: 'full-disk', milliseconds: 500 + below(random, 4_000) }),
    clock: (random) => ({
      kind: 'clock',
      wrong: pick(random, [-DAY, -HOUR, HOUR, DAY]),
      milliseconds: 500 + below(random, 5_000),
    }),
    kill: () => ({ kind: 'kill' }),
  };

/** Everything that goes wrong in this many minutes: each kind as often as the others, in random order. */
export function scheduleOf(seed: number, minutes: number): PlannedFault[] {
  const random = seedRandom(seedOf(seed, 0, 'faults'));
  const kinds: (keyof typeof KINDS)[] = [];
  const planned: PlannedFault[] = [];
  for (let at = QUIET; at < minutes * 60_000; at += gap(random)) {
    if (kinds.length === 0) kinds.push(...shuffle(random, Object.keys(KINDS) as typeof kinds));
    const kind = kinds.pop() as Fault['kind'];
    planned.push({ at, fault: KINDS[kind](random) });
  }
  return planned;
}

const gap = (random: RandomState): number => GAP.least + below(random, GAP.most - GAP.least);
