import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILED } from '../../starting/compile.js';
import { MAIN, startBot } from '../bot/bot-process.ts';
import { discordFor } from '../bot/local-discord.ts';
import { megabytesOf } from '../bot/memory.ts';
import { rounded } from './statistics.ts';

/** What it takes to start the bot as everyone does, against a Discord in another process. */
export interface StartFigures {
  /** Seconds until it accepts commands. */
  seconds: number;
  /** Peak megabytes resident by then, and when nothing has happened for a while. */
  peakMB: number;
  idleMB: number;
}

/** Milliseconds in which it must start, and after which it is idle. */
const READY = 60_000;
const IDLE = 15_000;

/** The first start ever, with nothing compiled and no database, and the one after it. */
export async function benchStart(
  databaseUrl?: string,
): Promise<{ first: StartFigures; later: StartFigures }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-bench-'));
  try {
    await rm(COMPILED, { recursive: true, force: true });
    const first = await started(dataFolder, databaseUrl);
    return { first, later: await started(dataFolder, databaseUrl) };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function started(dataFolder: string, databaseUrl?: string): Promise<StartFigures> {
  const discord = await discordFor(1);
  const begun = performance.now();
  const bot = startBot({ module: MAIN, discord, dataFolder, databaseUrl });
  try {
    await bot.ready(READY);
    const seconds = (performance.now() - begun) / 1000;
    const peak = await megabytesOf(bot.pid, 'VmHWM');
    await wait(IDLE);
    return {
      seconds: rounded(seconds, 1),
      peakMB: rounded(peak, 0),
      idleMB: rounded(await megabytesOf(bot.pid, 'VmRSS'), 0),
    };
  } finally {
    await bot.stop();
    await discord.close();
  }
}
