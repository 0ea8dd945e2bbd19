import { setTimeout as wait } from 'node:timers/promises';
import type { LocalDiscord } from '../../local/index.ts';
import type { BotProcess } from '../bot/bot-process.ts';
import type { BreakableConnection } from '../bot/breakable-connection.ts';
import { publicMessages } from '../record/messages.ts';
import type { BotsClock } from './bots-clock.ts';
import type { FullDisk } from './full-disk.ts';
import type { Outages } from './outages.ts';
import type { Fault } from './schedule.ts';

/** Milliseconds in which the bot must be back. */
const BACK = 60_000;
/** Milliseconds between the times at which the server ends all connections. */
const AGAIN = 1_000;

/** What faults befall. */
export interface Victims {
  discord: LocalDiscord;
  database: BreakableConnection;
  disk: FullDisk;
  clock: BotsClock;
  start: () => BotProcess;
  bot: BotProcess;
  /** The current threads, in the order of the tables; empty for one that has none now. */
  threads(): string[];
  outages: Outages;
  /** Ids of everything that somebody has deleted. */
  deleted: Set<string>;
}

/** Makes something go wrong. Resolves when it is over, as far as it ends by itself. */
export async function inject(victims: Victims, fault: Fault): Promise<void> {
  const { discord, outages, deleted } = victims;
  const { faults } = discord;
  switch (fault.kind) {
    case 'rate-limit':
      return faults.failRequests({ ...fault, status: 429 });
    case 'server-error':
      return faults.failRequests(fault);
    case 'cut':
      return faults.failRequests({ ...fault, status: 'cut' });
    case 'gateway':
      return dropGateway(victims, fault);
    case 'duplicate':
      return faults.duplicateNextInteraction(fault.copies);
    case 'late':
      return faults.delayNextInteraction(fault.milliseconds);
    case 'out-of-order':
      return faults.swapNextInteractions();
    case 'archive': {
      const thread = threadOf(victims, fault.table);
      if (thread !== null) faults.archiveThread(thread);
      return;
    }
    case 'delete-thread':
      return deleteThread(victims, fault.table);
    case 'lost-thread':
      discord.permissions.take('CREATE_PUBLIC_THREADS');
      deleteThread(victims, fault.table);
      await wait(fault.milliseconds);
      return discord.permissions.give('CREATE_PUBLIC_THREADS');
    case 'delete-message': {
      const thread = threadOf(victims, fault.table);
      const messages = thread === null ? [] : publicMessages(discord, thread);
      const message = messages[fault.message % Math.max(messages.length, 1)];
      if (!message) return;
      deleted.add(message.id);
      faults.deleteMessage(message.id);
      return;
    }
    case 'database': {
      const back = outages.begin('database');
      victims.database.cut();
      await wait(fault.milliseconds);
      victims.database.mend();
      back();
      return;
    }
    case 'terminate': {
      const back = outages.begin('database');
      for (let times = 0; times < fault.times; times++) {
        victims.database.terminate();
        await wait(AGAIN);
      }
      return back();
    }
    case 'hang': {
      const back = outages.begin('database');
      victims.database.hang();
      await wait(fault.milliseconds);
      victims.database.mend(fault.forGood);
      return back();
    }
    case 'full-disk': {
      const back = outages.begin('database');
      await victims.disk.fill();
      await wait(fault.milliseconds);
      await victims.disk.empty();
      return back();
    }
    case 'clock':
      victims.clock.set(fault.wrong);
      await wait(fault.milliseconds);
      return victims.clock.set(0);
    case 'kill': {
      const back = outages.begin('bot');
      await victims.bot.kill();
      victims.bot = victims.start();
      await victims.bot.ready(BACK);
      back();
    }
  }
}

function deleteThread(victims: Victims, table: number): void {
  const thread = threadOf(victims, table);
  if (thread === null) return;
  victims.deleted.add(thread);
  victims.discord.faults.deleteThread(thread);
}

async function dropGateway(
  { discord, outages }: Victims,
  { how, resumable }: Extract<Fault, { kind: 'gateway' }>,
): Promise<void> {
  const back = outages.begin('gateway');
  discord.faults.dropGateway(how, resumable);
  await discord.waitFor(() => discord.botConnected(), BACK, 'the bot to connect again');
  back();
}

/** The thread of one of the tables, wrapping around; null if there is none now. */
function threadOf({ discord, threads }: Victims, table: number): string | null {
  const all = threads();
  const thread = all[table % Math.max(all.length, 1)];
  return thread && discord.threads().some(({ id }) => id === thread) ? thread : null;
}
