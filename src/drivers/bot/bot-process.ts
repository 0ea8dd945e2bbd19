import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from '../../local/index.ts';
import { isComplaint, isFault } from './complaints.ts';

/** The bot as everyone starts it. */
export const MAIN = new URL('../../start.js', import.meta.url);

/** The project's folder, where the TypeScript loader is found. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What `npm start` says about memory, to the system's allocator (NAME=VALUE) and to Node.js (--option=VALUE). */
const STARTED_WITH = (
  JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts.start as string
).split(' ');
const ALLOCATOR = Object.fromEntries(
  STARTED_WITH.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
) as { [name: string]: string };
const OPTIONS = STARTED_WITH.filter((word) => word.startsWith('--'));
/** Milliseconds in which Discord notices that a process has ended. */
const FAREWELL = 5_000;

export interface BotPlace {
  /** The module that starts the bot. */
  module: URL;
  discord: LocalDiscord;
  dataFolder: string;
  /** A Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Variables besides those that say where the bot is. */
  environment?: { readonly [name: string]: string };
  /** Arguments for Node.js itself: a profile of where its time goes. */
  nodeArguments?: readonly string[];
  /** The only shard that it serves, out of `count`; all unless given. */
  shard?: { id: number; count: number };
}

/** The bot in a process of its own. */
export interface BotProcess {
  pid: number;
  /** Resolves once it is connected to Discord and accepts commands. Rejects if it ends before that. */
  ready(milliseconds: number): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to end; resolves with its exit status. */
  stop(): Promise<number | null>;
  /** Resolves with its exit status when it has ended, for whatever reason. */
  ended: Promise<number | null>;
  /** Its log: warnings and worse. */
  complaints: string[];
  /** Those of them that are faults. */
  faults(): string[];
}

/** Starts the bot against a local Discord. */
export function startBot(place: BotPlace): BotProcess {
  const { module, discord, dataFolder, databaseUrl, environment } = place;
  const { nodeArguments = [], shard } = place;
  const path = fileURLToPath(module);
  const loader = path.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...OPTIONS, ...nodeArguments, ...loader, path], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...ALLOCATOR,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.apiBase,
      DATABASE_URL: databaseUrl ?? '',
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      SHARDS: shard ? String(shard.id) : '',
      SHARD_COUNT: shard ? String(shard.count) : '',
      ...environment,
    },
  });
  const complaints: string[] = [];
  collectLines(child, (line) => {
    if (isComplaint(line)) complaints.push(line);
  });
  const gone = once(child, 'close').then(() => child.exitCode);
  return {
    pid: child.pid ?? 0,
    ended: gone,
    complaints,
    faults: () => complaints.filter(isFault),
    async ready(milliseconds) {
      const ended = gone.then(() => {
        throw new Error(`The bot ended before it was ready.\n${complaints.join('\n')}`);
      });
      const connected = discord.waitFor(
        () => discord.botConnected(shard?.id) && discord.commands().length > 0,
        milliseconds,
        'the bot to connect',
      );
      // It usually ends later, when nobody waits for this promise any more.
      ended.catch(() => {});
      await Promise.race([connected, ended]);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
      await discord.waitFor(
        () => !discord.botConnected(shard?.id),
        FAREWELL,
        'the connection to break',
      );
    },
    async stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

function collectLines({ stdout, stderr }: ChildProcess, take: (line: string) => void): void {
  for (const stream of [stdout, stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') take(line);
    });
  }
}
