import { BroadcastChannel, threadId } from 'node:worker_threads';
import type { Game } from '../kernel/game.ts';
import type { Pack } from './pack.ts';
import { registeredPacks, registerPack } from './register-pack.ts';

/**
 * Packs come while the bot runs, and threads that draw or think need them as well. A thread is told with each task
 * how many there are; what it lacks it asks for here.
 */
export interface PacksThere {
  /** Where to ask. */
  channel: string;
  count: number;
}

interface Asked {
  from: number;
  answer: string;
}

let open: BroadcastChannel | null = null;

/** What a thread of ours is told with a task; null as long as there are no packs. */
export function packsThere(): PacksThere | null {
  const count = registeredPacks().length;
  if (count === 0) return null;
  open ??= answering(`packs ${process.pid} ${threadId}`);
  return { channel: open.name, count };
}

function answering(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channel.unref();
  channel.onmessage = (event) => {
    const { from, answer } = (event as { data: Asked }).data;
    const reply = new BroadcastChannel(answer);
    reply.postMessage(registeredPacks().slice(from));
    reply.close();
  };
  return channel;
}

/** Registers what this thread lacks, in the order in which it came. */
export async function knowPacks(there: PacksThere | null, games: readonly Game[]): Promise<void> {
  const from = registeredPacks().length;
  if (!there || from >= there.count) return;
  const answer = `${there.channel} to ${threadId} from ${from}`;
  const reply = new BroadcastChannel(answer);
  const asking = new BroadcastChannel(there.channel);
  try {
    const answered = new Promise<readonly Pack[]>((resolve) => {
      reply.onmessage = (event) => resolve((event as { data: readonly Pack[] }).data);
    });
    asking.postMessage({ from, answer } satisfies Asked);
    for (const pack of await answered) registerPack(pack, games);
  } finally {
    asking.close();
    reply.close();
  }
}
